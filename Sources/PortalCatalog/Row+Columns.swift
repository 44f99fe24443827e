import PortalSQLite

// Generic here, where rows are read, and not only beside the row in another module: so the compiler makes code for each
// type instead of code that asks the type at each value.
extension Row {
    /// The value of the next column.
    ///
    /// - Throws: ``SQLiteError`` naming the column if it holds something else.
    mutating func next<Column: ColumnValue>(_ type: Column.Type = Column.self) throws(SQLiteError) -> Column {
        let value = try nextValue(Column.expectation)
        guard let column = Column(columnValue: value) else { throw unexpected(value, Column.expectation) }
        return column
    }

    /// The value of the next column; `nil` if it is NULL.
    mutating func next<Column: ColumnValue>(_ type: Column?.Type = Column?.self) throws(SQLiteError) -> Column? {
        let value = try nextValue(Column?.expectation)
        if case .null = value { return nil }
        guard let column = Column(columnValue: value) else { throw unexpected(value, Column?.expectation) }
        return column
    }
}
