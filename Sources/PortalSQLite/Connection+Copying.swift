import CSQLite

extension Connection {
    /// The path of the database's file; `nil` if it has none.
    package var path: String? {
        sqlite3_db_filename(handle, "main").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Runs a body in which no CHECK is computed, for rows of tables that have the same ones, and for values that were
    /// looked at already.
    package func trustingValues<Result>(_ body: () throws -> Result) throws -> Result {
        try run("PRAGMA ignore_check_constraints = ON")
        defer { try? run("PRAGMA ignore_check_constraints = OFF") }
        return try body()
    }

    /// For a new file that is of no use before it is whole: it is lost if the machine or the program stops, and never waited
    /// for. A few large pages are less work than many, and a small cache is used again while it is warm.
    package func beCareless() throws(SQLiteError) {
        try run("PRAGMA page_size = 32768")
        try run("PRAGMA synchronous = OFF")
        try run("PRAGMA journal_mode = MEMORY")
    }

    /// Looks at nothing that the rows refer to before ``requireReferences()``.
    package func forgetReferences() throws(SQLiteError) { try run("PRAGMA foreign_keys = OFF") }

    /// Looks at what the rows refer to again, and takes away with them what refers to them.
    package func heedReferences() throws(SQLiteError) { try run("PRAGMA foreign_keys = ON") }
}
