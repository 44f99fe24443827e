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
                    + (isRecorded ? "; recorded anew" : "; 'portal-db accept' takes the new result over")
            ] + (DifferenceWords(difference).engines + DifferenceWords(difference).short()).map { "  \($0)" }
        case .damaged(let isRecorded):
            [
                style.paint("Damaged", .bad) + ": what is stored is not what was recorded; "
                    + (isRecorded ? "recorded anew" : "'portal-db accept' records it anew")
            ]
        }
    }
}
