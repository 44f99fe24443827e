import Foundation
import PortalCatalog
import PortalSQLite
import TestSupport

/// A place for trials: one directory for the catalog and what belongs beside it, one for everything else.
final class Ground {
    private let scratch: TemporaryDirectory
    /// What is in it is put back before each try.
    let home: String

    private let isBrief: Bool

    /// - Parameter isBrief: whether only few seeds are used.
    init(isBrief: Bool = false) throws {
        self.isBrief = isBrief
        scratch = try TemporaryDirectory()
        home = scratch.file("home")
        try empty()
    }

    var catalog: String { home + "/portal.db" }
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: home).sorted() } }

    private static let fewSeeds = ["delayed-lines.json", "portal-sheet.json", "presets.json"]

    /// Outside of the catalog's directory.
    func aside(_ name: String) -> String { scratch.file(name) }

    func file(_ name: String) -> String { "\(home)/\(name)" }

    func empty() throws {
        try? FileManager.default.removeItem(atPath: home)
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    /// Nothing but a copy of a catalog.
    func reset(to file: String?) throws {
        try empty()
        if let file { try FileManager.default.copyItem(atPath: file, toPath: catalog) }
    }

    func bytes(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

    /// A directory with some of the seeds.
    func seeds(_ name: String, where isWanted: (String) -> Bool = { _ in true }) throws -> String {
        let directory = aside(name)
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let offered = try isBrief ? Self.fewSeeds : FileManager.default.contentsOfDirectory(atPath: Project.seeds)
        for seed in offered where isWanted(seed) {
            try FileManager.default.copyItem(atPath: "\(Project.seeds)/\(seed)", toPath: "\(directory)/\(seed)")
        }
        return directory
    }

    /// A catalog as commands make it.
    func make(_ name: String, by commands: [[String]]) throws -> String {
        for words in commands { try CommandRun(words, catalog: aside(name)).succeed() }
        return aside(name)
    }
}

/// The dumps of all schema versions, which the catalog's own tests keep.
enum Fixture {
    static let olderVersions = Migration.landed.dropLast().map(\.schemaVersion)

    /// Makes a database of a version.
    static func make(version: Int, at file: String) throws {
        let dump = Project.root.appendingPathComponent("Tests/PortalCatalogTests/Fixtures/catalog-\(version).sql")
        let script = try Data("PRAGMA synchronous = OFF;\n".utf8) + Data(contentsOf: dump)
        try Connection(file: file, mode: .readWriteCreate).execute(script: Array(script))
    }
}
