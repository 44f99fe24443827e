import Foundation
import PortalSQLite
import PortalSystem
import TestSupport
import Testing

@testable import PortalDB

/// One way to come to the content of some seeds.
private struct History: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (Catalog) throws -> Void

    private static func exported(_ catalog: Catalog) throws -> [CatalogElement] {
        var elements: [CatalogElement] = []
        try catalog.store.forEachPreset { elements.append(.preset($0)) }
        try catalog.store.forEachPopupSettings { elements.append(.popupSettings($0)) }
        try catalog.store.forEachScene { elements.append(.scene($0)) }
        return elements
    }

    static func importSeeds(into catalog: Catalog) throws {
        let seeds = ["presets", "card-grid", "popup-alert"].map { DocumentSource.path("\(Project.seeds)/\($0).json") }
        try catalog.importDocuments(seeds + [.text(freeData)], onConflict: .replace)
    }

    private static let freeData = #"{"format": "portal-catalog/1", "extensions": {"z": -0.0, "a": [1e400, 0.10]}}"#

    static let all = [
        History(testDescription: "in another order") { catalog in
            try withCatalog { other in
                try importSeeds(into: other)
                try catalog.store.transaction {
                    for element in try exported(other).reversed() {
                        switch element {
                        case .preset(let preset): try catalog.store.put(preset)
                        case .popupSettings(let settings): try catalog.store.insert(settings)
                        case .scene(let scene): try catalog.store.insert(scene)
                        case .extensions: break
                        }
                    }
                }
                try catalog.importDocuments([.text(freeData)])
            }
        },
        History(testDescription: "over other content") { catalog in
            let other = Documents.document(
                presets: #"[{"name": "portal-4/default", "animation": ".bouncy.delay(2)", "tags": ["x", "y"]}]"#,
                scenes: "[\(Documents.scene(Documents.flight(), name: "card-grid"))]")
            try catalog.importDocuments([.text(other)])
            try importSeeds(into: catalog)
        },
        History(testDescription: "with deletions") { catalog in
            let scenes = (0..<100).map { Documents.scene(Documents.flight(), name: "0/\($0)") }
            try catalog.importDocuments(
                [.text(Documents.document(scenes: "[\(scenes.joined(separator: ","))]"))])
            try importSeeds(into: catalog)
            for number in 0..<100 { try catalog.store.deleteScene(Scene.ID("0/\(number)")) }
        },
        History(testDescription: "with deletions, and vacuumed") { catalog in
            let scenes = (0..<100).map { Documents.scene(Documents.flight(), name: "z/\($0)") }
            try catalog.importDocuments(
                [.text(Documents.document(scenes: "[\(scenes.joined(separator: ","))]"))])
            try importSeeds(into: catalog)
            for number in 0..<100 { try catalog.store.deleteScene(Scene.ID("z/\(number)")) }
            _ = try catalog.store.compact()
        },
        History(testDescription: "with recordings") { catalog in
            try importSeeds(into: catalog)
            let tasks = try catalog.tasks(PlaySelection(["popup-alert"]))
            for mode in [RecordMode.missing, .all] { try catalog.run(tasks, record: mode, jobs: 1) { _ in } }
        },
        History(testDescription: "with other pages") { catalog in
            try importSeeds(into: catalog)
            let database = try Connection(file: catalog.path, mode: .readWrite)
            try database.execute(script: Array("PRAGMA page_size = 16384; PRAGMA auto_vacuum = 1; VACUUM".utf8))
        },
        History(testDescription: "with names that were others meanwhile") { catalog in
            try importSeeds(into: catalog)
            let things: [(NamedThing.Kind, String)] = [
                (.preset, "card-grid/flight"), (.popup, "popup-alert/light"), (.scene, "card-grid"),
            ]
            for (kind, name) in things { try catalog.rename(NamedThing(kind, name), to: "zz") }
            for (kind, name) in things { try catalog.rename(NamedThing(kind, "zz"), to: name) }
        },
        History(testDescription: "imported from a file of it, under other names") { catalog in
            try withCatalog { other in
                try importSeeds(into: other)
                try other.exportFile(other.path + ".portaldb", name: "theirs")
                var options = ImportOptions()
                options.prefix = "0/"
                try catalog.importDocuments([.path(other.path + ".portaldb")], options)
            }
            for kind in NamedThing.Kind.allCases {
                for thing in try catalog.things(matching: "0/*", kind) {
                    try catalog.rename(thing, to: String(thing.name.dropFirst(2)))
                }
            }
        },
        History(testDescription: "with gaps between rows, which other programs have left") { catalog in
            try importSeeds(into: catalog)
            let database = try Connection(file: catalog.path, mode: .readWrite)
            for table in ["view", "script_step", "preset_tag", "preset_modifier", "popup"] {
                try database.execute(script: Array("UPDATE \(table) SET position = 1000 + 2 * position".utf8))
            }
        },
        History(testDescription: "imported into the library's own file") { catalog in
            try importSeeds(into: catalog)
            try catalog.store.put(identity: Library(named: "another"))
        },
    ]
}

@Suite struct ExportFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var target: String { directory.file("team.portaldb") }

    private func catalog(_ name: String = "portal.db", day: String = "2026-11-30") throws -> Catalog {
        try Catalog(
            path: directory.file(name), access: .create, libraries: [], now: { "\(day)T08:00:00Z" })
    }

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: directory.file(name)))
    }

    /// The whole, and a part, of a catalog without a past.
    private static let plain = Result {
        let test = try ExportFileTests()
        let catalog = try test.catalog(day: "2020-01-01")
        try History.importSeeds(into: catalog)
        return (try test.exported(catalog), try test.exported(catalog, ExportSelection(scenes: ["card-*"])))
    }

    private func exported(_ catalog: Catalog, _ selection: ExportSelection = .everything) throws -> Data {
        try catalog.exportFile(target, selection, name: "acme", replacesExisting: true)
        return try bytes("team.portaldb")
    }

    @Test(arguments: History.all)
    private func theSameContentHasTheSameBytes(history: History) throws {
        let (whole, part) = try Self.plain.get()
        let catalog = try catalog(day: "2031-12-24")
        try history.make(catalog)
        #expect(try exported(catalog) == whole)
        // And of a part, also of what was exported.
        let copy = try Catalog(path: target, access: .readWrite)
        try copy.exportFile(directory.file("part"), ExportSelection(scenes: ["card-*"]), name: "acme")
        #expect(try bytes("part") == part)
        #expect(try exported(catalog, ExportSelection(scenes: ["card-*"])) == part)
    }

    /// Its scenes are put into the file one by one; those of a catalog in a file as rows.
    @Test func aCatalogInMemoryGivesTheSameBytes() throws {
        let catalog = try Catalog(path: "in memory", access: .inMemory)
        try History.importSeeds(into: catalog)
        #expect(try exported(catalog) == Self.plain.get().0)
    }

    @Test func theNameIsPartOfTheContentAndThePathIsNot() throws {
        let catalog = try catalog()
        let summaries = try [("a", "acme"), ("b", "acme"), ("c", "other"), ("d", nil)].map { file, name in
            try catalog.exportFile(directory.file(file), name: name)
        }
        #expect(try bytes("a") == bytes("b"))
        #expect(try bytes("a") != bytes("c"))
        #expect(summaries.map { $0.library?.name } == ["acme", "acme", "other", "unnamed"])
    }

    @Test(arguments: ["", "a\nb", String(repeating: "x", count: 201)])
    func aLibraryHasAProperName(name: String) throws {
        let error = #expect(throws: CatalogError.self) { try catalog().exportFile(target, name: name) }
        #expect(error?.kind == .badData)
        #expect(!Durability.exists(target))
    }

    @Test func aFileHasWhatTheDocumentHas() throws {
        let catalog = try catalog()
        try History.importSeeds(into: catalog)
        let summary = try catalog.exportFile(target)
        #expect(summary.presetCount > 20 && summary.popupSettingsCount > 2 && summary.sceneCount == 2)
        let texts = try [catalog, try Catalog(path: target, access: .readOnly)].map { catalog in
            var text: [UInt8] = []
            try catalog.exportDocument { text += $0 }
            return text
        }
        #expect(texts[0] == texts[1])
    }

    @Test func theCatalogIsNeverReplacedByItself() throws {
        let catalog = try catalog()
        try History.importSeeds(into: catalog)
        let before = try bytes("portal.db")
        try FileManager.default.createSymbolicLink(
            atPath: directory.file("soft"), withDestinationPath: catalog.path)
        try FileManager.default.linkItem(atPath: catalog.path, toPath: directory.file("hard"))
        for name in ["portal.db", "soft", "hard"] {
            let error = #expect(throws: CatalogError.self) {
                try catalog.exportFile(directory.file(name), replacesExisting: true)
            }
            #expect(error?.kind == .cannotCreate, "\(name)")
        }
        #expect(try bytes("portal.db") == before)
    }

    static let damages: [(sql: StaticString, words: String)] = [
        ("UPDATE preset SET extensions = '{' WHERE name = 'hero'", "is damaged: column 'extensions' of table 'preset'"),
        (
            "UPDATE preset SET extensions = '{},\"summary\":\"x\"' WHERE name = 'hero'",
            "is damaged: column 'extensions' of table 'preset'"
        ),
        ("UPDATE scene SET extensions = '{} {}'", "is damaged: column 'extensions' of table 'scene'"),
        (
            "INSERT INTO popup (scene, id, position, view, style, extensions) VALUES (1, 'n', 0, 'a', 'inline', '[')",
            "is damaged: column 'extensions' of table 'popup'"
        ),
        ("DELETE FROM view WHERE id = 'a'", "has a row that its tables do not allow (FOREIGN KEY constraint failed)"),
        (
            "UPDATE preset SET name = '{x}' WHERE name = 'hero'",
            "has a row that its tables do not allow (CHECK constraint failed: "
        ),
    ]

    @Test(arguments: damages) func `what is wrong with the catalog is said of the catalog, and nothing is left`(
        sql: StaticString, words: String
    ) throws {
        let files = try CatalogFiles()
        let catalog = try files.make("portal.db", VerifyingTests.document())
        let database = try Connection(file: files.path("portal.db"), mode: .readWrite)
        try database.run("PRAGMA foreign_keys = OFF")
        try database.run("PRAGMA ignore_check_constraints = ON")
        try database.run(sql)
        let error = #expect(throws: CatalogError.self) { try catalog.exportFile(files.path("team.portaldb")) }
        #expect(error?.kind == .badData)
        #expect(
            error?.description.hasPrefix("\(files.path("portal.db")) \(words)") == true, "\(String(describing: error))")
        #expect(!FileManager.default.fileExists(atPath: files.path("team.portaldb")))
    }
}
