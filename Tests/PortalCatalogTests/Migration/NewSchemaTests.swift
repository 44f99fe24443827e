import Foundation
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

/// A new file gets its schema from one script, which `RECORD=1 swift test --filter NewSchemaTests` writes.
@Suite struct NewSchemaTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// A file that was migrated step by step.
    private func migrated() throws -> Connection {
        let database = try Connection(file: directory.file("migrated.db"), mode: .readWriteCreate)
        var runner = MigrationRunner(migrations: Migration.landed, now: { "2025-01-02T03:04:05Z" })
        runner.observe = { _, _ in }
        try runner.migrate(database)
        return database
    }

    @Test func `the script is what the migrations leave`() throws {
        let script = Data(try NewSchema.script(of: migrated()).utf8)
        let file = Project.root.appendingPathComponent("migrations/schema.sql")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" { return try script.write(to: file) }
        #expect(try Data(contentsOf: file) == script, "RECORD=1 writes it anew")
    }

    @Test func `a new file is as one that had all migrations`() throws {
        let migrated = try migrated()
        _ = try directory.store("new.db")
        let new = try Connection(file: directory.file("new.db"), mode: .readOnly)
        #expect(try DatabaseDump(of: new) == DatabaseDump(of: migrated))
        #expect(try identity(of: new) == identity(of: migrated))
        #expect(try schema(of: new) == schema(of: migrated))
    }

    @Test func `a new file is made without a migration's detours`() throws {
        let database = try directory.store("new.db").database
        let objects = try schema(of: database).filter { !$0.hasSuffix("-") }.count
        #expect(database.statementCount < objects + Migration.landed.count + 26)
    }

    @Test func `migrations that have not landed follow those that have`() throws {
        let migrations = Migration.landed + [.rebuiltSettings]
        let new = try directory.store("new.db", migrations: migrations).database
        _ = try directory.store("old.db")
        let upgraded = try directory.store("old.db", migrations: migrations).database
        #expect(try schema(of: new) == schema(of: upgraded))
        #expect(try DatabaseDump(of: new) == DatabaseDump(of: upgraded))
    }

    /// In the order of the rows, which is that of an exported file.
    private func schema(of database: Connection) throws -> [String] {
        try database.rows(
            of: SingleColumn<String>.self,
            """
            SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '-') FROM sqlite_schema ORDER BY rowid
            """
        ).map(\.value)
    }

    private func identity(of database: Connection) throws -> [Int?] {
        [
            try database.value("PRAGMA application_id"), try database.value("PRAGMA user_version"),
            try database.value("PRAGMA schema_version"),
        ]
    }
}
