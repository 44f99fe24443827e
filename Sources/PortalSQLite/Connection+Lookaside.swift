import CSQLite

/// Memory of a connection's own, from which SQLite takes the small pieces that its statements need. What finds no place
/// there comes from the heap, under a lock that all connections of the process share: two threads, each with its
/// connection, would wait for each other at nearly every value.
enum Lookaside {
    /// Bytes of a large piece, as SQLite has it without being told.
    static let size: Int32 = 1_200
    /// SQLite makes small pieces of a part of these; without being told it has 40, which the statements of a catalog
    /// that are kept have already taken.
    static let count: Int32 = 200
}

extension Connection {
    /// How many small pieces found no place in the connection's own memory so far.
    package var lookasideMissCount: Int {
        var (present, highest): (Int32, Int32) = (0, 0)
        sqlite3_db_status(handle, SQLITE_DBSTATUS_LOOKASIDE_MISS_FULL, &present, &highest, 0)
        return Int(highest)
    }
}
