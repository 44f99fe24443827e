import CSQLite

/// All rows of a database, table by table, whatever its schema: read without the library, which would upgrade it.
struct TableRows: Equatable {
    private var tables: [String: (columns: [String], rows: [String])] = [:]
    private(set) var version = 0

    /// - Parameters:
    ///   - older: leaves out the tables and columns that it does not have.
    ///   - withTimes: also the columns that say when something happened.
    init(of path: String, restrictedTo older: TableRows? = nil, withTimes: Bool = true) throws {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY, nil) == SQLITE_OK, let handle else {
            throw Broken("\(path) cannot be opened")
        }
        version = Int(try Self.column("PRAGMA user_version", of: handle).first ?? "") ?? 0
        // The ledger grows by every migration.
        let names = try Self.column(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migration'",
            of: handle)
        for name in older.map({ Array($0.tables.keys) }) ?? names {
            let all = try Self.column("SELECT name FROM pragma_table_xinfo('\(name)')", of: handle)
            let source = names.contains(name) ? "\"\(name)\"" : MovedRows.source(ofTable: name)
            let columns = older?.tables[name]?.columns ?? all.filter { withTimes || !$0.hasSuffix("_at") }
            let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
            tables[name] = (columns, try Self.column("SELECT \(values) FROM \(source) ORDER BY 1", of: handle))
        }
    }

    static func == (one: TableRows, other: TableRows) -> Bool {
        one.tables.keys == other.tables.keys && one.tables.allSatisfy { other.tables[$0]?.rows == $1.rows }
    }

    private static func column(_ sql: String, of database: OpaquePointer) throws -> [String] {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        var code = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        var values: [String] = []
        while code == SQLITE_OK || code == SQLITE_ROW {
            code = sqlite3_step(statement)
            if code == SQLITE_ROW { values.append(String(cString: sqlite3_column_text(statement, 0))) }
        }
        guard code == SQLITE_DONE else { throw Broken("\(sql): \(String(cString: sqlite3_errmsg(database)))") }
        return values
    }
}
