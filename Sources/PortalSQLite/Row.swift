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

    /// The value of the next column.
    ///
    /// - Throws: ``SQLiteError`` naming the column if it holds something else.
    package mutating func next<T: ColumnValue>(_ type: T.Type = T.self) throws(SQLiteError) -> T {
        let value = try nextValue(T.expectation)
        guard let decoded = T(columnValue: value) else { throw unexpected(value, T.expectation) }
        return decoded
    }

    /// The value of the next column, whatever it is.
    ///
    /// - Parameter expectation: what it should be, for the message if there is no such column.
    package mutating func nextValue(_ expectation: @autoclosure () -> String) throws(SQLiteError) -> Value {
        let value: Value
        do {
            value = try prepared.statement.value(at: column)
        } catch {
            throw error.isMismatch ? mismatch(error.message) : error
        }
        column += 1
        guard column <= sqlite3_column_count(prepared.statement.handle) else {
            throw unexpected(value, expectation())
        }
        return value
    }

    /// The error that the column read last has a value of another type.
    package func unexpected(_ value: Value, _ expectation: String) -> SQLiteError {
        invalid("holds \(value.kind) where \(expectation) is expected")
    }

    /// The error that the column read last has a value that means nothing.
    package func invalid(_ what: String) -> SQLiteError {
        var earlier = Row(of: prepared)
        earlier.column = max(0, column - 1)
        return earlier.mismatch(what)
    }

    private func mismatch(_ what: String) -> SQLiteError {
        let statement = prepared.statement.handle
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
