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
    ///   - source: a catalog of which all scenes are in the file; it must have a file, too.
    ///   - fill: puts everything else into the new catalog, in one transaction.
    /// - Returns: How many scenes there are of `source`.
    /// - Throws: ``SystemError``, ``CatalogFileError``, ``SQLiteError``, and what `fill` throws.
    @discardableResult
    package static func export(
        to path: String, replacesExisting: Bool, busyTimeout: Int32 = 5_000, scenesOf source: CatalogStore? = nil,
        fill: (CatalogStore) throws -> Void
    ) throws -> Int {
        let file = try AtomicFile(path: path, replacesExisting: replacesExisting)
        return try ReplacedDatabase.holding(file.target, busyTimeout: busyTimeout) {
            let scratch = file.partial + ".build"
            try removeDatabase(scratch)
            defer {
                try? removeDatabase(scratch)
                try? Durability.remove(file.partial + SideFile.journal.suffix)
            }
            let sceneCount = try build(scratch, as: file.partial, scenesOf: source, fill)
            try file.commit()
            return sceneCount
        }
    }

    /// Two files, because only the copy without gaps is the same whatever order and transactions made the first.
    private static func build(
        _ scratch: String, as partial: String, scenesOf source: CatalogStore?, _ fill: (CatalogStore) throws -> Void
    ) throws -> Int {
        let store = try CatalogStore(file: scratch, mode: .readWriteCreate, now: { timeless })
        let database = store.database
        try database.waitForNoDisk()
        var sceneCount = 0
        if let path = source?.database.path {
            try database.addition(from: path) {
                // What this reads of the source holds other programs off until the scenes are read, too.
                try fill(store)
                sceneCount = try database.trustingValues { try store.copyScenes() }
            }
        } else {
            try store.addition { try fill(store) }
        }
        try Durability.remove(partial + SideFile.journal.suffix)
        try database.vacuum(into: partial)
        return sceneCount
    }

    private static func removeDatabase(_ path: String) throws {
        try Durability.remove(path)
        try Durability.remove(path + SideFile.journal.suffix)
    }
}
