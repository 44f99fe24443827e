import CSQLite

/// The parameters of a statement, to which values are bound from left to right.
package struct Parameters: ~Copyable {
    private let prepared: PreparedStatement
    private let statement: OpaquePointer
    private var count: Int32 = 0
    /// Of the first value that could not be bound.
    private var failure: SQLiteError?

    init(of prepared: PreparedStatement) {
        self.prepared = prepared
        statement = prepared.statement.handle
    }

    /// Binds the next value, of which SQLite makes a copy.
    package mutating func add(_ value: borrowing Value) {
        count += 1
        guard failure == nil, bind(value) != SQLITE_OK else { return }
        failure = prepared.statement.failure()
    }

    /// - Throws: ``SQLiteError`` if a value was not bound, or if there are more or fewer of them than parameters.
    func finish() throws(SQLiteError) {
        let wanted = sqlite3_bind_parameter_count(statement)
        guard count == wanted else {
            throw SQLiteError(
                code: SQLITE_RANGE, message: "\(count) values for \(wanted) parameters", sql: prepared.statement.sql,
                file: prepared.statement.file)
        }
        if let failure { throw failure }
    }

    /// Text and blobs are bound with their length: an embedded NUL does not end them.
    private func bind(_ value: borrowing Value) -> Int32 {
        switch value {
        case .null:
            return SQLITE_OK  // as all are after a reset
        case .integer(let number):
            return sqlite3_bind_int64(statement, count, number)
        case .real(let number):
            return sqlite3_bind_double(statement, count, number)
        case .text(var text):
            return text.withUTF8 { utf8 in
                // SQLite takes a null pointer for NULL; an empty text may have no address.
                guard utf8.count > 0, let start = utf8.baseAddress else {
                    return sqlite3_bind_text(statement, count, "", 0, csqlite_transient())
                }
                return sqlite3_bind_text64(
                    statement, count, UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self),
                    sqlite3_uint64(utf8.count), csqlite_transient(), UInt8(SQLITE_UTF8))
            }
        case .blob(let bytes):
            return bytes.withUnsafeBytes { bytes in
                guard bytes.count > 0 else { return sqlite3_bind_zeroblob(statement, count, 0) }
                return sqlite3_bind_blob64(
                    statement, count, bytes.baseAddress, sqlite3_uint64(bytes.count), csqlite_transient())
            }
        }
    }
}
