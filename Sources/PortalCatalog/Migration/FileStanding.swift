import PortalSQLite
import PortalSystem

/// How a file's schema stands to the migrations that the program knows.
enum FileStanding {
    case current
    /// `applied`: how many of the known migrations the file has had; 0: it is new.
    case behind(applied: Int)
    /// It is read, not written.
    case newerMinor(version: Int)

    /// "PORT"
    static let applicationID: UInt32 = 0x504F_5254

    /// Refuses what is no file: SQLite would wait for a pipe, or write to a device. A missing one is as good as empty.
    ///
    /// The path is looked at, not opened: closing the file again would drop the process's locks on it.
    ///
    /// - Returns: Whether there is a file.
    static func admit(path: String, mode: Connection.Mode) throws -> Bool {
        if mode == .inMemory { return false }
        // Whether a file can be made where nothing can be seen is for the opening to tell.
        let kind = mode == .readWriteCreate ? (try? FileKind(path: path)) ?? .missing : try FileKind(path: path)
        switch kind {
        case .regular:
            // Of one that is to be written SQLite says the same as of a place where none can be made.
            if mode == .readOnly { try Durability.requireReadable(path) }
            return true
        case .missing where mode == .readWriteCreate: return false
        case .missing: throw CatalogFileError(file: path, reason: .missing)
        case .directory: throw CatalogFileError(file: path, reason: .notAFile("a directory"))
        case .other: throw CatalogFileError(file: path, reason: .notAFile("not a regular file"))
        }
    }

    /// Refuses what is not a catalog by the first bytes of the file, before SQLite reads it.
    static func admit(_ database: Connection) throws {
        let start = try database.start(count: FileHeader.byteCount)
        guard let header = FileHeader(start) else {
            let isCut = FileHeader.isSigned(start)
            let kind = isCut ? "the beginning of an SQLite database" : FileSignature.name(of: start)
            throw database.refused(.notADatabase(kind))
        }
        if header.applicationID == 0, header.userVersion == 0, header.isEmpty { return }
        guard header.applicationID == applicationID else {
            throw database.refused(.foreign(applicationID: header.applicationID))
        }
    }

    /// The standing by what the file says of itself; to be read inside a transaction.
    static func read(from database: Connection, known: [Migration]) throws -> FileStanding {
        let signed = try database.value(of: Int.self, "PRAGMA application_id") ?? 0
        let application = UInt32(truncatingIfNeeded: signed)
        let version = try database.value(of: Int.self, "PRAGMA user_version") ?? 0
        let objects = try database.value(of: Int.self, "SELECT count(*) FROM sqlite_schema") ?? 0
        if application == 0, version == 0, objects == 0 { return .behind(applied: 0) }
        guard application == applicationID else { throw database.refused(.foreign(applicationID: application)) }

        let newest = known.last?.schemaVersion ?? 0
        if version / 1000 > newest / 1000 {
            throw database.refused(.newerMajor(version: version, newestKnown: newest))
        }
        guard let applied = try MigrationLedger.read(from: database) else {
            throw database.refused(.ledgerDiffers("it has no ledger"))
        }
        if let difference = MigrationLedger.difference(of: applied, from: known) {
            throw database.refused(.ledgerDiffers(difference))
        }
        if version > newest { return .newerMinor(version: version) }
        guard applied.count <= known.count, applied.count > 0, known[applied.count - 1].schemaVersion == version else {
            throw database.refused(.ledgerDiffers("\(applied.count) migrations do not make version \(version)"))
        }
        return applied.count == known.count ? .current : .behind(applied: applied.count)
    }

    /// Refuses a file whose schema is not the one that its migrations made: a view or a trigger of somebody else's would
    /// work along. What a newer version has cannot be known.
    func requireSchema(of database: Connection, known: [Migration]) throws {
        let applied =
            switch self {
            case .current: known[...]
            case .behind(let count): known.prefix(count)
            case .newerMinor: known.prefix(0)
            }
        if applied.isEmpty { return }
        if let difference = try SchemaCheck.difference(of: database, from: applied) {
            throw database.refused(.schemaDiffers(difference))
        }
    }
}
