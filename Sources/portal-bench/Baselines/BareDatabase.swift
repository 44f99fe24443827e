import CBaseline
import CSQLite

/// A database as SQLite's own interface gives it, without anything around it.
final class BareDatabase {
    let handle: OpaquePointer
    private var statements: [OpaquePointer] = []

    init(_ file: String) throws {
        var handle: OpaquePointer?
        guard sqlite3_open(file, &handle) == SQLITE_OK, let handle else { throw BenchError("cannot open \(file)") }
        self.handle = handle
        // The pages that portal-db keeps in memory are no merit of what it does with them.
        try run("PRAGMA cache_size = -8000")
    }

    deinit {
        for statement in statements { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
    }

    func prepare(_ sql: String) throws -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure(sql)
        }
        statements.append(statement)
        return statement
    }

    /// The texts of the first column.
    func texts(_ sql: String) throws -> [String] {
        let statement = try prepare(sql)
        var texts: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            if let text = sqlite3_column_text(statement, 0) { texts.append(String(cString: text)) }
        }
        return texts
    }

    func number(_ sql: String) throws -> Double {
        let statement = try prepare(sql)
        guard sqlite3_step(statement) == SQLITE_ROW else { throw failure(sql) }
        return sqlite3_column_double(statement, 0)
    }

    /// The tables that have rows, parents before what refers to them.
    func filledTables() throws -> [String] {
        try texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
            .filter { try number("SELECT EXISTS (SELECT 1 FROM \"\($0)\")") == 1 }
    }

    private func failure(_ sql: String) -> BenchError {
        BenchError("\(String(cString: sqlite3_errmsg(handle))) in \(sql)")
    }
}

extension BareDatabase {
    /// Inserts all rows of another database, with the same schema and the same care for foreign keys and the disk.
    ///
    /// - Parameters:
    ///   - tables: those to insert; `nil`: all.
    ///   - clock: what the seconds are counted by.
    /// - Returns: Seconds, without the reading.
    static func insertionTime(
        of source: BareDatabase, into file: String, tables: [String]? = nil,
        by clock: @convention(c) () -> Double = baseline_processor_time
    ) throws -> Double {
        let target = try BareDatabase(file)
        let schema = try source.texts(
            "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid")
        var time = -clock()
        try target.run("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; BEGIN IMMEDIATE")
        for sql in schema { try target.run(sql) }
        try target.run("PRAGMA defer_foreign_keys = ON")
        time += clock()
        for table in try tables ?? source.filledTables() {
            let columns = Int(try source.number("SELECT count(*) FROM pragma_table_info('\(table)')"))
            let parameters = Array(repeating: "?", count: columns).joined(separator: ", ")
            let rows = try source.prepare("SELECT * FROM \"\(table)\"")
            let insertion = try target.prepare("INSERT INTO \"\(table)\" VALUES (\(parameters))")
            guard baseline_copy_rows(rows, insertion, clock, &time) == SQLITE_DONE else {
                throw BenchError("cannot insert the rows of \(table)")
            }
        }
        time -= clock()
        try target.run("COMMIT")
        return time + clock()
    }
}
