import Foundation

/// Trials as lines of a table with columns of a fixed width, so that each can be written when it is over.
enum TrialTable {
    private static let shownFailures = 5

    static let header = line("part", "tried", "failed", "worst", "note")

    static func line(of trial: Trial) -> String {
        let milliseconds = trial.worst / .milliseconds(1)
        return line(
            trial.name, "\(trial.triedCount)", "\(trial.failures.count)", String(format: "%.0f ms", milliseconds),
            trial.note)
    }

    /// The first failures of a trial, each a line.
    static func failures(of trial: Trial) -> [String] {
        let hidden = trial.failures.count - shownFailures
        return trial.failures.prefix(shownFailures).map { "    \(trial.name), \($0)" }
            + (hidden > 0 ? ["    and \(hidden) more"] : [])
    }

    private static func line(_ name: String, _ tried: String, _ failed: String, _ worst: String, _ note: String)
        -> String
    {
        func left(_ text: String, _ width: Int) -> String { text.padding(toLength: width, withPad: " ", startingAt: 0) }
        func right(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        return "\(left(name, 38))\(right(tried, 7))\(right(failed, 8))\(right(worst, 10))  \(note)"
    }
}
