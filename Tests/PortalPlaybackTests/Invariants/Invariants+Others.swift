import PortalModel
import PortalPlayback

extension Invariants {
    /// Every completion is that of the newest intent of some portal, which completes once, and none is owed at the end.
    func completions() -> [String] {
        var done: Set<Int> = []
        var faults: [String] = []
        for event in recording.events where event.kind == .completed {
            let newest = plan.portals.indices.flatMap { portal in
                history.newest(portal, at: event.frame).filter { intent in
                    let group = plan.transitions[intent.transition].groupName
                    return (group ?? plan.portals[portal].subject) == event.subject
                        && event.value == .flag(intent.opens) && !intent.isTransferred
                }
            }
            guard let intent = newest.first(where: { !done.contains($0.number) }) else {
                faults.append("\(event) belongs to no newest intent")
                continue
            }
            done.insert(intent.number)
        }
        let owed = plan.portals.indices.compactMap { history.intents[$0].last?.intent }
        for intent in owed where !intent.isTransferred && !done.contains(intent.number) {
            faults.append("intent \(intent) never completed")
        }
        return faults
    }

    /// Pop-ups come and go as the steps ask, taps hit what was on top.
    func taps() -> [String] {
        guard !plan.popups.isEmpty else { return [] }
        let asked = PopupModel(plan, steps, recording).events
        let done = recording.events.filter { [.presented, .dismissing, .tapIgnored].contains($0.kind) }.map {
            PopupModel.Event(frame: $0.frame, kind: $0.kind, subject: $0.subject)
        }
        return asked == done ? [] : ["pop-ups did \(done) instead of \(asked)"]
    }

    /// A pop-up is drawn from `presented` until before `dismissed`, and its scale is its opacity.
    func popups() -> [String] {
        var faults: [String] = []
        for track in recording.tracks where track.role == .popup {
            var isPresent = false
            var events = recording.events.filter { $0.subject == track.subject }[...]
            for frame in track.firstFrame..<recording.frameCount {
                for event in events.prefix(while: { $0.frame <= frame }) {
                    events = events.dropFirst()
                    if event.kind == .presented { isPresent = true }
                    if event.kind == .dismissed { isPresent = false }
                }
                guard let row = track[frame: frame] else { continue }
                if !isPresent { faults.append("\(track.subject) is drawn in frame \(frame)") }
                let scale = recording.reduceMotion ? 1 : row[row.endIndex - 1]
                if row[row.endIndex - 2] != scale {
                    faults.append("\(track.subject) has a scale of its own in \(frame)")
                }
            }
        }
        for track in recording.tracks where track.role == .popupBackground {
            if !track.values.allSatisfy({ 0...1 ~= $0 }) {
                faults.append("the background of \(track.subject) overshoots")
            }
        }
        return faults
    }

    /// Progress ends where the offset, or the snap that holds it, asks for.
    func headers() -> [String] {
        plan.headers.indices.flatMap { header in
            let model = HeaderModel(plan.headers[header], header, steps)
            let track = recording.tracks.first { $0.role == .headerTitle && $0.subject == plan.headers[header].id }
            let snaps = recording.events.filter { $0.kind == .snapped && $0.subject == plan.headers[header].id }
            var faults: [String] = []
            if let last = track?.values.suffix(4).first, last != model.aim { faults.append("a header ends at \(last)") }
            if snaps.map(\.frame) != model.snaps.map(\.frame)
                || snaps.map(\.value) != model.snaps.map({ .number($0.end) })
            {
                faults.append("a header snaps as \(snaps)")
            }
            return faults
        }
    }

    /// A container appears once and settles once, with every view in its place.
    func containers() -> [String] {
        plan.containers.flatMap { container in
            let kinds = recording.events.filter { $0.subject == container.name && $0.kind != .warning }.map(\.kind)
            var faults = kinds.isEmpty || kinds == [.appeared, .settled] ? [] : ["\(container.name): \(kinds)"]
            for member in container.members where !kinds.isEmpty {
                let track = recording.track(.delayed, plan.views[member.view].id)
                if let track, track.isDrawn.last == true, track.values.last != 1 {
                    faults.append("\(track.subject) does not quite appear")
                }
            }
            return faults
        }
    }
}

/// A header's rules told again, without motion.
private struct HeaderModel {
    private(set) var aim = 0.0
    private(set) var snaps: [(frame: Int, end: Double)] = []
    private var offset = 0.0
    private var isDown = true
    private var held: Double?

    init(_ header: Plan.Header, _ place: Int, _ steps: [(frame: Int, action: Plan.Action)]) {
        for step in steps {
            switch step.action {
            case .scroll(place, let target) where target != offset:
                let move = target - offset
                offset = target
                if abs(move) > 0.1 { isDown = move > 0 }
                if held == (move > 0 ? 1 : 0) { continue }
                held = nil
                aim = min(max((offset - header.start) / 40, 0), 1)
            case .endScroll(place) where aim > 0 && aim < 1 && header.snapping != .none:
                aim = header.snapping == .nearest ? (aim > 0.5 ? 1 : 0) : (isDown ? 1 : 0)
                held = aim
                snaps.append((step.frame, aim))
            default: break
            }
        }
    }
}

extension Plan.Transition {
    /// A group's completions are its own.
    fileprivate var groupName: String? {
        if case .group(let name, _) = kind { name } else { nil }
    }
}
