import CSQLite

/// A connection to one database file.
///
/// It is meant for one thread at a time, and closes when it goes away. Statements are texts of the program, written
/// whole, with `?` for values; each is prepared once.
package final class Connection {
    package enum Mode: Sendable {
        case readOnly
        case readWrite
        /// Creates the file if there is none.
        case readWriteCreate
        /// Makes a database in memory; the file is only what messages call it.
        case inMemory
        /// Makes a database of this connection's own, which goes to the disk only if it is large, and goes away with it;
        /// the file is only what messages call it.
        case temporary
    }

    package let file: String
    /// How many statements were executed so far.
    package internal(set) var statementCount = 0
    /// Milliseconds to wait for another connection's lock.
    private(set) var busyTimeout: Int32 = 0

    let handle: OpaquePointer
    var statements = StatementCache()
    /// The statements that insert several rows at once.
    var insertions: [WaitingRows] = []
    /// Whether rows wait in any of them.
    var haveRowsToWrite = false
    var transaction: OpenTransaction?
    /// What a confined connection may do; SQLite asks it, so that it lives as long as the connection.
    var bounds: Bounds?

    /// Opens a file, without reading it.
    ///
    /// - Parameters:
    ///   - location: where the file lies, if messages call it otherwise.
    ///   - busyTimeout: milliseconds to wait for another connection's lock.
    package convenience init(
        file: String, at location: String? = nil, mode: Mode, busyTimeout: Int32 = 5_000
    ) throws(SQLiteError) {
        let access =
            switch mode {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWrite: SQLITE_OPEN_READWRITE
            case .readWriteCreate, .inMemory, .temporary: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        // SQLite sees more than a file in '', ':memory:' and 'file:x?mode=memory', but not in a path.
        let place = location ?? file
        let path =
            switch mode {
            case .inMemory: ":memory:"
            case .temporary: ""
            case .readOnly, .readWrite, .readWriteCreate: place.utf8.first == UInt8(ascii: "/") ? place : "./" + place
            }
        try self.init(file: file, opening: path, flags: access)
        self.busyTimeout = busyTimeout
        sqlite3_busy_timeout(handle, busyTimeout)
        try makeCareful()
    }

    /// - Parameter path: what SQLite makes of it is a matter of the flags.
    init(file: String, opening path: String, flags: Int32) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(
            path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE, nil)
        guard let handle, code == SQLITE_OK else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw SQLiteError(code: code, message: message, file: file)
        }
        self.handle = handle
        self.file = file
    }

    /// What holds for every connection; none of it reads the file.
    func makeCareful() throws(SQLiteError) {
        try run("PRAGMA foreign_keys = ON")
        try run("PRAGMA trusted_schema = OFF")
        try check(csqlite_db_config_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nil))
        try run("PRAGMA cell_size_check = ON")
    }

    deinit {
        statements.removeAll()
        insertions.removeAll()
        sqlite3_close_v2(handle)
    }

    /// A rollback journal, and every commit on the disk before it returns: a copy of the file lacks no side file.
    ///
    /// Unlike the opening this reads the file, and turns one with a write-ahead log into one without.
    package func useRollbackJournal() throws(SQLiteError) {
        let journal: String? = try value("PRAGMA journal_mode = DELETE")
        guard journal == "delete" || journal == "memory" else {
            throw SQLiteError(code: SQLITE_BUSY, message: "its journal mode stays '\(journal ?? "")'", file: file)
        }
        try run("PRAGMA synchronous = FULL")
    }

    /// Keeps several megabytes of pages in memory. Rows lie in the order in which they came and names do not, so that whoever
    /// reads by name comes back to a page; and changes that do not fit are written, and waited for, before their
    /// transaction ends.
    ///
    /// Unlike the opening this reads the file.
    package func keepPages() throws(SQLiteError) { try run("PRAGMA cache_size = -8000") }

    /// Removes a journal that a program left before anything was in it, unless another one writes at the moment. To SQLite
    /// such a journal is none, and only the next change would remove it.
    package func removeUnusedJournal() throws(SQLiteError) {
        try run("PRAGMA journal_mode = PERSIST")
        try run("PRAGMA journal_mode = DELETE")
    }

    /// Whether the file was opened without the right to write to it, whatever the mode asked for.
    package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// How many times the statements that are kept had rows to sort, because no index has them in that order.
    package var sortCount: Int { statements.sortCount }

    package var lastInsertedRowID: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// The number of rows that the statement before changed.
    package var changedRowCount: Int { Int(sqlite3_changes64(handle)) }

    /// The first bytes of the file, at most `count`, read without a lock.
    package func start(count: Int) throws(SQLiteError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var length = Int32(count)
        try check(csqlite_read_start(handle, &bytes, &length))
        return Array(bytes.prefix(Int(length)))
    }

    func check(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK else {
            throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), file: file)
        }
    }
}
