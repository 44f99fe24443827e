import PortalSQLite
import PortalSystem

/// The catalog in its file: rows in, values out.
///
/// It knows nothing of the engine; what an animation says it only puts into columns. For one thread at a time.
package final class CatalogStore {
    package let file: String
    let database: Connection
    /// The time for what is recorded.
    package let now: () -> String
    private let cannotWrite: CatalogFileError.Reason?
    /// Whether there was no file before.
    private let hasMadeFile: Bool
    /// Whether an addition goes on before which the catalog had no content.
    package private(set) var isBeingFilled = false

    /// Opens a catalog; with the right to write it creates what is missing of it and upgrades an older one.
    ///
    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    /// - Throws: ``CatalogFileError`` if the file is refused, which leaves it as it was; ``SQLiteError``.
    package init(
        file: String, mode: Connection.Mode, migrations: [Migration] = Migration.landed, busyTimeout: Int32 = 5_000,
        now: @escaping () -> String = WallClock.now
    ) throws {
        let exists = try FileStanding.admit(path: file, mode: mode)
        let database =
            mode == .readOnly
            ? try Connection.reading(file, busyTimeout: busyTimeout)
            : try Connection(file: file, mode: mode, busyTimeout: busyTimeout)
        try FileStanding.admit(database)
        if mode != .readOnly, database.isReadOnly { throw database.refused(.notWritable) }

        let standing = try database.recovering {
            try database.snapshot {
                let standing = try FileStanding.read(from: database, known: migrations)
                try standing.requireSchema(of: database, known: migrations)
                return standing
            }
        }
        self.file = file
        self.now = now
        hasMadeFile = !exists && mode == .readWriteCreate
        switch (standing, mode) {
        case (.current, .readOnly):
            self.database = database
            cannotWrite = .notWritable
        case (.newerMinor(let version), _):
            self.database = try Connection.reading(file, busyTimeout: busyTimeout)
            cannotWrite = .newerMinor(version: version, newestKnown: migrations.last?.schemaVersion ?? 0)
        case (.behind(0), .readOnly):
            throw database.refused(.empty)
        case (.behind(let applied), .readOnly):
            throw database.refused(.mustBeUpgraded(pending: migrations.dropFirst(applied).map(\.name)))
        case (.current, _), (.behind, _):
            try database.settle()
            if case .behind = standing {
                do {
                    try MigrationRunner(migrations: migrations, now: now).migrate(database)
                } catch {
                    if !exists { try? Self.removeFileIfUnused(database) }
                    throw error
                }
            }
            self.database = database
            cannotWrite = nil
        }
        try self.database.keepPages()
    }

    /// The catalog of a connection that was opened for reading, and whose file was looked at already.
    init(reading database: Connection) {
        file = database.file
        self.database = database
        now = WallClock.now
        cannotWrite = .notWritable
        hasMadeFile = false
    }

    /// The catalog of a connection that may write, and whose file has the schema already.
    init(filling database: Connection, now: @escaping () -> String = WallClock.now) {
        file = database.file
        self.database = database
        self.now = now
        cannotWrite = nil
        hasMadeFile = false
    }

    package var isReadOnly: Bool { cannotWrite != nil }

    /// Whether the catalog is in a file, and not in memory.
    package var isInFile: Bool { database.path != nil }

    /// How many statements were executed so far.
    package var statementCount: Int { database.statementCount }

    /// How many times a statement had rows to sort.
    package var sortCount: Int { database.sortCount }

    /// Removes the file if this store has made it and nobody has put anything into it.
    ///
    /// The store then cannot be written to any more.
    package func discardIfUnused() throws {
        if hasMadeFile { try Self.removeFileIfUnused(database) }
    }

    /// Whoever waits for the lock to write finds the file gone then, and SQLite lets nobody write to such a file.
    private static func removeFileIfUnused(_ database: Connection) throws {
        try database.transaction {
            let hasTables = try database.value(of: Bool.self, "SELECT EXISTS (SELECT 1 FROM sqlite_schema)") ?? true
            if try !hasTables || !hasContent(database) { try Durability.remove(pathWithoutLink(database.file)) }
        }
    }

    private static func hasContent(_ database: Connection) throws(SQLiteError) -> Bool {
        try database.value(
            """
            SELECT EXISTS (SELECT 1 FROM scene) OR EXISTS (SELECT 1 FROM preset)
                OR EXISTS (SELECT 1 FROM popup_settings) OR EXISTS (SELECT 1 FROM catalog_extension)
            """) ?? true
    }

    /// - Throws: ``CatalogFileError`` if nothing may be changed.
    func requireWritable() throws {
        if let cannotWrite { throw database.refused(cannotWrite) }
    }

    /// Runs a body whose changes are kept together, or not at all.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try requireWritable()
        return try database.transaction(body)
    }

    /// The same for a body that replaces and removes nothing. In a catalog without content, what the rows refer to is looked
    /// at once, when all are there.
    ///
    /// - Parameter trustsValues: whether the body has looked at every value, so that in such a catalog SQLite need not
    ///   compute each row's CHECKs again, nor look for what it refers to.
    package func addition<Result>(trustsValues: Bool = false, _ body: () throws -> Result) throws -> Result {
        try requireWritable()
        if try Self.hasContent(database) { return try database.transaction(body) }
        func fill() throws -> Result {
            try database.addition(trustingReferences: trustsValues) {
                // Another program may have come first.
                isBeingFilled = try !Self.hasContent(database)
                defer { isBeingFilled = false }
                return try body()
            }
        }
        return try trustsValues ? database.trustingValues(fill) : fill()
    }

    /// Runs a body that reads the catalog as it is at one moment.
    package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        try database.snapshot(body)
    }
}
