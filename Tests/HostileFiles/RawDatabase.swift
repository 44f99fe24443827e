import CSQLite
import Foundation

/// A connection without any care: what makes hostile files may do everything.
struct RawDatabase: ~Copyable {
    private let handle: OpaquePointer?

    init(_ path: String) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open(path, &handle)
        self.handle = handle
        guard code == SQLITE_OK else { throw MakingError(what: path, why: "SQLite code \(code)") }
        try run("PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON")
    }

    deinit { sqlite3_close(handle) }

    func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw MakingError(what: sql, why: String(cString: sqlite3_errmsg(handle)))
        }
    }

    /// Puts another text in the place of a table's, whatever is in the table.
    func setSchema(_ sql: String, of table: String) throws {
        try run(
            """
            UPDATE sqlite_schema SET sql = '\(sql.replacingOccurrences(of: "'", with: "''"))'
                WHERE type = 'table' AND name = '\(table)';
            PRAGMA writable_schema = RESET;
            PRAGMA writable_schema = ON
            """)
    }

    /// The first column of the first row as text.
    func text(_ sql: String) throws -> String {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK,
            sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0)
        else { throw MakingError(what: sql, why: String(cString: sqlite3_errmsg(handle))) }
        return String(cString: text)
    }
}

/// A hostile file could not be made: a fault of the corpus, not of what reads it.
struct MakingError: Error, CustomStringConvertible {
    var what: String
    var why: String

    var description: String { "\(what): \(why)" }
}
