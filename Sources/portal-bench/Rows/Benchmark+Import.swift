import CBaseline

extension Benchmark {
    static let importing = Benchmark(
        name: "import", summary: "import of a document into a new catalog, whole process on the clock",
        baseline: "bare prepared statements inserting the same rows into the same schema", goal: 1.5
    ) { bench in
        let (document, catalog) = (try bench.document(bench.sceneCount), try bench.catalog(bench.sceneCount))
        let source = try BareDatabase(catalog)
        var sides = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<bench.rounds {
            let bare = try BareDatabase.insertionTime(of: source, into: bench.path("bare.db"), by: baseline_clock)
            sides.baseline = min(sides.baseline, bare)
            sides.subject = min(sides.subject, try importCost(document, on: bench).elapsed)
            try bench.remove(["bare.db"])
        }
        return sides
    }

    static let importingByShell = Benchmark(
        name: "import-shell", summary: "import of a document into a new catalog, whole process on the clock",
        baseline: "the sqlite3 shell's .import of the same rows from CSV", goal: 1
    ) { bench in
        let (document, catalog) = (try bench.document(bench.sceneCount), try bench.catalog(bench.sceneCount))
        let script = try Shell.writeImport(of: try BareDatabase(catalog), catalog, on: bench)
        var sides = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<bench.rounds {
            let shell = try ProcessCost.of(["sqlite3", bench.path("shell.db")], input: script)
            sides.baseline = min(sides.baseline, shell.elapsed)
            sides.subject = min(sides.subject, try importCost(document, on: bench).elapsed)
            try bench.remove(["shell.db"])
        }
        return sides
    }

    /// This process must not have had more memory itself: a child's peak counts from before it became another program.
    static let importMemory = Benchmark(
        name: "import-memory", summary: "memory of that import", baseline: "64 MiB, 96 from 100,000 scenes on",
        unit: .mebibytes, goal: 1
    ) { bench in
        let cost = try importCost(try bench.document(bench.sceneCount), on: bench)
        return Sides(subject: cost.memory, baseline: bench.sceneCount < 100_000 ? 64 * 1_048_576 : 96 * 1_048_576)
    }

    static func importCost(_ document: String, on bench: Bench) throws -> ProcessCost {
        let cost = try ProcessCost.of([bench.program, "import", document, "--db", bench.path("imported.db")])
        try bench.remove(["imported.db"])
        return cost
    }
}
