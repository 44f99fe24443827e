import PortalSQLite
import PortalSystem

/// Brings a file's schema up to date: all that is pending in one transaction, or nothing.
struct MigrationRunner {
    /// In order.
    let migrations: [Migration]
    /// The time for the ledger.
    let now: () -> String
    /// Whether a copy of an older file is kept beside it.
    var keepsBackup = true
    /// Is called after each migration that was applied, before they are committed; even a new file then has them one by
    /// one.
    var observe: ((Migration, Connection) throws -> Void)?

    func migrate(_ database: Connection) throws {
        // Inside a transaction this does nothing, and rebuilding a parent table would empty its children silently.
        try database.run("PRAGMA foreign_keys = OFF")
        let outcome = Result { try database.transaction { try applyPending(to: database) } }
        let restored = Result { try database.run("PRAGMA foreign_keys = ON") }
        let version = try outcome.get()
        try restored.get()
        if let version, keepsBackup {
            try MigrationBackup.removeOlder(than: version, of: database.file, migrations: migrations)
        }
    }

    /// - Returns: The version of which a backup was made; `nil` if none was needed.
    private func applyPending(to database: Connection) throws -> Int? {
        // Read again under the lock: another process may have been faster.
        guard case .behind(let applied) = try FileStanding.read(from: database, known: migrations) else { return nil }
        let pending = migrations[applied...]
        let oldVersion = applied == 0 ? nil : migrations[applied - 1].schemaVersion
        if let oldVersion, keepsBackup { try MigrationBackup.make(of: database.file, version: oldVersion) }

        let untouched = try SchemaCheck.tables(of: database, notNamedIn: pending)
        let counts = try untouched.map { ($0, try database.rowCount(ofTable: $0)) }
        if try observe == nil && applied == 0 && isUntouched(database) {
            try NewSchema.make(of: pending, in: database)
            for migration in pending { try MigrationLedger.append(migration, at: now(), to: database) }
        } else {
            for migration in pending {
                try apply(migration, to: database)
                try MigrationLedger.append(migration, at: now(), to: database)
                try observe?(migration, database)
            }
            if pending.contains(where: \.derives) { try PresetTable.alignColumns(in: database) }
        }
        let newVersion = pending.last?.schemaVersion ?? 0
        try database.execute(script: Array("PRAGMA application_id = \(FileStanding.applicationID)".utf8))
        try database.execute(script: Array("PRAGMA user_version = \(newVersion)".utf8))

        for (table, count) in counts {
            let newCount = try database.rowCount(ofTable: table)
            if newCount != count {
                throw database.refused(
                    .migrationFailed("table '\(table)' had \(count) rows and would have \(newCount)"))
            }
        }
        if let orphan = try SchemaCheck.firstOrphan(in: database) {
            throw database.refused(.migrationFailed(orphan))
        }
        if oldVersion != nil, let difference = try SchemaCheck.difference(of: database, from: migrations[...]) {
            throw database.refused(.migrationFailed("\(difference)"))
        }
        return oldVersion
    }

    /// - Throws: ``CatalogFileError`` about rows that another program wrote against the rules of their table.
    private func apply(_ migration: Migration, to database: Connection) throws {
        do {
            try database.execute(script: migration.sql)
        } catch {
            guard error.isConstraint else { throw error }
            throw database.refused(.migrationFailed("\(error.message), of which 'doctor' says more"))
        }
    }

    /// Whether the file never had a schema, so that no connection can take the counter of its new one for that of an old.
    private func isUntouched(_ database: Connection) throws(SQLiteError) -> Bool {
        try database.value(of: Int.self, "PRAGMA schema_version") == 0
    }
}
