import CBaseline
import CSQLite
import PortalDB
import PortalDocument
import PortalSystem

extension Benchmark {
    static let reader = Benchmark(
        name: "reader", summary: "document reader alone, with full validation", baseline: "150 MB/s",
        unit: .perMegabyte, goal: 1
    ) { bench in
        let document = try bench.document(bench.sceneCount)
        let size = try FileSource(path: document).megabytes()
        let time = try Timing.best(of: bench.rounds) {
            let reader = DocumentReader(source: try FileSource(path: document), file: document)
            while try reader.next() != nil {}
        } baseline: {
        }
        return Sides(subject: time.subject / size, baseline: 1 / 150)
    }

    static let list = Benchmark(
        name: "list", summary: "list, a page of 100 scenes in process, the slowest of first, middle and last",
        baseline: "the bare statement", goal: 3
    ) { bench in
        let pages = try pages(of: bench)
        let all = try pages.map { try $0.measured(rounds: 30) }
        return all.max { $0.subject / $0.baseline < $1.subject / $1.baseline } ?? all[0]
    }

    static let listDepth = Benchmark(
        name: "list-depth", summary: "list, the last page of 100 scenes in process", baseline: "the first page",
        goal: 1.2
    ) { bench in
        let pages = try pages(of: bench)
        return try Timing.best(of: 30) {
            try pages[pages.count - 1].list()
        } baseline: {
            try pages[0].list()
        }
    }

    static let scene = Benchmark(
        name: "scene", summary: "a scene with its children, 200 of them in process", baseline: "the bare statements",
        goal: 2.5
    ) { bench in
        let file = try bench.catalog(bench.sceneCount)
        let catalog = try Catalog(path: file, access: .readOnly)
        let bare = try BareDatabase(file)
        let names = try bare.texts("SELECT name FROM scene WHERE id % \(max(1, bench.sceneCount / 200)) = 0 LIMIT 200")
        let find = try bare.prepare("SELECT * FROM scene WHERE name = ?")
        let children = try BareQueries.children.map(bare.prepare)
        return try Timing.best(of: 10) {
            for name in names { _ = try catalog.scene(Scene.ID(name)) }
        } baseline: {
            for name in names {
                try bare.run("BEGIN")
                sqlite3_bind_text(find, 1, name, -1, csqlite_transient())
                guard sqlite3_step(find) == SQLITE_ROW else { throw BenchError("there is no scene '\(name)'") }
                let id = sqlite3_column_int64(find, 0)
                sqlite3_reset(find)
                for statement in children {
                    sqlite3_bind_int64(statement, 1, id)
                    keep(baseline_read_rows(statement))
                }
                try bare.run("COMMIT")
            }
        }
    }

    /// The first, one in the middle, and the last page of scenes.
    private static func pages(of bench: Bench) throws -> [ScenePage] {
        let file = try bench.catalog(bench.sceneCount)
        let (catalog, bare) = (try Catalog(path: file, access: .readOnly), try BareDatabase(file))
        let names = try bare.texts("SELECT name FROM scene ORDER BY name")
        return try [nil, names[names.count / 2], names[max(0, names.count - ScenePage.size - 1)]].map { key in
            try ScenePage(after: key, in: catalog, bare)
        }
    }
}

/// A page of a list, as the catalog gives it and as a bare statement does.
private struct ScenePage {
    static let size = 100

    let key: Scene.ID?
    let catalog: Catalog
    let bare: BareDatabase
    let statement: OpaquePointer

    init(after key: String?, in catalog: Catalog, _ bare: BareDatabase) throws {
        self.key = key.map { Scene.ID($0) }
        self.catalog = catalog
        self.bare = bare
        statement = try bare.prepare(BareQueries.scenes(after: "?", limit: Self.size))
        sqlite3_bind_text(statement, 1, key ?? "", -1, csqlite_transient())
    }

    func list() throws { keep(try catalog.scenes(after: key, limit: Self.size).count) }

    func measured(rounds: Int) throws -> Sides {
        try Timing.best(of: rounds) {
            try list()
        } baseline: {
            keep(baseline_read_rows(statement))
        }
    }
}

extension FileSource {
    fileprivate func megabytes() throws -> Double {
        try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            var size = 0
            while case let count = try read(into: buffer), count > 0 { size += count }
            return Double(size) / 1_000_000
        }
    }
}
