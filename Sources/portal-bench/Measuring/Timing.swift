import CBaseline

/// How long something takes, at best: on a shared machine everything else only adds to it.
enum Timing {
    /// Alternates both sides, so that a noisy machine disturbs both, and keeps the best of each.
    ///
    /// - Parameter clock: the difference of its readings is what the sides take.
    static func best(
        of rounds: Int, clock: () -> Double = processorTime, subject: () throws -> Void, baseline: () throws -> Void
    ) rethrows -> Sides {
        var best = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<rounds {
            best.baseline = min(best.baseline, try time(clock, baseline))
            best.subject = min(best.subject, try time(clock, subject))
        }
        return best
    }

    static func time(_ clock: () -> Double = processorTime, _ body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        return clock() - start
    }

    /// Seconds that this process has computed so far.
    static func processorTime() -> Double { baseline_processor_time() }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep(_ value: Int) {}
