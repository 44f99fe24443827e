import PortalSQLite

/// How large a file is, in bytes.
public struct FileSpace: Hashable, Sendable {
    public var byteCount: Int
    /// Of pages that nothing uses.
    public var freeCount: Int

    init(of database: Connection) throws(SQLiteError) {
        let pageSize: Int = try database.value("PRAGMA page_size") ?? 0
        byteCount = pageSize * (try database.value("PRAGMA page_count") ?? 0)
        freeCount = pageSize * (try database.value("PRAGMA freelist_count") ?? 0)
    }
}

extension CatalogStore {
    package func space() throws -> FileSpace { try snapshot { try FileSpace(of: database) } }

    /// Gives space that nothing uses any more back to the file system.
    ///
    /// - Returns: The number of bytes by which the file became shorter.
    /// - Throws: ``CatalogFileError`` if nothing may be changed, ``SQLiteError``.
    package func compact() throws -> Int {
        try requireWritable()
        let before = try space().byteCount
        try database.run("VACUUM")
        return before - (try space().byteCount)
    }
}
