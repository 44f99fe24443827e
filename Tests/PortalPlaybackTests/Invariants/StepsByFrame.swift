import PortalModel
import PortalPlayback

/// What a play is asked to do, by the frames in which it is carried out.
///
/// The second half of a play that goes there and back comes in the frame after the first has completed.
struct StepsByFrame {
    private(set) var steps: [(frame: Int, action: Plan.Action)] = []

    init(_ plan: Plan, _ recording: Recording) {
        switch plan.course {
        case .script(let script):
            steps = script.map { (Self.frame(of: $0.at, fps: recording.fps), $0.action) }
        case .transition(let transition):
            let members = plan.transitions[transition].members
            let isItem = plan.transitions[transition].kind == .item
            func action(opens: Bool) -> Plan.Action {
                if isItem { return .selectPortal(transition: transition, portal: opens ? members[0] : nil) }
                return opens ? .activate(transition: transition) : .deactivate(transition: transition)
            }
            steps = [(0, action(opens: true))]
            if let done = recording.events.first(where: { $0.kind == .completed && $0.value == .flag(true) }) {
                steps.append((done.frame + 1, action(opens: false)))
            }
        case .popup(let popup):
            steps = [(0, .present(popup: popup, item: 0))]
            if let done = recording.events.first(where: { $0.kind == .settled }) {
                steps.append((done.frame + 1, .dismiss(popup: popup)))
            }
        case .container(let container): steps = [(0, .appear(container: container))]
        case .header(let header):
            let last = recording.fps / 2
            let end = plan.headers[header].start + 40
            steps = (0...last).map { frame in
                let offset = frame == last ? end : end * Double(frame) / Double(last)
                return (frame, .scroll(header: header, offset: offset))
            }
            steps.append((last, .endScroll(header: header)))
        }
    }

    /// The first frame that is not earlier than the time by more than a nanosecond.
    static func frame(of time: Double, fps: Int) -> Int {
        var frame = Int(time * Double(fps))
        while Double(frame) / Double(fps) + 1e-9 < time { frame += 1 }
        return frame
    }
}

extension Plan.Header {
    /// A third of an accessory that flows, else 5 points.
    var start: Double { accessory.flatMap { $0.isStatic ? nil : $0.source.height / 3 } ?? 5 }
}
