import PortalModel

/// What a portal, a pop-up or a delayed container is doing.
enum Phase {
    case atRest, waiting, opening, shown, closing
}

/// The phases of one subject over the frames of a play, read from its events.
struct PhaseHistory {
    /// Portals may share names with pop-ups and delayed containers, which share none with one another.
    private enum Family: Hashable { case portal, presentation }

    private struct Key: Hashable {
        var family: Family
        var subject: String
    }

    let subject: String
    /// What begins in which frame, in order.
    private(set) var changes: [(frame: Int, phase: Phase)] = []

    /// The histories of all subjects, in the order in which they first did something.
    static func all(in recording: Recording) -> [PhaseHistory] {
        var places: [Key: Int] = [:]
        var histories: [PhaseHistory] = []
        func place(of key: Key) -> Int {
            if let place = places[key] { return place }
            histories.append(PhaseHistory(subject: key.subject))
            places[key] = histories.count - 1
            return histories.count - 1
        }
        for event in recording.events {
            guard let family = family(of: event.kind) else { continue }
            if event.kind == .transferred, case .text(let former) = event.value {
                histories[place(of: Key(family: family, subject: former))].enter(.atRest, in: event.frame)
            }
            histories[place(of: Key(family: family, subject: event.subject))].follow(event)
        }
        return histories
    }

    func phase(in frame: Int) -> Phase {
        changes.last { $0.frame <= frame }?.phase ?? .atRest
    }

    private init(subject: String) {
        self.subject = subject
    }

    private static func family(of kind: RecordedEvent.Kind) -> Family? {
        switch kind {
        case .activated, .flightStarted, .destinationShown, .deactivated, .interrupted, .transferred: .portal
        case .presented, .settled, .dismissing, .dismissed, .appeared: .presentation
        case .layerShown, .flightEnded, .layerHidden, .sourceShown, .completed, .tapIgnored, .snapped, .warning: nil
        }
    }

    private mutating func follow(_ event: RecordedEvent) {
        let isWaiting = changes.last?.phase == .waiting
        switch event.kind {
        case .activated: enter(.waiting, in: event.frame)
        case .flightStarted: enter(isWaiting ? .opening : .closing, in: event.frame)
        // A start that is called off leaves the return that it was to follow, or `deactivated` comes next.
        case .interrupted: if isWaiting { enter(.closing, in: event.frame) }
        case .destinationShown, .transferred, .settled: enter(.shown, in: event.frame)
        case .deactivated, .dismissed: enter(.atRest, in: event.frame)
        case .presented, .appeared: enter(.opening, in: event.frame)
        case .dismissing: enter(.closing, in: event.frame)
        case .layerShown, .flightEnded, .layerHidden, .sourceShown, .completed, .tapIgnored, .snapped, .warning: break
        }
    }

    private mutating func enter(_ phase: Phase, in frame: Int) {
        if changes.last?.frame == frame { changes.removeLast() }
        changes.append((frame, phase))
    }
}
