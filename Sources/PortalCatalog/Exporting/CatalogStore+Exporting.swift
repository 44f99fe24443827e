import PortalSQLite
import PortalSystem

extension CatalogStore {
    /// The time that an exported file gives for its migrations: it has no history of its own.
    private static let timeless = "1970-01-01T00:00:00Z"

    /// Makes a catalog file that appears under its name whole, or not at all, and whose bytes follow from what is put
    /// into it, in the order in which it is put.
    ///
    /// - Parameters:
    ///   - replacesExisting: whether a file of that name may be replaced; never one that another program has in use.
    ///   - busyTimeout: milliseconds to wait for that program.
    ///   - fill: puts everything into the new catalog, in one transaction.
    /// - Throws: ``SystemError``, ``CatalogFileError``, ``SQLiteError``, and what `fill` throws.
    package static func export(
        to path: String, replacesExisting: Bool, busyTimeout: Int32 = 5_000, fill: (CatalogStore) throws -> Void
    ) throws {
        let file = try AtomicFile(path: path, replacesExisting: replacesExisting)
        try ReplacedDatabase.holding(file.target, busyTimeout: busyTimeout) {
            let scratch = file.partial + ".build"
            try removeDatabase(scratch)
            defer {
                try? removeDatabase(scratch)
                try? Durability.remove(file.partial + SideFile.journal.suffix)
            }
            try build(scratch, as: file.partial, fill)
            try file.commit()
        }
    }

    /// Two files, because only the copy without gaps is the same whatever order and transactions made the first.
    private static func build(_ scratch: String, as partial: String, _ fill: (CatalogStore) throws -> Void) throws {
        let store = try CatalogStore(file: scratch, mode: .readWriteCreate, now: { timeless })
        try store.transaction { try fill(store) }
        try Durability.remove(partial + SideFile.journal.suffix)
        try store.database.vacuum(into: partial)
    }

    private static func removeDatabase(_ path: String) throws {
        try Durability.remove(path)
        try Durability.remove(path + SideFile.journal.suffix)
    }
}
