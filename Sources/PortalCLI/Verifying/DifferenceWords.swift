import PortalDB
import PortalDocument
import PortalRender

/// How a result differs from its recording, a line for each fact.
struct DifferenceWords {
    /// How many facts of one kind are told where not all are wanted.
    private static let fewest = 3

    private let difference: RecordingDifference

    init(_ difference: RecordingDifference) {
        self.difference = difference
    }

    /// - Parameter isVerbose: all of what has changed, and the largest deviation of each column.
    func all(isVerbose: Bool) -> [String] {
        let limit = isVerbose ? Int.max : Self.fewest
        return inputs.few(limit) + (difference.isResultChanged ? [] : ["the result is the same"])
            + course + events(limit)
            + difference.tracksGone.map { "track gone: \($0.printable)" }.few(limit)
            + difference.tracksAdded.map { "track added: \($0.printable)" }.few(limit)
            + (first.map { [$0] } ?? []) + largest(isVerbose)
    }

    /// What has changed of what the frames depend on.
    var inputs: [String] {
        guard difference.isInputChanged else { return [] }
        let changes = difference.inputChanges.map(\.description.printable)
        return changes.isEmpty ? ["the input has changed; the recording does not say what it was"] : changes
    }

    /// The first number that differs, and when.
    var first: String? {
        difference.first.map { "first difference: \(text(of: $0))" }
    }

    private var course: [String] {
        let (frames, outcomes) = (difference.frameCounts, difference.outcomes)
        return (difference.engines.map { ["engine: \($0.old) → \($0.new)"] } ?? [])
            + (frames.isChange ? ["frames: \(frames.old) → \(frames.new)"] : [])
            + (outcomes.isChange ? ["outcome: \(outcomes.old.rawValue) → \(outcomes.new.rawValue)"] : [])
    }

    private func events(_ limit: Int) -> [String] {
        difference.eventsMoved.map { "event moved: \(text(of: $0.old)) → \(moment(of: $0.new.frame))" }.few(limit)
            + difference.eventsGone.map { "event gone: \(text(of: $0))" }.few(limit)
            + difference.eventsAdded.map { "event added: \(text(of: $0))" }.few(limit)
    }

    private func largest(_ isVerbose: Bool) -> [String] {
        if isVerbose { return difference.columns.map { "largest difference: \(text(of: $0))" } }
        guard let largest = difference.largest, largest != difference.first else { return [] }
        return ["largest difference: \(text(of: largest))"]
    }

    private func text(of event: RecordedEvent) -> String {
        let value: String =
            switch event.value {
            case nil: ""
            case .flag(let flag): " \(flag)"
            case .number(let number): " \(jsonNumber(number))"
            case .text(let text): " '\(text)'"
            }
        return "\(event.kind.rawValue) \(event.subject)\(value)".printable + ", \(moment(of: event.frame))"
    }

    private func moment(of frame: Int) -> String {
        "\((Double(frame) / Double(difference.fps)).short()) s (frame \(frame))"
    }

    private func text(of deviation: RecordingDifference.Deviation) -> String {
        let place = "\(moment(of: deviation.frame)), \(deviation.role.rawValue) \(deviation.subject.printable)"
        guard let column = deviation.column, let old = deviation.old, let new = deviation.new else {
            return "\(place) is \(deviation.new == nil ? "no longer" : "now") drawn"
        }
        let (before, after) = Self.distinguished(old, new)
        return "\(place), \(column.rawValue) \(before) → \(after)"
    }

    /// Two numbers with as many decimal places as it takes to tell them apart, at least three.
    static func distinguished(_ first: Double, _ second: Double) -> (String, String) {
        for places in 3...12 {
            let texts = (first.short(places: places), second.short(places: places))
            if texts.0 != texts.1 { return texts }
        }
        return (jsonNumber(first), jsonNumber(second))
    }
}

extension [String] {
    /// The first of them, and how many more there are.
    fileprivate func few(_ limit: Int) -> [String] {
        count <= limit ? self : prefix(limit) + ["and \(count - limit) more"]
    }
}
