import CSQLite

/// The parameters of a statement, to which values are bound from left to right.
package struct Parameters: ~Copyable {
    private let prepared: PreparedStatement
    private let statement: OpaquePointer
    private var count: Int32 = 0
    /// The part of ``PreparedStatement/texts`` in which there is nothing yet.
    private var room: UnsafeMutableRawBufferPointer
    /// Of the first value that could not be bound.
    private var failure: SQLiteError?

    init(of prepared: PreparedStatement) {
        self.prepared = prepared
        statement = prepared.statement.handle
        room = prepared.texts
    }

    /// Binds the next value, of which a copy is made.
    package mutating func add(_ value: some ColumnValue) { value.bind(to: &self) }

    package mutating func add(_ value: Value) {
        switch value {
        case .null: addNull()
        case .integer(let number): add(integer: number)
        case .real(let number): add(real: number)
        case .text(let text): add(text: text)
        case .blob(let bytes): add(blob: bytes)
        }
    }

    package mutating func addNull() { count += 1 }  // as all are after a reset

    package mutating func add(integer: Int64) {
        count += 1
        note(sqlite3_bind_int64(statement, count, integer))
    }

    package mutating func add(real: Double) {
        count += 1
        note(sqlite3_bind_double(statement, count, real))
    }

    /// Text and blobs are bound with their length: an embedded NUL does not end them.
    package mutating func add(text: String) {
        var text = text
        count += 1
        note(text.withUTF8 { bind($0) })
    }

    package mutating func add(blob: [UInt8]) {
        count += 1
        note(
            blob.withUnsafeBytes { bytes in
                guard bytes.count > 0 else { return sqlite3_bind_zeroblob(statement, count, 0) }
                return sqlite3_bind_blob64(
                    statement, count, bytes.baseAddress, sqlite3_uint64(bytes.count), csqlite_transient())
            })
    }

    private mutating func note(_ code: Int32) {
        if code != SQLITE_OK, failure == nil { failure = prepared.statement.failure() }
    }

    /// - Throws: ``SQLiteError`` if a value was not bound, or if there are more or fewer of them than parameters.
    func finish() throws(SQLiteError) { try requireCount(sqlite3_bind_parameter_count(statement)) }

    /// The same for a statement with the values of `capacity` rows, of which it takes as many as its last parameter says.
    mutating func finish(rowCount: Int, of capacity: Int) throws(SQLiteError) {
        let last = sqlite3_bind_parameter_count(statement)
        try requireCount(Int32(rowCount) * (last / Int32(capacity)))
        note(sqlite3_bind_int64(statement, last, Int64(rowCount)))
        if let failure { throw failure }
    }

    private func requireCount(_ wanted: Int32) throws(SQLiteError) {
        guard count == wanted else {
            throw SQLiteError(
                code: SQLITE_RANGE, message: "\(count) values for \(wanted) parameters", sql: prepared.statement.sql,
                file: prepared.statement.file)
        }
        if let failure { throw failure }
    }

    private mutating func bind(_ utf8: UnsafeBufferPointer<UInt8>) -> Int32 {
        // SQLite takes a null pointer for NULL; an empty text may have no address.
        guard utf8.count > 0 else { return sqlite3_bind_text(statement, count, "", 0, nil) }
        let (start, owner) =
            if utf8.count <= room.count {
                (copy(utf8), nil as sqlite3_destructor_type?)
            } else {
                (UnsafeRawPointer(utf8.baseAddress), csqlite_transient())
            }
        return sqlite3_bind_text64(
            statement, count, start?.assumingMemoryBound(to: CChar.self), sqlite3_uint64(utf8.count), owner,
            UInt8(SQLITE_UTF8))
    }

    /// - Returns: Where the bytes are until the next execution.
    private mutating func copy(_ utf8: UnsafeBufferPointer<UInt8>) -> UnsafeRawPointer? {
        room.copyMemory(from: UnsafeRawBufferPointer(utf8))
        defer { room = UnsafeMutableRawBufferPointer(rebasing: room[utf8.count...]) }
        return UnsafeRawPointer(room.baseAddress)
    }
}
