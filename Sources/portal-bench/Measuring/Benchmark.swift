/// One thing measured against what the machine can do at best, in the same run.
struct Benchmark: Sendable {
    /// What `--only` calls it.
    var name: String
    var summary: String
    /// What it is measured against.
    var baseline: String
    var unit = Unit.milliseconds
    /// The largest ratio that counts as met.
    var goal: Double
    /// Measures the thing and its baseline.
    var measure: @Sendable (Bench) throws -> Sides

    func measured(on bench: Bench) throws -> Measurement {
        let sides = try measure(bench)
        return Measurement(benchmark: self, subject: sides.subject, baseline: sides.baseline)
    }
}

/// What both sides of a benchmark took.
struct Sides {
    var subject: Double
    var baseline: Double
}

enum Unit: Sendable {
    /// Measured in seconds.
    case milliseconds
    /// Measured in bytes.
    case mebibytes
    /// Seconds that a megabyte takes.
    case perMegabyte
    /// Of n in n to the power of it.
    case exponent
    case number
}

struct Measurement {
    var benchmark: Benchmark
    var subject: Double
    var baseline: Double

    var ratio: Double { subject / baseline }
    var isMet: Bool { ratio <= benchmark.goal }
}
