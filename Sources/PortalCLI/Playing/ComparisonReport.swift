import PortalDB
import PortalRender

/// How a result stands to its recording, in words.
struct ComparisonReport {
    private let comparison: PlayResult.Comparison

    init(_ comparison: PlayResult.Comparison) {
        self.comparison = comparison
    }

    func lines(style: TextStyle) -> [String] {
        switch comparison {
        case .notCompared: []
        case .recorded: [style.paint("Recorded", .good)]
        case .missing: [style.paint("Not recorded", .notice) + "; --record missing records it"]
        case .identical: [style.paint("Unchanged", .good) + ": the same input and result as recorded"]
        case .differs(let difference, let isRecorded):
            [
                style.paint("Changed", .bad)
                    + (isRecorded ? "; recorded anew" : "; --record failed replaces the recording")
            ] + details(of: difference).map { "  \($0)" }
        }
    }

    private func details(of difference: RecordingDifference) -> [String] {
        let (engines, frames, outcomes) = (difference.engines, difference.frameCounts, difference.outcomes)
        return [
            difference.isInputChanged ? "the input has changed" : "the input is the same",
            difference.isResultChanged ? "the result has changed" : "the result is the same",
        ] + (engines.isChange ? ["engine: \(engines.old) → \(engines.new)"] : [])
            + (frames.isChange ? ["frames: \(frames.old) → \(frames.new)"] : [])
            + (outcomes.isChange ? ["outcome: \(outcomes.old.rawValue) → \(outcomes.new.rawValue)"] : [])
            + first("event gone", of: difference.eventsGone.map(text(of:)))
            + first("event added", of: difference.eventsAdded.map(text(of:)))
            + first("track gone", of: difference.tracksGone) + first("track added", of: difference.tracksAdded)
            + (difference.first.map { ["first difference: \(text(of: $0))"] } ?? [])
            + (difference.largest.map { ["largest difference: \(text(of: $0))"] } ?? [])
    }

    /// The first few of them.
    private func first(_ title: String, of texts: [String]) -> [String] {
        let more = texts.count - 3
        return texts.prefix(3).map { "\(title): \($0.printable)" } + (more > 0 ? ["\(title): and \(more) more"] : [])
    }

    private func text(of event: RecordedEvent) -> String {
        "\(event.kind.rawValue) \(event.subject) in frame \(event.frame)"
    }

    private func text(of deviation: RecordingDifference.Deviation) -> String {
        let place = "frame \(deviation.frame), \(deviation.role.rawValue) \(deviation.subject.printable)"
        guard let column = deviation.column, let old = deviation.old, let new = deviation.new else {
            return "\(place) is \(deviation.new == nil ? "no longer" : "now") drawn"
        }
        let change = "\(old.shortestText) → \(new.shortestText), by \(deviation.size.shortestText)"
        return "\(place), \(column.rawValue) \(change)"
    }
}
