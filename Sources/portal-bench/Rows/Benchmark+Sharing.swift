extension Benchmark {
    static let exporting = Benchmark(
        name: "export-file", summary: "export of all into a file, whole process on the clock",
        baseline: "the sqlite3 shell doing ATTACH and INSERT SELECT", goal: 2.5
    ) { bench in
        let catalog = try bench.catalog(bench.sceneCount)
        return try sharing(of: catalog, on: bench) {
            [bench.program, "export", bench.path("shared.portaldb"), "--name", "bench", "--db", catalog]
        }
    }

    static let importingFile = Benchmark(
        name: "import-file", summary: "import of such a file into a new catalog, whole process on the clock",
        baseline: "the sqlite3 shell doing ATTACH and INSERT SELECT", goal: 2.5
    ) { bench in
        let catalog = try bench.catalog(bench.sceneCount)
        let library = try bench.made("library.portaldb") { file in
            _ = try ProcessCost.of([bench.program, "export", file, "--name", "bench", "--db", catalog])
        }
        return try sharing(of: catalog, on: bench) {
            [bench.program, "import", library, "--db", bench.path("shared.db")]
        }
    }

    private static func sharing(of catalog: String, on bench: Bench, _ words: () -> [String]) throws -> Sides {
        let script = try Shell.copyScript(of: try BareDatabase(catalog), catalog)
        var sides = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<bench.rounds {
            let shell = try ProcessCost.of(["sqlite3", bench.path("attached.db"), script])
            sides.baseline = min(sides.baseline, shell.elapsed)
            sides.subject = min(sides.subject, try ProcessCost.of(words()).elapsed)
            try bench.remove(["attached.db", "shared.db", "shared.portaldb"])
        }
        return sides
    }
}
