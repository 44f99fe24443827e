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
    ///   - meanwhile: is called once `fill` has ended, perhaps by another thread.
    /// - Returns: How many scenes there are of `source`.
    /// - Throws: ``SystemError``, ``CatalogFileError``, ``SQLiteError``, and what the bodies throw.
    @discardableResult
    package static func export(
        to path: String, replacesExisting: Bool, busyTimeout: Int32 = 5_000, scenesOf source: CatalogStore? = nil,
        manyScenes: Int = manyScenes, fill: (CatalogStore) throws -> Void, meanwhile: () throws -> Void = {}
    ) throws -> Int {
        let file = try AtomicFile(path: path, replacesExisting: replacesExisting)
        try file.requireRoom(for: scratchSuffix + partSuffix + SideFile.journal.suffix)
        return try ReplacedDatabase.holding(file.target, busyTimeout: busyTimeout) {
            // SQLite would take it for the rest of the new file.
            try SideFile.refuseAny(beside: file.target)
            let scratch = file.partial + scratchSuffix
            try removeScratch(scratch)
            defer {
                try? removeScratch(scratch)
                try? Durability.remove(file.partial + SideFile.journal.suffix)
            }
            let (store, sceneCount) = try build(scratch, scenesOf: source, manyScenes: manyScenes, fill, meanwhile)
            try Durability.remove(file.partial + SideFile.journal.suffix)
            // Another file, because only the copy without gaps is the same whatever order and transactions made the first.
            _ = try atOnce {
                try store.database.vacuum(into: file.partial)
            } _: {
                let copied = try Connection(file: scratch, mode: .readOnly)
                try copied.requireReferences()
                try requireFreeData(in: copied)
            }
            try file.commit()
            return sceneCount
        }
    }

    /// One more file pays from so many scenes on.
    static let manyScenes = 500

    /// Puts everything into a file that nobody else sees.
    ///
    /// - Returns: its catalog, and how many scenes there are of `source`.
    private static func build(
        _ scratch: String, scenesOf source: CatalogStore?, manyScenes: Int, _ fill: (CatalogStore) throws -> Void,
        _ meanwhile: () throws -> Void
    ) throws -> (CatalogStore, sceneCount: Int) {
        guard let source, let path = source.database.path else {
            let (store, _) = try makeScratch(scratch) { store in try store.transaction { try fill(store) } }
            try meanwhile()
            return (store, 0)
        }
        return try source.snapshot {
            // This holds other programs off until the scenes are read, too.
            let count = try source.database.value(of: Int.self, "SELECT count(*) FROM scene") ?? 0
            if count < manyScenes {
                let tables = ["scene"] + sceneParts.joined()
                let (store, gaps) = try makeScratch(scratch) { try $0.copyScenes(of: path, tables, and: fill) }
                try store.closeGaps(of: gaps)
                try meanwhile()
                return (store, count)
            }
            let ((store, gaps), (part, otherGaps)) = try atOnce {
                try makeScratch(scratch) { try $0.copyScenes(of: path, ["scene"] + sceneParts[0], and: fill) }
            } _: {
                try makeScratch(scratch + partSuffix) { try $0.copyScenes(of: path, sceneParts[1]) }
            }
            _ = try atOnce {
                try store.database.transaction(reading: part.database.path ?? part.file) {
                    try store.takeOver(sceneParts[1])
                }
            } _: {
                try meanwhile()
            }
            try store.closeGaps(of: gaps.union(otherGaps))
            return (store, count)
        }
    }

    /// Adds some tables of the scenes in a catalog's file, after what a body puts in.
    ///
    /// - Returns: The ids here of scenes with a list that has gaps in it.
    private func copyScenes(
        of path: String, _ tables: [String], and fill: (CatalogStore) throws -> Void = { _ in }
    ) throws -> Set<Int> {
        try database.transaction(reading: path) {
            try fill(self)
            try numberScenes()
            return try database.trustingValues { try copyScenes(tables) }
        }
    }

    private static let scratchSuffix = ".build"
    private static let partSuffix = "-part"

    private static func makeScratch<Result>(
        _ path: String, _ fill: (CatalogStore) throws -> Result
    ) throws -> (CatalogStore, Result) {
        // The file that it is for may be for few people.
        try makePrivateFile(path)
        let database = try Connection(file: path, mode: .readWriteCreate)
        try database.beCareless()
        try MigrationRunner(migrations: Migration.landed, now: { timeless }).migrate(database)
        try database.forgetReferences()
        let store = CatalogStore(filling: database)
        return (store, try fill(store))
    }

    private static func removeScratch(_ path: String) throws {
        for file in [path, path + partSuffix] {
            try Durability.remove(file)
            try Durability.remove(file + SideFile.journal.suffix)
        }
    }
}
