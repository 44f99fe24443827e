/// One thing measured against what the machine can do at best, in the same run.
struct Benchmark {
    var name: String
    /// What `subject` is measured against.
    var baselineName: String
    /// The largest ratio that counts as met.
    var goal: Double
    /// Each does the same work once.
    var subject: () throws -> Void
    var baseline: () throws -> Void
}

struct Measurement {
    var name: String
    var baselineName: String
    var goal: Double
    /// Seconds, the best of all rounds.
    var subject: Double
    var baseline: Double

    var ratio: Double { subject / baseline }
    var isMet: Bool { ratio <= goal }
}

extension Benchmark {
    /// Alternates subject and baseline, so that a noisy machine disturbs both, and keeps the best of each.
    func measured(rounds: Int = 300) throws -> Measurement {
        let clock = ContinuousClock()
        var best = (subject: Duration.seconds(1_000_000), baseline: Duration.seconds(1_000_000))
        for _ in 0..<rounds {
            best.baseline = min(best.baseline, try clock.measure(baseline))
            best.subject = min(best.subject, try clock.measure(subject))
        }
        return Measurement(
            name: name, baselineName: baselineName, goal: goal, subject: best.subject.seconds,
            baseline: best.baseline.seconds)
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
