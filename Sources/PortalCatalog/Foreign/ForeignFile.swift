import PortalSQLite
import PortalSystem

/// A catalog file of other people, opened as hostile: a private copy for reading, which is removed with the value.
///
/// ```swift
/// let file = try ForeignFile(path: "team.portaldb", catalog: store.file)
/// try file.store.forEachPreset { ... }
/// ```
package final class ForeignFile {
    /// What messages call it.
    package let path: String
    /// For reading. What is read is of the right types and in the right ranges for its columns, and no more.
    package let store: CatalogStore

    /// - Parameter catalog: the file of the catalog that this process has open: that cannot be read as somebody else's,
    ///   because closing it here would drop the locks that SQLite holds on it.
    /// - Throws: ``CatalogFileError`` saying why the file is not taken; ``SystemError`` or ``SQLiteError`` if it or the
    ///   copy cannot be read or written.
    package init(path: String, limits: ForeignLimits = .standard, catalog: String? = nil) throws {
        self.path = path
        let copy = try Self.privateCopy(of: path, limits: limits, catalog: catalog)
        defer { copy.remove() }
        let database = try Connection(file: path, at: copy.path, mode: .readWrite)
        try FileStanding.admit(database)
        switch try database.snapshot({ try FileStanding.read(from: database, known: Migration.landed) }) {
        case .current: break
        case .behind(0): throw CatalogFileError(file: path, reason: .untrusted(.empty))
        case .behind:
            try MigrationRunner(migrations: Migration.landed, now: WallClock.now, keepsBackup: false).migrate(database)
        case .newerMinor(let version):
            let newest = Migration.landed.last?.schemaVersion ?? 0
            throw CatalogFileError(file: path, reason: .newerMajor(version: version, newestKnown: newest))
        }
        store = CatalogStore(reading: database)
    }

    private static func privateCopy(of path: String, limits: ForeignLimits, catalog: String?) throws -> PrivateCopy {
        if let catalog, FileKind.isOneFile(path, catalog) { throw refused(path, .untrusted(.openCatalog)) }
        do {
            try refuseSideFiles(of: path)
            let copy = try PrivateCopy(of: path, limit: limits.fileSize)
            try refuseSideFiles(of: path)
            return copy
        } catch let refusal as CopyRefusal {
            throw refused(path, CatalogFileError.Reason(refusal))
        }
    }

    /// What is in such a file is part of the database, but written by whoever made it, to be carried out without a check.
    private static func refuseSideFiles(of path: String) throws {
        for ending in ["-journal", "-wal"] where Durability.exists(path + ending) {
            let name = (path + ending).split(separator: "/").last.map(String.init) ?? path + ending
            throw refused(path, .untrusted(.sideFile(name)))
        }
    }

    private static func refused(_ path: String, _ reason: CatalogFileError.Reason) -> CatalogFileError {
        CatalogFileError(file: path, reason: reason)
    }
}

extension CatalogFileError.Reason {
    fileprivate init(_ refusal: CopyRefusal) {
        switch refusal {
        case .missing: self = .missing
        case .symbolicLink: self = .untrusted(.symbolicLink)
        case .notAFile(let kind): self = .notAFile(kind)
        case .tooLarge(let bytes, let limit): self = .untrusted(.tooLarge(bytes: bytes, limit: limit))
        case .changed: self = .untrusted(.changed)
        }
    }
}
