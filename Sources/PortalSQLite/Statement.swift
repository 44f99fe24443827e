import CSQLite

/// A prepared statement. It never leaves this module.
struct Statement: ~Copyable {
    let handle: OpaquePointer
    let sql: String
    let file: String

    /// Prepares the first statement of a text.
    ///
    /// - Returns: `nil` if there is only white space and comments. `rest` is where the next statement starts.
    static func prepare(
        _ sql: UnsafeBufferPointer<UInt8>, on database: OpaquePointer, file: String, isKept: Bool, rest: inout Int
    ) throws(SQLiteError) -> Statement? {
        var handle: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        let start = UnsafeRawPointer(sql.baseAddress)?.assumingMemoryBound(to: CChar.self)
        let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
        let code = sqlite3_prepare_v3(database, start, Int32(sql.count), flags, &handle, &tail)
        guard code == SQLITE_OK else {
            throw SQLiteError(last: database, sql: String(decoding: sql, as: UTF8.self), file: file)
        }
        rest = if let start, let tail { tail - start } else { sql.count }
        return handle.map { Statement(handle: $0, sql: String(decoding: sql[..<rest], as: UTF8.self), file: file) }
    }

    private init(handle: OpaquePointer, sql: String, file: String) {
        self.handle = handle
        self.sql = sql
        self.file = file
    }

    deinit {
        sqlite3_finalize(handle)
    }

    var columnNames: [String] {
        (0..<sqlite3_column_count(handle)).map { index in
            sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
        }
    }

    /// How many times it had to sort.
    var sortCount: Int { Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_SORT, 0)) }

    /// Whether there is a row.
    func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw failure()
        }
    }

    /// Ends the execution, which also gives up its locks. The error of a failed step comes again here and is not news.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// - Throws: ``SQLiteError`` for a text that is not UTF-8, and if there is no memory for the value.
    func value(at column: Int32) throws(SQLiteError) -> Value {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER:
            return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT:
            return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            return .text(try text(at: column))
        case SQLITE_BLOB:
            return .blob(Array(try blob(at: column)))
        default:
            return .null
        }
    }

    /// - Throws: ``SQLiteError`` if the text of the column is not UTF-8, and if there is no memory for it.
    func text(at column: Int32) throws(SQLiteError) -> String {
        let utf8 = try bytes(ofTextAt: column)
        let text = String(decoding: utf8, as: UTF8.self)
        // What is not UTF-8 is repaired by the decoding, and so is not what it was.
        guard text.hasBytes(utf8) else {
            throw SQLiteError(
                code: SQLITE_MISMATCH, message: "holds text that is not valid UTF-8", sql: sql, file: file)
        }
        return text
    }

    /// SQLite ends even an empty text with a NUL: no address means that it found no memory.
    private func bytes(ofTextAt column: Int32) throws(SQLiteError) -> UnsafeBufferPointer<UInt8> {
        guard let start = sqlite3_column_text(handle, column) else { throw failure() }
        return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    /// An empty blob has no address, and nor has one for which SQLite found no memory.
    private func blob(at column: Int32) throws(SQLiteError) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, column)
        if start == nil, sqlite3_errcode(sqlite3_db_handle(handle)) == SQLITE_NOMEM { throw failure() }
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    func failure() -> SQLiteError {
        SQLiteError(last: sqlite3_db_handle(handle), sql: sql, file: file)
    }
}

extension String {
    fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard utf8.count == bytes.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { own in
            guard let start = own.baseAddress, let other = bytes.baseAddress else { return own.isEmpty }
            return memcmp(start, other, own.count) == 0
        }
        return isSame ?? utf8.elementsEqual(bytes)
    }
}
