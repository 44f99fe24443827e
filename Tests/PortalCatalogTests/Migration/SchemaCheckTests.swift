import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

/// Every catalog's schema is compared when it is opened.
@Suite struct SchemaCheckTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test(arguments: Migration.landed.indices) func `the digest of every landed schema is known`(index: Int) throws {
        let database = try Connection(file: "fresh", mode: .inMemory)
        for migration in Migration.landed[...index] { try database.execute(script: migration.sql) }
        let migration = Migration.landed[index]
        #expect(try migration.schemaDigest == SchemaCheck.digest(of: database), "in LandedSchemas.swift")
    }

    @Test func `there are no digests of other versions`() {
        #expect(LandedSchemas.digests.map(\.version) == Migration.landed.map(\.schemaVersion))
    }

    static let changes: [(sql: String, difference: SchemaDifference)] = [
        ("DROP TABLE preset_tag", SchemaDifference(kind: .missing, type: "table", name: "preset_tag")),
        ("DROP TABLE script_step", SchemaDifference(kind: .missing, type: "table", name: "script_step")),
        ("DROP INDEX preset_base", SchemaDifference(kind: .missing, type: "index", name: "preset_base")),
        (
            "ALTER TABLE preset ADD COLUMN mine TEXT", SchemaDifference(kind: .changed, type: "table", name: "preset")
        ),
        ("CREATE VIEW v AS SELECT 1", SchemaDifference(kind: .additional, type: "view", name: "v")),
        (
            "CREATE TRIGGER t AFTER INSERT ON preset BEGIN DELETE FROM scene; END",
            SchemaDifference(kind: .additional, type: "trigger", name: "t")
        ),
        ("CREATE TABLE mine (a)", SchemaDifference(kind: .additional, type: "table", name: "mine")),
    ]

    @Test(arguments: changes.indices, [Connection.Mode.readOnly, .readWrite])
    func `a catalog with another schema is refused, saying what differs`(index: Int, mode: Connection.Mode) throws {
        _ = try directory.store()
        let change = Self.changes[index]
        try Connection(file: directory.file(), mode: .readWrite).execute(script: Array(change.sql.utf8))
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: mode) }
        #expect(error?.reason == .schemaDiffers(change.difference))
        #expect(error?.description.contains("'\(change.difference.name)'") == true)
        #expect(try directory.names == ["portal.db"])
    }

    @Test func `statistics are no content`() throws {
        try directory.store().put(Preset.samples)
        try Connection(file: directory.file(), mode: .readWrite).run("ANALYZE")
        #expect(try directory.store().presets(limit: 100).count == Preset.samples.count)
    }
}
