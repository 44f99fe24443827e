#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Benchmark {
    /// How the computing of a command grows with the catalog.
    static let growth: [Benchmark] = [
        growth("import") { bench, count in
            let document = try bench.document(count)
            return try importCost(document, on: bench)
        },
        growth("list") { bench, count in
            try ProcessCost.of([bench.program, "list", "scenes", "--db", try bench.catalog(count)])
        },
        growth("check") { bench, count in
            try ProcessCost.of([bench.program, "check", "--db", try bench.catalog(count)])
        },
        growth("export") { bench, count in
            try ProcessCost.of([bench.program, "export", "--db", try bench.catalog(count)])
        },
        growth("play", "play --all") { bench, count in
            let copy = try bench.copy(of: try bench.catalog(count), as: "\(count)-recorded.db")
            return try ProcessCost.of([bench.program, "play", "--all", "--db", copy])
        },
        growth("verify", "verify --all") { bench, count in
            let copy = try bench.made("\(count)-recorded.db") { file in
                _ = try bench.copy(of: try bench.catalog(count), as: "\(count)-recorded.db")
                _ = try ProcessCost.of([bench.program, "play", "--all", "--db", file])
            }
            return try ProcessCost.of([bench.program, "verify", "--db", copy])
        },
    ]

    private static func growth(
        _ name: String, _ what: String? = nil, cost: @escaping @Sendable (Bench, Int) throws -> ProcessCost
    ) -> Benchmark {
        Benchmark(
            name: "growth-\(name)",
            summary: "\(what ?? name) from 1,000 scenes to --scenes, as a power of their number",
            baseline: "n log n", unit: .exponent, goal: 1
        ) { bench in
            let (few, many) = (min(1000, max(2, bench.sceneCount / 10)), max(3, bench.sceneCount))
            func exponent(_ first: Double, _ last: Double) -> Double {
                log(last / first) / log(Double(many) / Double(few))
            }
            func nLogN(_ count: Int) -> Double { Double(count) * log(Double(count)) }
            let (first, last) = (try cost(bench, few), try cost(bench, many))
            return Sides(
                subject: exponent(first.processorTime, last.processorTime), baseline: exponent(nLogN(few), nLogN(many)))
        }
    }
}
