import PortalModel
import PortalPlayback

/// The rules of stacked pop-ups told again, without motion: who is presented, and what a tap hits.
struct PopupModel {
    struct Event: Equatable {
        var frame: Int
        var kind: RecordedEvent.Kind
        var subject: String
    }

    private struct Presented {
        var popup: Int
        var item: Int
        var isLeaving = false
    }

    private(set) var events: [Event] = []
    private let plan: Plan
    private let recording: Recording
    private var stack: [Presented] = []
    private var frames: [Rectangle]
    private var removed: Set<Int> = []

    init(_ plan: Plan, _ steps: [(frame: Int, action: Plan.Action)], _ recording: Recording) {
        self.plan = plan
        self.recording = recording
        frames = plan.views.map(\.frame)
        var gone = recording.events.filter { $0.kind == .dismissed }[...]
        for step in steps {
            for event in gone.prefix(while: { $0.frame < step.frame }) {
                stack = stack.filter { subject($0) != event.subject }
                gone = gone.dropFirst()
            }
            perform(step.action, at: step.frame)
        }
    }

    private mutating func perform(_ action: Plan.Action, at frame: Int) {
        switch action {
        case .present(let popup, let item): present(popup, item, frame)
        case .dismiss(let popup): if let place = place(popup) { leave(place, frame) }
        case .selectView(let popup, let item):
            let place = place(popup)
            if let place, stack[place].item == item { return }
            if let place { leave(place, frame) }
            if let item { present(popup, item, frame) }
        case .tapBackground(let popup): if let place = place(popup) { hitBackground(place, frame) }
        case .tap(let point):
            guard 0..<plan.canvas.width ~= point.x, 0..<plan.canvas.height ~= point.y,
                let place = stack.lastIndex(where: { !$0.isLeaving })
            else { return }
            if !isContent(place, point, frame) { hitBackground(place, frame) }
        case .move(let view, let rectangle): if !removed.contains(view) { frames[view] = rectangle }
        case .remove(let view): removed.insert(view)
        default: break
        }
    }

    private mutating func present(_ popup: Int, _ item: Int, _ frame: Int) {
        guard !removed.contains(plan.popups[popup].items[item].view) else { return }
        let known = stack.firstIndex { $0.popup == popup && $0.item == item }
        if let known, !stack[known].isLeaving { return }
        if let known { stack[known].isLeaving = false } else { stack.append(Presented(popup: popup, item: item)) }
        tell(.presented, known ?? stack.count - 1, frame)
    }

    private mutating func leave(_ place: Int, _ frame: Int) {
        stack[place].isLeaving = true
        tell(.dismissing, place, frame)
    }

    private mutating func hitBackground(_ place: Int, _ frame: Int) {
        if plan.popups[stack[place].popup].dismissesOnBackgroundTap {
            leave(place, frame)
        } else {
            tell(.tapIgnored, place, frame)
        }
    }

    /// Hit testing with what the frame before showed; views of pop-ups stand still but for the script's moves.
    private func isContent(_ place: Int, _ point: Point, _ frame: Int) -> Bool {
        let view = plan.popups[stack[place].popup].items[stack[place].item].view
        guard !removed.contains(view) else { return false }
        let scale =
            recording.value(.popup, subject(stack[place]), .scale, at: frame - 1) ?? (recording.reduceMotion ? 1 : 0)
        let shown = frames[view]
        let (width, height) = (shown.width * max(0, scale), shown.height * max(0, scale))
        let (x, y) = (shown.center.x - width / 2, shown.center.y - height / 2)
        return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }

    private func place(_ popup: Int) -> Int? { stack.firstIndex { $0.popup == popup && !$0.isLeaving } }

    private func subject(_ presented: Presented) -> String {
        plan.popups[presented.popup].items[presented.item].subject
    }

    private mutating func tell(_ kind: RecordedEvent.Kind, _ place: Int, _ frame: Int) {
        events.append(Event(frame: frame, kind: kind, subject: subject(stack[place])))
    }
}
