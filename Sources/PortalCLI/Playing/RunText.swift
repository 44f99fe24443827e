import PortalDB
import PortalRender

/// The results of many plays: what is not as expected, or all of them, and a summary.
struct RunText {
    /// What came of a play, in the order in which they are counted.
    enum State: String, CaseIterable {
        case played, unchanged, recorded, changed, missing, damaged, unplayable
        case timedOut = "timed out"

        var ink: Ink {
            switch self {
            case .played, .unchanged, .recorded: .good
            case .missing: .notice
            case .changed, .damaged, .unplayable, .timedOut: .bad
            }
        }
    }

    private static let width = State.allCases.map(\.rawValue.count).max() ?? 0

    let style: TextStyle
    let isVerbose: Bool
    private var counts: [State: Int] = [:]
    private(set) var slowest = SlowestPlays()

    init(style: TextStyle, isVerbose: Bool) {
        self.style = style
        self.isVerbose = isVerbose
    }

    var isAsExpected: Bool { counts.keys.allSatisfy { $0.ink == .good } }

    /// What is written for a play; empty for one as expected, unless everything is wanted.
    mutating func text(of finished: FinishedTask) -> String {
        let (state, details) = report(on: finished)
        counts[state, default: 0] += 1
        slowest.add(finished.task.description, finished.seconds)
        guard isVerbose || state.ink != .good else { return "" }
        let name = finished.task.description.printable.truncated(to: style.width - Self.width - 2)
        return style.paint(state.rawValue.padded(to: Self.width), state.ink) + "  \(name)\n"
            + details.flatMap { $0.printable.wrapped(to: style.width - 4) }.map { "    \($0)\n" }.joined()
    }

    /// `57 plays: 55 unchanged, 2 changed`
    func summary() -> String {
        let count = counts.values.reduce(0, +)
        let parts = State.allCases.compactMap { state in counts[state].map { "\($0) \(state.rawValue)" } }
        let words = count.of("play") + (parts.isEmpty ? "" : ": ")
        return style.paint(words + parts.joined(separator: ", "), isAsExpected ? .good : .heading) + "\n"
    }

    private func report(on finished: FinishedTask) -> (State, [String]) {
        switch finished.outcome {
        case .unplayable(let reason): return (.unplayable, [reason.description])
        case .played(let result):
            let details: [String]
            let state: State
            switch result.comparison {
            case .notCompared: (state, details) = (.played, [])
            case .identical: (state, details) = (.unchanged, [])
            case .recorded: (state, details) = (.recorded, [])
            case .missing: (state, details) = (.missing, ["--record missing records it"])
            case .damaged(let isRecorded):
                (state, details) = (.damaged, [isRecorded ? "recorded anew" : "--record failed records it anew"])
            case .differs(let difference, let isRecorded):
                let words = DifferenceWords(difference)
                let facts = isVerbose ? words.full() : words.short()
                (state, details) = (.changed, facts + (isRecorded ? ["recorded anew"] : []))
            }
            let isFinished = result.recording.outcome == .finished
            return isFinished || state.ink != .good ? (state, details) : (.timedOut, details)
        }
    }
}
