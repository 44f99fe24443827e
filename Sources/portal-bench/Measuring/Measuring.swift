import PortalSystem

/// Measures what is asked for, and writes each row when it is there.
///
/// - Returns: Whether all goals are met.
func measure(_ words: Words, on output: StandardStream) throws -> Bool {
    let names = Benchmark.all.map(\.name)
    if let unknown = words.only.first(where: { !names.contains($0) }) {
        throw BenchError("there is no row '\(unknown)'; there are \(names.joined(separator: ", "))")
    }
    let bench = try Bench(
        sceneCount: words.sceneCount ?? 10_000,
        program: words.program ?? Bench.ownProgram.withLastComponent("portal-db"))
    defer { bench.removeAll() }
    if words.isCSV { output.write(Report.csvHeading + "\n") }
    var isMet = true
    for benchmark in Benchmark.all where words.only.isEmpty || words.only.contains(benchmark.name) {
        let measurement = try benchmark.measured(on: bench)
        output.write((words.isCSV ? Report.csv(measurement) : Report.text(measurement)) + "\n")
        try output.flush()
        isMet = isMet && measurement.isMet
    }
    return isMet
}

extension Benchmark {
    /// Whole processes first: their peak of memory would count this one's.
    static let all: [Benchmark] =
        [
            .importMemory, .playMemory, .start, .importing, .importingByShell, .exporting, .importingFile, .threads,
            .jobs, .verifying,
            .recordingPayload, .recordingSamples, .reader, .list, .listDepth, .scene, .spring, .flight, .playing,
            .playWork,
        ] + growth
}

extension String {
    fileprivate func withLastComponent(_ name: String) -> String {
        let parts = split(separator: "/", omittingEmptySubsequences: false).dropLast() + [name[...]]
        return parts.joined(separator: "/")
    }
}
