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

    /// What matters most: what has changed of the input, how far the course differs, the first and the largest number.
    func short() -> [String] {
        inputs.few(Self.fewest) + sameResult + course + eventCounts + trackChanges.few(Self.fewest)
            + (first.map { [$0] } ?? []) + (largest.map { [$0] } ?? [])
    }

    /// Every change of input and course, and the largest deviation of each column.
    func full() -> [String] {
        inputs + sameResult + course + events + trackChanges + (first.map { [$0] } ?? [])
            + difference.columns.map { "largest difference: \(text(of: $0))" }
    }

    /// What has changed of what the frames depend on.
    var inputs: [String] {
        guard difference.isInputChanged else { return [] }
        let changes = options + difference.inputChanges.map(\.description.printable)
        return changes.isEmpty ? ["the input has changed; the recording does not say what it was"] : changes
    }

    private var options: [String] {
        let (limits, motion) = (difference.limits, difference.reduceMotion)
        return (limits.map { ["limit: \($0.old.shortestText) → \($0.new.shortestText)"] } ?? [])
            + (motion.isChange ? ["reduced motion: \(motion.old ? "on → off" : "off → on")"] : [])
    }

    /// The versions of the engine, if another one made the old result.
    var engines: [String] {
        let engines = difference.engines
        return engines.isChange ? ["engine: \(engines.old) → \(engines.new)".printable] : []
    }

    /// The first number that differs, and when.
    var first: String? {
        difference.first.map { "first difference: \(text(of: $0))" }
    }

    private var course: [String] {
        let (frames, outcomes) = (difference.frameCounts, difference.outcomes)
        return (frames.isChange ? ["frames: \(frames.old) → \(frames.new)"] : [])
            + (outcomes.isChange ? ["outcome: \(outcomes.old.rawValue) → \(outcomes.new.rawValue)"] : [])
    }

    private var sameResult: [String] { difference.isResultChanged ? [] : ["the result is the same"] }

    private var events: [String] {
        difference.eventsMoved.map { "event moved: \(text(of: $0.old)) → \(moment(of: $0.new.frame))" }
            + difference.eventsGone.map { "event gone: \(text(of: $0))" }
            + difference.eventsAdded.map { "event added: \(text(of: $0))" }
    }

    private var eventCounts: [String] {
        let counts = [
            (difference.eventsMoved.count, "moved"), (difference.eventsGone.count, "gone"),
            (difference.eventsAdded.count, "added"),
        ]
        let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return words.isEmpty ? [] : ["events: \(words.joined(separator: ", "))"]
    }

    private var trackChanges: [String] {
        difference.tracksGone.map { "track gone: \($0.printable)" }
            + difference.tracksAdded.map { "track added: \($0.printable)" }
    }

    private var largest: String? {
        difference.largest.flatMap { $0 == difference.first ? nil : "largest difference: \(text(of: $0))" }
    }

    private func text(of event: RecordedEvent) -> String {
        let value: String =
            switch event.value {
            case nil: ""
            case .flag(let flag): " \(flag)"
            case .number(let number): " \(number.shortestText)"
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
        return (first.shortestText, second.shortestText)
    }
}

extension [String] {
    /// The first of them, and how many more there are.
    fileprivate func few(_ limit: Int) -> [String] {
        count <= limit ? self : prefix(limit) + ["and \(count - limit) more"]
    }
}
