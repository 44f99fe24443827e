import CSQLite

extension Connection {
    /// Inserts rows, several in a statement: most of what a row takes is the statement around it, which opens the table and
    /// each of its indexes anew.
    ///
    /// In an ``addition(trustingReferences:_:)`` they may wait for more rows of their table, until anything else is
    /// executed. The rows before one that is refused stay, so that the transaction around it cannot be committed any more.
    ///
    /// - Parameters:
    ///   - sql: an `INSERT OR FAIL` that ends with the values of one row: `VALUES (?, ?)`.
    ///   - body: binds the values of the row of a number.
    package func insert(
        _ sql: StaticString, rowCount: Int, binding body: (_ row: Int, inout Parameters) -> Void
    ) throws(SQLiteError) {
        guard let transaction, transaction.isForWriting else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "rows are inserted within a transaction", file: file)
        }
        if rowCount == 0 { return }
        do throws(SQLiteError) {
            var rows = try waitingRows(of: sql)
            for row in 0..<rowCount {
                rows.add { body(row, &$0) }
                guard rows.isFull else { continue }
                try write(rows)
                rows = try waitingRows(of: sql)
            }
            if transaction.gathersRows { haveRowsToWrite = true } else { try write(rows) }
        } catch {
            note(error)
            throw error
        }
    }

    /// The same for one row.
    package func insert(_ sql: StaticString, _ values: any ColumnValue...) throws(SQLiteError) {
        try insert(sql, rowCount: 1) { _, row in
            for value in values { value.bind(to: &row) }
        }
    }

    /// Writes what whoever reads, or commits, has to find.
    func writeWaitingRows() throws(SQLiteError) {
        guard haveRowsToWrite else { return }
        haveRowsToWrite = false
        do throws(SQLiteError) {
            for rows in insertions { try write(rows) }
        } catch {
            note(error)
            throw error
        }
    }

    func forgetWaitingRows() {
        haveRowsToWrite = false
        for rows in insertions { rows.clear() }
    }

    private func write(_ rows: WaitingRows) throws(SQLiteError) {
        if rows.isEmpty { return }
        statementCount += 1
        try rows.write()
    }

    private func note(_ error: SQLiteError) {
        if transaction?.failure == nil { transaction?.failure = error }
    }

    /// Most tables get few rows; a statement for many takes its time to prepare.
    private func waitingRows(of sql: StaticString) throws(SQLiteError) -> WaitingRows {
        let key = StatementCache.Key(sql)
        let known = insertions.firstIndex { $0.key == key }
        if let known, !insertions[known].isOutgrown { return insertions[known] }
        let capacity = known == nil ? WaitingRows.few : WaitingRows.many
        let text = sql.withUTF8Buffer { takingRows($0, capacity) }
        let rows = WaitingRows(try prepare(text, rowCount: capacity), key, capacity: capacity)
        if let known { insertions[known] = rows } else { insertions.append(rows) }
        return rows
    }
}

/// A statement that inserts several rows, and those of them that are bound already.
final class WaitingRows {
    static let few = 4
    static let many = 32

    let key: StatementCache.Key
    private let capacity: Int
    private let prepared: PreparedStatement
    private var parameters: Parameters
    private var count = 0
    private var writtenCount = 0

    init(_ prepared: PreparedStatement, _ key: StatementCache.Key, capacity: Int) {
        self.key = key
        self.capacity = capacity
        self.prepared = prepared
        parameters = Parameters(of: prepared)
    }

    var isEmpty: Bool { count == 0 }
    var isFull: Bool { count == capacity }
    /// Whether so many rows were written that a statement for more of them is worth its while.
    var isOutgrown: Bool { isEmpty && capacity < Self.many && writtenCount >= 4 * Self.many }

    func add(_ bind: (inout Parameters) -> Void) {
        bind(&parameters)
        count += 1
    }

    func write() throws(SQLiteError) {
        defer { clear() }
        writtenCount += count
        try parameters.finish(rowCount: count, of: capacity)
        while try prepared.statement.step() {}
    }

    func clear() {
        prepared.statement.reset()
        parameters = Parameters(of: prepared)
        count = 0
    }
}

/// `VALUES (?, ?)` as `SELECT * FROM (VALUES (?, ?), (?, ?)) LIMIT ?`.
private func takingRows(_ sql: UnsafeBufferPointer<UInt8>, _ count: Int) -> [UInt8] {
    let word = Array("VALUES".utf8)
    guard let start = sql.indices.last(where: { sql[$0...].starts(with: word) }) else { return Array(sql) }
    let row = sql[(start + word.count)...]
    let rows = repeatElement(Array(row), count: count).joined(separator: Array(",".utf8))
    return sql[..<start] + Array("SELECT * FROM (VALUES".utf8) + rows + Array(") LIMIT ?".utf8)
}
