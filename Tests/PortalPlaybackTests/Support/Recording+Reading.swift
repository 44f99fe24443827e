import PortalModel
import Testing

extension Recording {
    /// What happened, a line for each frame in which something did: `3: flightStarted p, interrupted q`.
    ///
    /// The messages of warnings are left out.
    var story: [String] {
        var lines: [(frame: Int, text: String)] = []
        for event in events {
            let text = event.told
            if let last = lines.last, last.frame == event.frame {
                lines[lines.count - 1].text += ", " + text
            } else {
                lines.append((event.frame, text))
            }
        }
        return lines.map { "\($0.frame): \($0.text)" }
    }

    /// The frames in which something of the kind happened to the subject.
    func frames(of kind: RecordedEvent.Kind, _ subject: String) -> [Int] {
        events.filter { $0.kind == kind && $0.subject == subject }.map(\.frame)
    }

    func track(_ role: Track.Role, _ subject: String) -> Track? {
        tracks.first { $0.role == role && $0.subject == subject }
    }

    /// A track's value in a frame; `nil` where the subject is not drawn.
    func value(_ role: Track.Role, _ subject: String, _ column: Track.Column, at frame: Int) -> Double? {
        guard let track = track(role, subject), let place = track.columns.firstIndex(of: column) else { return nil }
        return track[frame: frame].map { $0[$0.startIndex + place] }
    }

    /// A track's rectangle in a frame; `nil` where the subject is not drawn.
    func rectangle(_ role: Track.Role, _ subject: String, at frame: Int) -> Rectangle? {
        track(role, subject)?[frame: frame].map(Array.init).map {
            Rectangle(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    /// A column's values from the track's first frame on.
    func values(_ role: Track.Role, _ subject: String, _ column: Track.Column) -> [Double?] {
        guard let first = track(role, subject)?.firstFrame else { return [] }
        return (first..<frameCount).map { value(role, subject, column, at: $0) }
    }
}

extension RecordedEvent {
    /// `completed p true`; without the message of a warning.
    var told: String { "\(kind.rawValue) \(subject)" + (value?.told ?? "") }
}

extension RecordedEvent.Value {
    fileprivate var told: String {
        switch self {
        case .flag(let flag): " \(flag)"
        case .number(let number): number == number.rounded() ? " \(Int(number))" : " \(number)"
        case .text: ""
        }
    }
}
