import CSQLite

/// A type that is read from the rows of a query.
package protocol RowDecodable {
    /// The columns that a query must have, in the order in which ``init(row:)`` reads them.
    static var columns: [String] { get }

    init(row: inout Row) throws(SQLiteError)
}

/// One row of a running query, read from left to right.
package struct Row: ~Copyable {
    private let prepared: PreparedStatement
    private var column: Int32 = 0

    init(of prepared: PreparedStatement) {
        self.prepared = prepared
    }

    private var statement: OpaquePointer { prepared.statement.handle }

    /// SQLite's number for the storage class of the next column.
    private var storageClass: Int32 { sqlite3_column_type(statement, column) }

    /// The value of the next column.
    ///
    /// - Throws: ``SQLiteError`` naming the column if it holds something else.
    package mutating func next<Column: ColumnValue>(
        _ type: Column.Type = Column.self
    ) throws(SQLiteError) -> Column {
        guard let value = try Column.read(&self) else { throw unexpected(Column.expectation) }
        return value
    }

    /// Passes the next column if there is one and it is NULL.
    package mutating func passNull() -> Bool {
        guard storageClass == SQLITE_NULL, column < sqlite3_column_count(statement) else { return false }
        column += 1
        return true
    }

    /// The next column; `nil` if it is not an integer.
    package mutating func integer() -> Int64? {
        defer { column += 1 }
        return storageClass == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil
    }

    /// The next column; `nil` if it is not a real.
    package mutating func real() -> Double? {
        defer { column += 1 }
        return storageClass == SQLITE_FLOAT ? sqlite3_column_double(statement, column) : nil
    }

    /// The next column; `nil` if it is not text.
    package mutating func text() throws(SQLiteError) -> String? {
        defer { column += 1 }
        guard storageClass == SQLITE_TEXT else { return nil }
        do { return try prepared.statement.text(at: column) } catch { throw ofColumn(error) }
    }

    /// The next column, whatever it is.
    package mutating func value() throws(SQLiteError) -> Value {
        defer { column += 1 }
        do { return try prepared.statement.value(at: column) } catch { throw ofColumn(error) }
    }

    /// An error of the next column, which a wrong value's names.
    private func ofColumn(_ error: SQLiteError) -> SQLiteError { error.isMismatch ? mismatch(error.message) : error }

    /// The error that the column read last has a value of another type.
    package func unexpected(_ expectation: String) -> SQLiteError {
        let kind =
            switch sqlite3_column_type(statement, column - 1) {
            case SQLITE_INTEGER: "an integer"
            case SQLITE_FLOAT: "a real"
            case SQLITE_TEXT: "text"
            case SQLITE_BLOB: "a blob"
            default: "NULL"
            }
        return invalid("holds \(kind) where \(expectation) is expected")
    }

    /// The error that the column read last has a value that means nothing.
    package func invalid(_ what: String) -> SQLiteError {
        var earlier = Row(of: prepared)
        earlier.column = max(0, column - 1)
        return earlier.mismatch(what)
    }

    private func mismatch(_ what: String) -> SQLiteError {
        let table = sqlite3_column_table_name(statement, column).map { " of table '\(String(cString: $0))'" } ?? ""
        let origin = sqlite3_column_origin_name(statement, column) ?? sqlite3_column_name(statement, column)
        let name = origin.map { String(cString: $0) } ?? "\(column + 1)"
        return SQLiteError(
            code: SQLITE_MISMATCH, message: "column '\(name)'\(table) \(what)", sql: prepared.statement.sql,
            file: prepared.statement.file)
    }
}

/// A row of one column.
package struct SingleColumn<Content: ColumnValue>: RowDecodable {
    package static var columns: [String] { [] }

    package let value: Content

    package init(row: inout Row) throws(SQLiteError) {
        value = try row.next()
    }
}
