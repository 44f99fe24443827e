import PortalSQLite
import PortalSystem

extension CatalogStore {
    /// Opens a catalog for changes that are tried and undone, and refuses what would be refused for making them.
    ///
    /// What else opening it for changes would change, an older schema or a write-ahead log, is changed in a private copy.
    ///
    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    /// - Throws: ``CatalogFileError``, ``SQLiteError``, ``SystemError``.
    package convenience init(
        trying file: String, migrations: [Migration] = Migration.landed, busyTimeout: Int32 = 5_000,
        now: @escaping () -> String = WallClock.now
    ) throws {
        let status = try Self.status(of: file, migrations: migrations, busyTimeout: busyTimeout)
        let newest = migrations.last?.schemaVersion ?? 0
        guard status.schemaVersion <= newest else {
            let reason = CatalogFileError.Reason.newerMinor(version: status.schemaVersion, newestKnown: newest)
            throw CatalogFileError(file: file, reason: reason)
        }
        try Self.requireUpgradable(file, status)
        let start = try Connection(file: file, mode: .readOnly).start(count: FileHeader.byteCount)
        if status.pending.isEmpty, !FileHeader.isLogged(start) {
            try self.init(file: file, mode: .readWrite, migrations: migrations, busyTimeout: busyTimeout, now: now)
        } else {
            let copy = try Self.copyToUpgrade(of: file, migrations: migrations, busyTimeout: busyTimeout)
            try MigrationRunner(migrations: migrations, now: now, keepsBackup: false).migrate(copy)
            self.init(filling: copy, now: now)
        }
    }

    /// - Throws: ``SQLiteError`` as making a catalog would where there is no file yet.
    package static func requireRoom(for newFile: String) throws(SQLiteError) {
        guard Durability.isCreatable(newFile + SideFile.journal.suffix) else { throw .cannotOpen(newFile) }
    }
}
