extension Benchmark {
    /// A person's catalog, and a page of it.
    static let start = Benchmark(
        name: "start", summary: "list, one page, whole process", baseline: "sqlite3 answering the same query", goal: 1.8
    ) { bench in
        let catalog = try bench.catalog(min(bench.sceneCount, 1000))
        return try processes(
            rounds: 40, [bench.program, "list", "scenes", "--limit", "20", "--db", catalog],
            ["sqlite3", "-readonly", catalog, BareQueries.scenes(limit: 20)])
    }

    /// The computing of two processes, at best.
    static func processes(rounds: Int, _ subject: [String], _ baseline: [String]) throws -> Sides {
        var sides = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<rounds {
            sides.baseline = min(sides.baseline, try ProcessCost.of(baseline).processorTime)
            sides.subject = min(sides.subject, try ProcessCost.of(subject).processorTime)
        }
        return sides
    }
}
