import PortalDB
import PortalRender

/// What is said of a run beside its results: it differs from run to run, so it is no part of the output.
struct RunNotes {
    let console: Console
    let isVerbose: Bool

    /// The slowest plays, to a person who looks on or who asked for everything.
    func write(_ slowest: SlowestPlays) throws {
        guard console.errors.isTerminal || isVerbose, !slowest.lines.isEmpty else { return }
        try console.errors.line("Slowest:")
        for line in slowest.lines { try console.errors.line(line) }
    }

    /// - Returns: Whether the run was stopped before its end.
    func tellInterruption(of run: RunSummary, verb: String?) throws -> Bool {
        guard !run.isComplete else { return false }
        let recorded = verb.map { "; \(run.recordedCount) \($0), each whole" } ?? ""
        try console.errors.line(
            "portal-db: stopped after \(run.finishedCount) of \(run.taskCount.of("play"))\(recorded)")
        return true
    }
}
