import Foundation
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct MigrationTrialTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.store().put(Preset.samples)
    }

    private func tryMigrations(_ more: Migration...) throws -> MigrationTrial {
        try CatalogStore.tryMigrations(of: directory.file(), migrations: Migration.landed + more)
    }

    @Test func `each migration says what it does to which tables`() throws {
        let before = try directory.text(of: "portal.db")
        let sql = "CREATE TABLE more (a); ALTER TABLE scene ADD COLUMN more TEXT; DROP TABLE preset_tag;"
        let trial = try tryMigrations(.rebuiltSettings, .afterNext(sql))
        let name = Migration.next("").name
        #expect(
            trial.steps == [
                MigrationTrial.Step(
                    migration: name, added: [], rebuilt: ["popup_settings"], altered: [], removed: []),
                MigrationTrial.Step(
                    migration: Migration.afterNext("").name, added: ["more"], rebuilt: [], altered: ["scene"],
                    removed: ["preset_tag"]),
            ])
        #expect(trial.schemaVersion == Migration.newestVersion && trial.newVersion == Migration.newestVersion + 2)
        #expect(trial.backup == directory.file("portal.db.v\(Migration.newestVersion).backup"))
        #expect(try directory.text(of: "portal.db") == before)
        #expect(try directory.names == ["portal.db"])
    }

    @Test func `what the upgrade would throw is thrown`() throws {
        let error = #expect(throws: SQLiteError.self) { try tryMigrations(.next("CREATE TABLE scene (a)")) }
        #expect(error?.message == "table scene already exists")
        #expect(error?.file == directory.file())
    }

    @Test(arguments: [
        "CREATE VIEW v AS SELECT 1", "CREATE TABLE more (a)", "ALTER TABLE preset ADD COLUMN more TEXT",
        "DROP INDEX preset_base", "DROP TABLE preset_tag",
    ])
    func `a schema that the upgrade would refuse is refused`(change: String) throws {
        try Connection(file: directory.file(), mode: .readWrite).execute(script: Array(change.utf8))
        let error = #expect(throws: CatalogFileError.self) { try tryMigrations(.rebuiltSettings) }
        let refusal = #expect(throws: CatalogFileError.self) {
            try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        }
        #expect(error == refusal && error?.file == directory.file())
        #expect(throws: CatalogFileError.self) { try tryMigrations() }
    }

    @Test func `an empty file would become a catalog, and leaves no copy`() throws {
        try directory.write("", to: "empty.db")
        let trial = try CatalogStore.tryMigrations(of: directory.file("empty.db"))
        #expect(trial.steps.map(\.migration) == Migration.landed.map(\.name))
        #expect(trial.schemaVersion == 0 && trial.backup == nil)
        #expect(try directory.text(of: "empty.db").isEmpty)
    }

    @Test func `a newer file has nothing pending`() throws {
        _ = try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        let trial = try tryMigrations()
        #expect(trial.steps.isEmpty && trial.backup == nil && trial.newVersion == Migration.newestVersion + 1)
    }

    @Test func `presets that another program changed are counted`() throws {
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.run("UPDATE preset SET response = 0.3 WHERE name = 'hero/open'")
        #expect(try tryMigrations().stalePresetCount == 1)
    }
}
