import CBaseline

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a whole process took.
struct ProcessCost {
    /// Seconds of computing, its own and the system's for it.
    var processorTime: Double
    /// Seconds on the clock.
    var elapsed: Double
    /// Bytes of memory at most.
    var memory: Double

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - input: a file, if it reads one.
    ///   - output: where it writes to; what it says of errors goes the same way.
    /// - Throws: ``BenchError`` if it fails.
    static func of(_ words: [String], input: String = "/dev/null", output: String = "/dev/null") throws -> ProcessCost {
        var cost = baseline_process_cost()
        var words = words.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let code = baseline_run_process(&words, input, output, &cost)
        guard code == 0 else {
            let line = words.compactMap { $0.map { String(cString: $0) } }.joined(separator: " ")
            throw BenchError("'\(line)' ended with exit code \(code)")
        }
        return ProcessCost(
            processorTime: cost.processor_time, elapsed: cost.elapsed, memory: Double(cost.memory))
    }

    /// The best of several runs in each respect.
    static func best(of rounds: Int, _ run: () throws -> ProcessCost) rethrows -> ProcessCost {
        var best = try run()
        for _ in 1..<max(2, rounds) {
            let next = try run()
            best.processorTime = min(best.processorTime, next.processorTime)
            best.elapsed = min(best.elapsed, next.elapsed)
            best.memory = min(best.memory, next.memory)
        }
        return best
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
