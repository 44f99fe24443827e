import PortalSQLite

// Generic here, where rows are read, and not only beside the row in another module: so the compiler makes code for each
// type instead of code that asks the type at each value.
extension Row {
    /// The value of the next column.
    ///
    /// - Throws: ``SQLiteError`` naming the column if it holds something else.
    mutating func next<Column: ColumnValue>(_ type: Column.Type = Column.self) throws(SQLiteError) -> Column {
        guard let value = try Column.read(&self) else { throw unexpected(Column.expectation) }
        return value
    }

    /// The value of the next column; `nil` if it is NULL.
    mutating func next<Column: ColumnValue>(_ type: Column?.Type = Column?.self) throws(SQLiteError) -> Column? {
        if passNull() { return nil }
        guard let value = try Column.read(&self) else { throw unexpected(Column?.expectation) }
        return value
    }

    mutating func next<Column: TextColumnValue>(_ type: Column.Type = Column.self) throws(SQLiteError) -> Column {
        guard let value = try text().flatMap(Column.init(columnText:)) else { throw unexpected(Column.expectation) }
        return value
    }

    mutating func next<Column: TextColumnValue>(_ type: Column?.Type = Column?.self) throws(SQLiteError) -> Column? {
        if passNull() { return nil }
        guard let value = try text().flatMap(Column.init(columnText:)) else { throw unexpected(Column?.expectation) }
        return value
    }
}
