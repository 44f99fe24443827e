import Foundation
import TestSupport

/// Kills a command at random moments of its work, and looks at what is left each time.
struct Killing {
    let name: String
    let ground: Ground
    let words: [String]
    /// Puts the files in place that the command works on.
    let prepare: () throws -> Void
    /// What must hold afterwards.
    let check: (CommandRun) throws -> Void

    /// - Returns: the line of so many kills that met the command at work; runs that came to their end are checked, too.
    func run(_ effort: Effort, kills: Int) throws -> Trial {
        var trial = Trial(name)
        var random = effort.random(for: name)
        let duration = try (0..<min(3, kills)).map { _ in try undisturbedDuration() }.max() ?? .zero
        var (hits, missesInARow) = (0, 0)
        // Kills that come too late show less; only those that met it at work count, up to some patience.
        for _ in 0..<4 * kills + 20 where hits < kills {
            // The machine may be less busy than when the work was timed.
            let aim = duration / (1 + missesInARow / 4)
            let delay = aim * Double.random(in: 0..<1.1, using: &random)
            var wasHit = false
            trial.attempt("killed after \(Int(delay / .microseconds(1))) µs") {
                try prepare()
                let run = try killed(after: delay)
                wasHit = run.ending == .signalled(SIGKILL)
                if !wasHit { try run.succeed() }
                try check(run)
            }
            (hits, missesInARow) = wasHit ? (hits + 1, 0) : (hits, missesInARow + 1)
        }
        trial.note = "\(hits) killed at work, which takes \(Int(duration / .milliseconds(1))) ms"
        trial.attempt("all") { try expect(hits == kills, "only \(hits) of \(kills) kills met it at work") }
        return trial
    }

    private func undisturbedDuration() throws -> Duration {
        try prepare()
        let clock = ContinuousClock()
        let start = clock.now
        let run = try CommandRun(spawning: words, catalog: ground.catalog, on: ground)
        let end = clock.now
        try run.succeed()
        try check(run)
        return end - start
    }

    private func killed(after delay: Duration) throws -> CommandRun {
        let (output, errors) = (ground.aside("output"), ground.aside("errors"))
        let child = try Child(
            [Child.portalDB] + words, environment: ["PORTAL_DB": ground.catalog], output: output, errors: errors)
        usleep(UInt32(delay / .microseconds(1)))
        child.kill()
        return try CommandRun(words, ending: child.wait(), output: output, errors: errors)
    }
}
