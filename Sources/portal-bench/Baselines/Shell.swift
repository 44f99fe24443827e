import PortalSystem

/// The `sqlite3` shell.
enum Shell {
    /// Writes the rows of each table as CSV, and the commands that read them into tables of the same columns, keys and
    /// indexes. CSV has no NULL, so that constraints on values cannot be kept.
    ///
    /// - Returns: The file of the commands.
    static func writeImport(of source: BareDatabase, _ file: String, on bench: Bench) throws -> String {
        var export = ["sqlite3", "-csv", file]
        var script: [String] = []
        for table in try source.filledTables() {
            let rows = bench.path("\(table).csv")
            export += ["-cmd", ".output \(rows)", "-cmd", "SELECT * FROM \(table);"]
            script.append(try creation(of: table, in: source))
            script += try source.texts(
                """
                SELECT sql || ';' FROM sqlite_schema
                WHERE type = 'index' AND tbl_name = '\(table)' AND sql LIKE 'CREATE INDEX%'
                """)
            script.append(".import --csv \(rows) \(table)")
        }
        _ = try ProcessCost.of(export)
        let commands = try AtomicFile(path: bench.path("import.sql"), replacesExisting: true)
        try commands.write(script.map { $0 + "\n" }.joined())
        try commands.commit()
        return bench.path("import.sql")
    }

    private static func creation(of table: String, in source: BareDatabase) throws -> String {
        let columns = try source.texts("SELECT name || ' ' || type FROM pragma_table_info('\(table)')")
        let key = try source.texts("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
        let hasRowID = try source.number(
            "SELECT sql NOT LIKE '%WITHOUT ROWID' FROM sqlite_schema WHERE name = '\(table)'")
        let definitions = columns + ["PRIMARY KEY (\(key.joined(separator: ", ")))"]
        return "CREATE TABLE \(table) (\(definitions.joined(separator: ", ")))\(hasRowID == 1 ? "" : " WITHOUT ROWID");"
    }
}

extension Shell {
    /// The commands that make a database of the same schema and rows.
    static func copyScript(of source: BareDatabase, _ file: String) throws -> String {
        let schema = try source.texts(
            "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid")
        let copies = try source.filledTables().map { "INSERT INTO main.\($0) SELECT * FROM source.\($0);" }
        let begin = ["PRAGMA synchronous = FULL;", "ATTACH '\(file)' AS source;", "BEGIN;"]
        return (begin + schema + copies + ["COMMIT;"]).joined(separator: "\n")
    }
}
