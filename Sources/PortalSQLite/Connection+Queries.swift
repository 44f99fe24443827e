import CSQLite

extension Connection {
    /// Executes a statement to its end; its rows, if it has any, are passed over.
    package func run(_ sql: StaticString, _ values: any ColumnValue...) throws(SQLiteError) {
        try run(sql, values: values)
    }

    /// Executes a statement with a list of values.
    package func run(_ sql: StaticString, values: [any ColumnValue]) throws(SQLiteError) {
        let prepared = try prepare(sql)
        defer { finish(prepared) }
        try bind(values, to: prepared)
        while try prepared.statement.step() {}
    }

    /// Executes a statement with the values that a body binds: of any number of types, and none of them in a box.
    package func run(_ sql: StaticString, binding body: (inout Parameters) -> Void) throws(SQLiteError) {
        let prepared = try prepare(sql)
        defer { finish(prepared) }
        try bind(to: prepared, body)
        while try prepared.statement.step() {}
    }

    /// Inserts one row now, while those of other tables may wait.
    ///
    /// - Returns: Its row id.
    package func insertRow(
        _ sql: StaticString, binding body: (inout Parameters) -> Void
    ) throws(SQLiteError) -> Int {
        let prepared = try prepareBesideWaitingRows(sql)
        defer { finish(prepared) }
        try bind(to: prepared, body)
        while try prepared.statement.step() {}
        return lastInsertedRowID
    }

    /// All rows of a query.
    package func rows<R: RowDecodable>(
        of type: R.Type = R.self, _ sql: StaticString, _ values: any ColumnValue...
    ) throws(SQLiteError) -> [R] {
        var rows: [R] = []
        try decodeRows(of: type, sql, values) { row throws(SQLiteError) in rows.append(try R(row: &row)) }
        return rows
    }

    /// Hands on the rows of a query to whoever decodes them.
    package func decodeRows(
        of type: any RowDecodable.Type, _ sql: StaticString, _ values: [any ColumnValue],
        _ decode: (inout Row) throws(SQLiteError) -> Void
    ) throws(SQLiteError) {
        let prepared = try prepare(sql)
        defer { finish(prepared) }
        try begin(prepared, values, for: type)
        while try prepared.statement.step() {
            var row = Row(of: prepared)
            try decode(&row)
        }
    }

    /// The first row of a query; `nil` if it has none.
    package func row<R: RowDecodable>(
        of type: R.Type = R.self, _ sql: StaticString, _ values: any ColumnValue...
    ) throws(SQLiteError) -> R? {
        let prepared = try prepare(sql)
        defer { finish(prepared) }
        try begin(prepared, values, for: R.self)
        guard try prepared.statement.step() else { return nil }
        var row = Row(of: prepared)
        return try R(row: &row)
    }

    /// The first column of the first row of a query; `nil` if it has none.
    package func value<T: ColumnValue>(
        of type: T.Type = T.self, _ sql: StaticString, _ values: any ColumnValue...
    ) throws(SQLiteError) -> T? {
        let prepared = try prepare(sql)
        defer { finish(prepared) }
        try bind(values, to: prepared)
        guard try prepared.statement.step() else { return nil }
        var row = Row(of: prepared)
        return try row.next(T.self)
    }

    /// Hands on the rows of a query one after the other.
    package func forEachRow<R: RowDecodable>(
        of type: R.Type = R.self, _ sql: StaticString, _ values: any ColumnValue..., body: (R) throws -> Void
    ) throws {
        let prepared = try prepare(sql)
        defer { finish(prepared) }
        try begin(prepared, values, for: R.self)
        while try prepared.statement.step() {
            var row = Row(of: prepared)
            try body(try R(row: &row))
            bounds?.restart()
        }
    }

    /// Executes the statements of a text that is not the program's own, such as a migration's.
    package func execute(script: [UInt8]) throws(SQLiteError) {
        try writeWaitingRows()
        try script.withUnsafeBufferPointer { script throws(SQLiteError) in
            var start = 0
            while start < script.count {
                let rest = UnsafeBufferPointer(rebasing: script[start...])
                var length = 0
                let statement = try Statement.prepare(rest, on: handle, file: file, isKept: false, rest: &length)
                start += length
                guard let statement else { continue }
                statementCount += 1
                while try statement.step() {}
            }
        }
    }

    /// The number of rows of a table that is known only when the program runs.
    package func rowCount(ofTable table: String) throws(SQLiteError) -> Int {
        let name = table.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        let sql = Array("SELECT count(*) FROM \"\(name)\"".utf8)
        try writeWaitingRows()
        statementCount += 1
        return try sql.withUnsafeBufferPointer { sql throws(SQLiteError) in
            var rest = 0
            let statement = try Statement.prepare(sql, on: handle, file: file, isKept: false, rest: &rest)
            guard let statement, try statement.step() else { return 0 }
            return Int(columnValue: try statement.value(at: 0)) ?? 0
        }
    }

    private func prepare(_ sql: StaticString) throws(SQLiteError) -> PreparedStatement {
        try writeWaitingRows()
        return try prepareBesideWaitingRows(sql)
    }

    private func prepareBesideWaitingRows(_ sql: StaticString) throws(SQLiteError) -> PreparedStatement {
        statementCount += 1
        bounds?.restart()
        let key = StatementCache.Key(sql)
        if let known = statements[key], !known.isRunning {
            known.isRunning = true
            return known
        }
        let prepared = try prepare(sql.withUTF8Buffer(Array.init), rowCount: 1)
        prepared.isRunning = true
        statements.keep(prepared, for: key)
        return prepared
    }

    /// - Parameter rowCount: how many rows' values are bound at once.
    func prepare(_ sql: [UInt8], rowCount: Int) throws(SQLiteError) -> PreparedStatement {
        try sql.withUnsafeBufferPointer { text throws(SQLiteError) in
            var rest = 0
            do throws(SQLiteError) {
                let statement = try Statement.prepare(text, on: handle, file: file, isKept: true, rest: &rest)
                if let statement { return PreparedStatement(statement, rowCount: rowCount) }
            } catch {
                throw error.naming(denied: bounds?.denied)
            }
            throw SQLiteError(
                code: SQLITE_MISUSE, message: "there is no statement", sql: String(decoding: text, as: UTF8.self),
                file: file)
        }
    }

    /// Binds the values, and makes sure once that the statement has the row's columns.
    private func begin(
        _ prepared: PreparedStatement, _ values: [any ColumnValue], for type: any RowDecodable.Type
    ) throws(SQLiteError) {
        if prepared.checkedRow != ObjectIdentifier(type) {
            let names = prepared.statement.columnNames
            guard type.columns.isEmpty || names == type.columns else {
                throw SQLiteError(
                    code: SQLITE_MISMATCH, message: "columns \(names) where \(type.columns) are read",
                    sql: prepared.statement.sql, file: file)
            }
            prepared.checkedRow = ObjectIdentifier(type)
        }
        try bind(values, to: prepared)
    }

    private func bind(_ values: [any ColumnValue], to prepared: PreparedStatement) throws(SQLiteError) {
        try bind(to: prepared) { parameters in
            for value in values { value.bind(to: &parameters) }
        }
    }

    private func bind(to prepared: PreparedStatement, _ body: (inout Parameters) -> Void) throws(SQLiteError) {
        var parameters = Parameters(of: prepared)
        body(&parameters)
        try parameters.finish()
    }

    private func finish(_ prepared: PreparedStatement) {
        prepared.statement.reset()
        prepared.isRunning = false
    }
}
