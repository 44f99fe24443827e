/// The statements that a connection has prepared, by their text: each is prepared once.
struct StatementCache {
    /// A literal's address stands for its text, so that finding a statement does not hash its SQL.
    struct Key: Equatable {
        let start: UnsafePointer<UInt8>
        let count: Int

        init(_ sql: StaticString) {
            start = sql.utf8Start
            count = sql.utf8CodeUnitCount
        }
    }

    /// They are as few as the texts of the program; looking through them takes less than hashing.
    private var statements: [(key: Key, statement: PreparedStatement)] = []

    subscript(key: Key) -> PreparedStatement? { statements.first { $0.key == key }?.statement }

    mutating func keep(_ statement: PreparedStatement, for key: Key) {
        if self[key] == nil { statements.append((key, statement)) }
    }

    var sortCount: Int { statements.reduce(0) { $0 + $1.statement.statement.sortCount } }

    mutating func removeAll() { statements.removeAll() }
}

/// A statement that is kept, and what is known of it.
final class PreparedStatement {
    let statement: Statement
    /// It is being stepped through; whoever wants the same text meanwhile prepares another.
    var isRunning = false
    /// The row type whose columns were compared with the statement's.
    var checkedRow: ObjectIdentifier?
    /// Where short texts lie while they are bound: SQLite need not take memory for a copy of each.
    let texts: UnsafeMutableRawBufferPointer

    init(_ statement: consuming Statement, rowCount: Int) {
        self.statement = statement
        texts = .allocate(byteCount: 256 * rowCount, alignment: 1)
    }

    deinit { texts.deallocate() }
}
