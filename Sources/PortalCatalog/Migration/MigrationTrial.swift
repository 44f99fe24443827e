import PortalSQLite
import PortalSystem

/// What upgrading a file would do, found out by doing it to a copy.
public struct MigrationTrial: Hashable, Sendable {
    /// What one migration does to the tables of the file, each by its name.
    public struct Step: Hashable, Sendable {
        /// Its name, as `0001_catalog`.
        public var migration: String
        public var added: [String]
        /// Made anew with their rows.
        public var rebuilt: [String]
        /// Given other columns, without touching their rows.
        public var altered: [String]
        public var removed: [String]
    }

    /// Major * 1000 + minor; 0: nothing is in the file yet.
    public var schemaVersion: Int
    /// The version after the upgrade.
    public var newVersion: Int
    /// One for each migration that the file has not had.
    public var steps: [Step]
    /// The copy of the file as it is now that would stay beside it; `nil`: none.
    public var backup: String?
    /// How many presets have columns that are not what their text says, and would be written anew.
    public var stalePresetCount: Int
}

extension CatalogStore {
    /// Upgrades a copy of a file, which lies in memory or, if it is large, in a file without a name.
    ///
    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    /// - Throws: ``CatalogFileError``, ``SQLiteError``: the same as the upgrade would.
    package static func tryMigrations(
        of file: String, migrations: [Migration] = Migration.landed, busyTimeout: Int32 = 5_000
    ) throws -> MigrationTrial {
        let status = try status(of: file, migrations: migrations, busyTimeout: busyTimeout)
        // What a newer version has made is only read, and so is not upgraded.
        if status.schemaVersion <= migrations.last?.schemaVersion ?? 0 { try requireUpgradable(file, status) }
        let copy = try copyToUpgrade(of: file, migrations: migrations, busyTimeout: busyTimeout)
        var tables = try TableShape.all(of: copy)
        var steps: [MigrationTrial.Step] = []
        let runner = MigrationRunner(migrations: migrations, now: WallClock.now, keepsBackup: false) {
            migration, copy in
            let next = try TableShape.all(of: copy)
            steps.append(MigrationTrial.Step(migration.name, from: tables, to: next))
            tables = next
        }
        try runner.migrate(copy)
        var stalePresetCount = 0
        try PresetTable.forEachDisagreement(in: copy) { _ in stalePresetCount += 1 }
        return MigrationTrial(
            schemaVersion: status.schemaVersion, newVersion: try copy.value("PRAGMA user_version") ?? 0, steps: steps,
            backup: status.keepsBackup ? MigrationBackup.path(of: file, version: status.schemaVersion) : nil,
            stalePresetCount: stalePresetCount)
    }
}

extension CatalogStore {
    /// - Throws: as upgrading the file would before it looks at what is in it.
    static func requireUpgradable(_ file: String, _ status: MigrationStatus) throws {
        guard status.isWritable else { throw CatalogFileError(file: file, reason: .notWritable) }
        if status.keepsBackup { try MigrationBackup.requireRoom(of: file, version: status.schemaVersion) }
    }

    /// A private copy of a file whose schema is that of its migrations.
    static func copyToUpgrade(
        of file: String, migrations: [Migration], busyTimeout: Int32
    ) throws -> Connection {
        let copy = try Connection(file: file, mode: .temporary)
        try Connection.reading(file, busyTimeout: busyTimeout).copy(to: copy)
        try FileStanding.read(from: copy, known: migrations).requireSchema(of: copy, known: migrations)
        return copy
    }
}

extension MigrationStatus {
    /// Whether an upgrade leaves the file as it was beside it: one with nothing in it is not worth that.
    fileprivate var keepsBackup: Bool { !pending.isEmpty && schemaVersion > 0 }
}

extension MigrationTrial.Step {
    fileprivate init(_ migration: String, from old: [String: TableShape], to new: [String: TableShape]) {
        self.migration = migration
        func names(_ tables: [String: TableShape], where isWanted: (TableShape) -> Bool) -> [String] {
            tables.values.filter(isWanted).map(\.name).sorted()
        }
        added = names(new) { old[$0.name] == nil }
        removed = names(old) { new[$0.name] == nil }
        rebuilt = names(new) { table in old[table.name].map { $0.rootPage != table.rootPage } ?? false }
        altered = names(new) { table in
            old[table.name].map { $0.rootPage == table.rootPage && $0.sql != table.sql } ?? false
        }
    }
}

/// A table as `sqlite_schema` has it: made anew it begins on another page.
private struct TableShape: RowDecodable {
    static var columns: [String] { ["name", "rootpage", "sql"] }

    let name: String
    let rootPage: Int
    let sql: String

    init(row: inout Row) throws(SQLiteError) {
        name = try row.next()
        rootPage = try row.next()
        sql = try row.next()
    }

    static func all(of database: Connection) throws(SQLiteError) -> [String: TableShape] {
        let tables: [TableShape] = try database.rows(
            """
            SELECT name, rootpage, sql FROM sqlite_schema
            WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
            """)
        return Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0) })
    }
}
