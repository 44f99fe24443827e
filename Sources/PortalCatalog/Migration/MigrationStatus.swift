import PortalSQLite
import PortalSystem

/// Where a file stands in the sequence of migrations.
public struct MigrationStatus: Hashable, Sendable {
    /// Major * 1000 + minor; 0: nothing is in the file yet.
    public var schemaVersion: Int
    public var applied: [AppliedMigration]
    /// The names of those that the file has not had.
    public var pending: [String]
    /// Whether the file and its directory may be written, and the schema is not newer than the program's.
    public var isWritable: Bool
}

extension CatalogStore {
    /// Reads a file's standing and changes nothing.
    ///
    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    /// - Throws: ``CatalogFileError`` if the file is refused, ``SQLiteError``.
    package static func status(
        of file: String, migrations: [Migration] = Migration.landed, busyTimeout: Int32 = 5_000
    ) throws -> MigrationStatus {
        _ = try FileStanding.admit(path: file, mode: .readOnly)
        let database = try Connection.reading(file, busyTimeout: busyTimeout)
        try FileStanding.admit(database)
        return try database.recovering {
            try database.snapshot {
                let standing = try FileStanding.read(from: database, known: migrations)
                let applied = try MigrationLedger.read(from: database) ?? []
                var isWritable = Durability.isWritable(pathWithoutLink(file))
                if case .newerMinor = standing { isWritable = false }
                return MigrationStatus(
                    schemaVersion: try database.value("PRAGMA user_version") ?? 0, applied: applied,
                    pending: migrations.dropFirst(applied.count).map(\.name), isWritable: isWritable)
            }
        }
    }
}
