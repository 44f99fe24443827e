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
    ///   - manyScenes: of so many on, two threads build the file.
    ///   - fill: puts everything else into the new catalog, in one transaction.
    /// - Returns: How many scenes there are of `source`.
    /// - Throws: ``SystemError``, ``CatalogFileError``, ``SQLiteError``, and what `fill` throws.
    @discardableResult
    package static func export(
        to path: String, replacesExisting: Bool, busyTimeout: Int32 = 5_000, scenesOf source: CatalogStore? = nil,
        manyScenes: Int = manyScenes, fill: (CatalogStore) throws -> Void
    ) throws -> Int {
        let file = try AtomicFile(path: path, replacesExisting: replacesExisting)
        return try ReplacedDatabase.holding(file.target, busyTimeout: busyTimeout) {
            let scratch = file.partial + ".build"
            try removeScratch(scratch)
            defer {
                try? removeScratch(scratch)
                try? Durability.remove(file.partial + SideFile.journal.suffix)
            }
            let store = try makeScratch(scratch)
            let sceneCount = try store.fill(from: source, manyScenes: manyScenes) { try fill(store) }
            try Durability.remove(file.partial + SideFile.journal.suffix)
            // Another file, because only the copy without gaps is the same whatever order and transactions made the first.
            _ = try atOnce {
                try store.database.vacuum(into: file.partial)
            } _: {
                try Connection(file: scratch, mode: .readOnly).requireReferences()
            }
            try file.commit()
            return sceneCount
        }
    }

    /// One more file pays from so many scenes on.
    static let manyScenes = 500

    private func fill(from source: CatalogStore?, manyScenes: Int, _ fill: () throws -> Void) throws -> Int {
        guard let source, let path = source.database.path else {
            try transaction(fill)
            return 0
        }
        return try source.snapshot {
            // This holds other programs off until the scenes are read, too.
            let count = try source.database.value(of: Int.self, "SELECT count(*) FROM scene") ?? 0
            if count < manyScenes {
                try copyScenes(of: path, Self.sceneParts.flatMap { $0 }, and: fill)
            } else {
                let ((), part) = try atOnce {
                    try copyScenes(of: path, Self.sceneParts[0], and: fill)
                } _: {
                    try Self.makePart(Self.sceneParts[1], beside: file, from: path)
                }
                try database.transaction(reading: part) { try takeOver(Self.sceneParts[1]) }
            }
            return count
        }
    }

    private func copyScenes(of path: String, _ parts: [String], and fill: () throws -> Void) throws {
        try database.transaction(reading: path) {
            try fill()
            try numberScenes()
            try database.trustingValues {
                try copyScenes()
                try copySceneParts(parts)
            }
        }
    }

    /// Copies some tables into a file of their own.
    ///
    /// - Returns: its path.
    private static func makePart(_ tables: [String], beside scratch: String, from path: String) throws -> String {
        let store = try makeScratch(scratch + partSuffix)
        try store.database.transaction(reading: path) {
            try store.numberScenes()
            try store.database.trustingValues { try store.copySceneParts(tables) }
        }
        return store.database.path ?? store.file
    }

    private static let partSuffix = "-part"

    private static func makeScratch(_ path: String) throws -> CatalogStore {
        let store = try CatalogStore(file: path, mode: .readWriteCreate, now: { timeless })
        try store.database.beCareless()
        return store
    }

    private static func removeScratch(_ path: String) throws {
        for file in [path, path + partSuffix] {
            try Durability.remove(file)
            try Durability.remove(file + SideFile.journal.suffix)
        }
    }
}
