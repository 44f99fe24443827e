import PortalSQLite
import PortalSystem

/// A catalog file of other people, opened as hostile: a private copy, checked, upgraded if it is older, for reading.
///
/// ```swift
/// let file = try ForeignFile(path: "team.portaldb", catalog: store.file)
/// try file.forEachElement { element in ... }
/// ```
package final class ForeignFile {
    /// What messages call it.
    package let path: String
    /// For reading. Its values are of the right types for their columns; what else a document reader would make sure of
    /// is for whoever reads.
    package let store: CatalogStore
    private let memory: MemoryAllowance

    /// - Parameters:
    ///   - catalog: the file of the catalog that this process has open: that cannot be read as somebody else's, because
    ///     closing it here would drop the locks that SQLite holds on it.
    ///   - place: the directory for the copy, if not the one for temporary files.
    /// - Throws: ``CatalogFileError`` saying why the file is not taken; ``SystemError`` or ``SQLiteError`` if it or the
    ///   copy cannot be read or written.
    package convenience init(
        path: String, limits: ForeignLimits = .standard, catalog: String? = nil, copyingTo place: String? = nil
    ) throws {
        try self.init(path: path, limits: limits, catalog: catalog, copyingTo: place, afterPiece: {})
    }

    /// - Parameter afterPiece: is called while the file is being copied.
    init(
        path: String, limits: ForeignLimits = .standard, catalog: String? = nil, copyingTo place: String?,
        afterPiece: () -> Void
    ) throws {
        self.path = path
        if let catalog, FileKind.isOneFile(path, catalog) {
            throw CatalogFileError(file: path, reason: .untrusted(.openCatalog))
        }
        let copy = try Self.privateCopy(of: path, limits: limits, in: place, afterPiece: afterPiece)
        // SQLite keeps reading what it has open, so that nothing is left behind even if the process is killed.
        defer { copy.remove() }
        memory = MemoryAllowance(bytes: limits.memory)
        let opening = ForeignOpening(path: path, copy: copy, limits: limits)
        do {
            store = CatalogStore(reading: try opening.database())
        } catch let error as SQLiteError {
            guard let fault = ForeignFault(error) else { throw error }
            throw CatalogFileError(file: path, reason: .untrusted(fault))
        }
    }

    private static func privateCopy(
        of path: String, limits: ForeignLimits, in place: String?, afterPiece: () -> Void
    ) throws -> PrivateCopy {
        func refused(_ reason: CatalogFileError.Reason) -> CatalogFileError {
            CatalogFileError(file: path, reason: reason)
        }
        // What is in such a file is part of the database: changes that whoever made it wants carried out unchecked.
        func refuseSideFiles() throws {
            for ending in ["-journal", "-wal"] where Durability.exists(path + ending) {
                let name = (path + ending).fileName
                throw refused(.untrusted(.sideFile(name)))
            }
        }
        do {
            let copy = try PrivateCopy(of: path, in: place, limit: limits.fileSize, afterPiece: afterPiece)
            try refuseSideFiles()
            return copy
        } catch let refusal as CopyRefusal {
            throw refused(CatalogFileError.Reason(refusal))
        }
    }
}

extension CatalogFileError.Reason {
    init(_ refusal: CopyRefusal) {
        switch refusal {
        case .symbolicLink: self = .untrusted(.symbolicLink)
        case .notAFile(let kind): self = .notAFile(kind)
        case .tooLarge(let bytes, let limit): self = .untrusted(.tooLarge(bytes: bytes, limit: limit))
        case .changed: self = .untrusted(.changed)
        }
    }
}
