import Foundation
import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@Suite struct MigrationRunnerTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private let newest = Migration.newestVersion

    /// A populated file of the newest version, closed.
    private func populate() throws {
        let store = try directory.store()
        try store.put(Preset.samples)
        for settings in PopupSettings.samples { try store.put(settings) }
        try store.put(.everything("all"))
    }

    private func connection() throws -> Connection { try Connection(file: directory.file(), mode: .readWrite) }
    private var bytes: Data { get throws { try Data(contentsOf: URL(fileURLWithPath: directory.file())) } }

    @Test func `a new file and an empty file become a catalog`() throws {
        try Data().write(to: URL(fileURLWithPath: directory.file("zero.db")))
        let database = try Connection(file: directory.file("vacuumed.db"), mode: .readWriteCreate)
        try database.execute(script: Array("CREATE TABLE t (a); DROP TABLE t; VACUUM".utf8))
        for name in ["new.db", "zero.db", "vacuumed.db"] {
            let store = try directory.store(name)
            try store.put(Preset.samples[1])
            let status = try CatalogStore.status(of: directory.file(name))
            #expect(status.applied.map(\.appliedAt) == Migration.landed.map { _ in "2025-01-02T03:04:05Z" })
        }
        #expect(try directory.names == ["new.db", "vacuumed.db", "zero.db"], "nothing is beside them")
    }

    @Test func `opening an up-to-date catalog changes no byte`() throws {
        try populate()
        let before = try bytes
        _ = try directory.store()
        _ = try directory.store(mode: .readOnly)
        #expect(try bytes == before)
    }

    @Test func `a pending migration is applied, and its predecessor kept beside the file`() throws {
        try populate()
        let before = try rows(of: connection())
        let store = try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        #expect(try rows(of: connection()) == before)
        #expect(try store.scene("all") == .everything("all"))
        #expect(try connection().value(of: Int.self, "PRAGMA user_version") == newest + 1)
        #expect(
            try connection().value(of: Int.self, "SELECT count(*) FROM pragma_table_info('popup_settings')") == 7)
        #expect(try directory.names == ["portal.db", "portal.db.v\(newest).backup"])
        let backup = try Connection(file: directory.file("portal.db.v\(newest).backup"), mode: .readOnly)
        #expect(try rows(of: backup) == before)
        #expect(try backup.value(of: Int.self, "PRAGMA user_version") == newest)
        #expect(try backup.value(of: String.self, "PRAGMA quick_check") == "ok")
    }

    /// SQLite would take such a journal for that of the new copy.
    @Test func `what a copy that was not finished left is no part of the next one`() throws {
        try populate()
        for ending in ["partial", "partial-journal"] {
            try directory.write("half a copy", to: "portal.db.v\(newest).backup.\(ending)")
        }
        _ = try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        #expect(try directory.names == ["portal.db", "portal.db.v\(newest).backup"])
        let backup = try Connection(file: directory.file("portal.db.v\(newest).backup"), mode: .readOnly)
        #expect(try backup.value(of: String.self, "PRAGMA integrity_check") == "ok")
    }

    @Test(arguments: [0o600, 0o640]) func `the copy is for nobody who may not read the file`(rights: Int) throws {
        try populate()
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: directory.file())
        _ = try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        for name in ["portal.db", "portal.db.v\(newest).backup"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.file(name))
            #expect(attributes[.posixPermissions] as? Int == rights)
        }
    }

    @Test func `the copy lies beside the file, and not beside a link to it`() throws {
        try populate()
        let elsewhere = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: elsewhere.file("link.db"), withDestinationPath: directory.file())
        _ = try elsewhere.store("link.db", migrations: Migration.landed + [.rebuiltSettings])
        #expect(try directory.names == ["portal.db", "portal.db.v\(newest).backup"])
        #expect(try elsewhere.names == ["link.db"])
    }

    @Test func `a copy is kept until the next migration succeeds`() throws {
        try populate()
        let two = Migration.landed + [.rebuiltSettings]
        _ = try directory.store(migrations: two)
        #expect(throws: (any Error).self) {
            try directory.store(migrations: two + [.afterNext("CREATE TABLE scene (a)")])
        }
        #expect(try directory.names.contains("portal.db.v\(newest).backup"))
        _ = try directory.store(migrations: two + [.afterNext("CREATE TABLE more (a TEXT) STRICT;")])
        #expect(try directory.names == ["portal.db", "portal.db.v\(newest + 1).backup"])
    }

    @Test func `several migrations are one step`() throws {
        try populate()
        let failing = Migration.afterNext("CREATE TABLE more (a TEXT) STRICT; SELECT nothing")
        let all = Migration.landed + [.rebuiltSettings, failing]
        #expect(throws: SQLiteError.self) { try directory.store(migrations: all) }
        #expect(try connection().value(of: Int.self, "PRAGMA user_version") == newest)
        #expect(try connection().value(of: Int.self, "SELECT count(*) FROM migration") == Migration.landed.count)
        #expect(try directory.store().scene("all") == .everything("all"))
    }

    static let failures: [(String, String)] = [
        ("CREATE TABLE scene (a);", "table scene already exists"),
        (
            "UPDATE popup_item SET view = 'nowhere';", "a row of popup_item refers to a row of view that does not exist"
        ),
        ("UPDATE view SET context = 'nowhere';", "a row of view refers to a row of context that does not exist"),
        (
            "UPDATE view SET opacity = 2;",
            "could not be upgraded: CHECK constraint failed: opacity BETWEEN 0 AND 1, of which 'doctor' says more; "
                + "it is as it was"
        ),
    ]

    @Test(arguments: failures)
    func `a migration that fails leaves the file as it was`(sql: String, message: String) throws {
        try populate()
        let before = try bytes
        let error = #expect(throws: (any Error).self) {
            try directory.store(migrations: Migration.landed + [.next(sql)])
        }
        #expect(error.map { "\($0)" }?.contains(message) == true, "\(String(describing: error))")
        #expect(try bytes == before)
        #expect(try directory.store().scene("all") == .everything("all"))
    }

    /// The words of `"odd name"` are not the table's name, so a migration that only says this has not named it.
    @Test func `rows that vanish from a table that no migration names are noticed`() throws {
        let two = Migration.landed + [.next(#"CREATE TABLE "odd name" (a); INSERT INTO "odd name" VALUES (1), (2);"#)]
        _ = try directory.store(migrations: two)
        let error = #expect(throws: CatalogFileError.self) {
            try directory.store(migrations: two + [.afterNext(#"DELETE FROM "odd name" WHERE a = 1;"#)])
        }
        #expect(error?.reason == .migrationFailed("table 'odd name' had 2 rows and would have 1"))
        #expect(try connection().rowCount(ofTable: "odd name") == 2)
    }

    @Test func `a schema that is not as a new file's is noticed`() throws {
        try populate()
        try connection().run("CREATE INDEX my_own ON view (label)")
        let error = #expect(throws: CatalogFileError.self) {
            try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        }
        #expect(error?.reason == .schemaDiffers(SchemaDifference(kind: .additional, type: "index", name: "my_own")))
    }

    @Test func `many that open a new file at once all succeed`() throws {
        let file = directory.file()
        let failures = errors(ofRunning: 8) { number in
            let store = try CatalogStore(file: file, mode: .readWriteCreate, busyTimeout: 120_000)
            try store.put(Preset(name: Name("p\(number)"), animation: ".smooth"))
        }
        #expect(failures == [])
        #expect(try directory.store().presets(limit: 10).count == 8)
        #expect(try connection().value(of: Int.self, "SELECT count(*) FROM migration") == Migration.landed.count)
    }

    @Test func `many that upgrade a file at once all succeed`() throws {
        try populate()
        let file = directory.file()
        let failures = errors(ofRunning: 6) { _ in
            let migrations = Migration.landed + [.rebuiltSettings]
            _ = try CatalogStore(file: file, mode: .readWrite, migrations: migrations, busyTimeout: 120_000)
        }
        #expect(failures == [])
        #expect(try connection().value(of: Int.self, "SELECT count(*) FROM migration") == Migration.landed.count + 1)
        #expect(try directory.names == ["portal.db", "portal.db.v\(newest).backup"])
    }
}
