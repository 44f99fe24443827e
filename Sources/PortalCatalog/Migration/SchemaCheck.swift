import PortalSQLite

/// What must hold of a file before its migrations are committed.
enum SchemaCheck {
    /// The tables that no SQL of the migrations mentions, except the ledger: their rows must stay.
    static func tables(
        of database: Connection, notNamedIn migrations: some Sequence<Migration>
    ) throws(SQLiteError) -> [String] {
        var named: Set = ["migration"]
        for migration in migrations { named.formUnion(words(of: migration.sql)) }
        let tables: [SingleColumn<String>] = try database.rows(
            """
            SELECT name FROM sqlite_schema
            WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name
            """)
        return tables.map(\.value).filter { !named.contains($0.lowercased()) }
    }

    /// In words, a row whose foreign key has no parent; `nil` if there is none.
    static func firstOrphan(in database: Connection) throws(SQLiteError) -> String? {
        let orphan: SingleColumn<String>? = try database.row(
            """
            SELECT 'a row of ' || "table" || ' refers to a row of ' || parent || ' that does not exist'
            FROM pragma_foreign_key_check
            """)
        return orphan?.value
    }

    /// In words, where a file's schema is not what the migrations make in an empty file; `nil` if it is the same.
    static func difference(of database: Connection, from migrations: [Migration]) throws(SQLiteError) -> String? {
        try differences(of: database, from: migrations).first
    }

    /// In words, all of them.
    static func differences(of database: Connection, from migrations: [Migration]) throws(SQLiteError) -> [String] {
        let fresh = try Connection(file: "a new catalog", mode: .inMemory)
        for migration in migrations { try fresh.execute(script: migration.sql) }
        let expected = try objects(of: fresh)
        let found = try objects(of: database)
        let changed = expected.filter { !found.contains($0) }
        let added = found.filter { object in
            !expected.contains(object) && !changed.contains { $0.type == object.type && $0.name == object.name }
        }
        return changed.map { "\($0.type) '\($0.name)' is not as in a new file" }
            + added.map { "\($0.type) '\($0.name)' would not be in a new file" }
    }

    private static func objects(of database: Connection) throws(SQLiteError) -> [SchemaObject] {
        try database.rows(
            """
            SELECT type, name, tbl_name, sql FROM sqlite_schema
            WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY type, name
            """)
    }

    private static func words(of sql: [UInt8]) -> Set<String> {
        let text = String(decoding: sql, as: UTF8.self).lowercased()
        return Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}

/// A row of `sqlite_schema`.
private struct SchemaObject: Hashable, RowDecodable {
    static var columns: [String] { ["type", "name", "tbl_name", "sql"] }

    let type: String
    let name: String
    let table: String
    let sql: String?

    init(row: inout Row) throws(SQLiteError) {
        type = try row.next()
        name = try row.next()
        table = try row.next()
        sql = try row.next()
    }
}
