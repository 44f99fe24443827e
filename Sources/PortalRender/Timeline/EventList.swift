import PortalModel

/// The events one a line, those of a frame held together by a bracket.
struct EventList {
    var recording: Recording
    var style: TextStyle

    func lines() -> [String] {
        let events = recording.events
        let kindWidth = events.map(\.kind.rawValue.count).max() ?? 0
        let frameWidth = String(max(0, recording.frameCount - 1)).count
        let timeWidth = recording.duration.fixed(places: 3).count
        return events.indices.map { index in
            let event = events[index]
            let follows = index > 0 && events[index - 1].frame == event.frame
            let leads = index + 1 < events.count && events[index + 1].frame == event.frame
            let time = recording.time(of: event.frame).fixed(places: 3)
            let place = "\(time.rightAligned(to: timeWidth)) s  \(String(event.frame).rightAligned(to: frameWidth))"
            let margin = follows ? String(repeating: " ", count: place.count) : place
            let bracket = follows ? (leads ? "├" : "└") : (leads ? "┬" : "─")
            let kind = style.paint(event.kind.rawValue.padded(to: kindWidth), event.kind.ink)
            let value = event.value.map { "  \($0.text)" } ?? ""
            return "  \(margin) \(style.paint(bracket, .quiet)) \(kind)  \(event.subject.printable)\(value)"
        }
    }
}

extension RecordedEvent.Value {
    fileprivate var text: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): number.short()
        case .text(let text): text.printable
        }
    }
}

extension RecordedEvent.Kind {
    fileprivate var ink: Ink? {
        switch self {
        case .activated, .presented, .appeared: .heading
        case .flightStarted, .flightEnded, .dismissing, .snapped: .motion
        case .completed, .settled: .good
        case .interrupted, .transferred, .tapIgnored: .notice
        case .warning: .bad
        case .layerShown, .layerHidden, .destinationShown, .sourceShown, .deactivated, .dismissed: nil
        }
    }
}
