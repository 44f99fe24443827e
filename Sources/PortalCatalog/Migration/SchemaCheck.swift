import PortalDigest
import PortalSQLite

/// What must hold of a file before its migrations are committed.
enum SchemaCheck {
    /// The tables that no SQL of the migrations mentions, except the ledger: their rows must stay.
    static func tables(
        of database: Connection, notNamedIn migrations: some Sequence<Migration>
    ) throws(SQLiteError) -> [String] {
        let tables: [SingleColumn<String>] = try database.rows(
            """
            SELECT name FROM sqlite_schema
            WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name
            """)
        guard !tables.isEmpty else { return [] }
        var named: Set = ["migration"]
        for migration in migrations { named.formUnion(words(of: migration.sql)) }
        return tables.map(\.value).filter { !named.contains($0.lowercased()) }
    }

    /// In words, a row whose foreign key has no parent; `nil` if there is none.
    static func firstOrphan(in database: Connection) throws(SQLiteError) -> String? {
        let orphan: Orphan? = try database.row("PRAGMA foreign_key_check")
        return orphan.map { "a row of \($0.table) refers to a row of \($0.parent) that does not exist" }
    }

    /// Where a file's schema is not what the migrations make in an empty file; `nil` if it is the same.
    static func difference(
        of database: Connection, from migrations: ArraySlice<Migration>
    ) throws(SQLiteError) -> SchemaDifference? {
        try differences(of: database, from: migrations).first
    }

    /// All of them; none at once for a schema whose digest is known.
    static func differences(
        of database: Connection, from migrations: ArraySlice<Migration>
    ) throws(SQLiteError) -> [SchemaDifference] {
        if let known = migrations.last?.schemaDigest, try digest(of: database) == known { return [] }
        let fresh = try Connection(file: "a new catalog", mode: .inMemory)
        try NewSchema.make(of: migrations, in: fresh)
        let expected = try objects(of: fresh)
        let found = try objects(of: database)
        func isThere(_ object: SchemaObject, in objects: [SchemaObject]) -> Bool {
            objects.contains { $0.type == object.type && $0.name == object.name }
        }
        let wrong = found.filter { !expected.contains($0) }.map { object in
            SchemaDifference(
                kind: isThere(object, in: expected) ? .changed : .additional, type: object.type, name: object.name)
        }
        let missing = expected.filter { !isThere($0, in: found) }
        // A table's indexes are missing with it, so they are told after it.
        let inOrder = missing.filter { $0.type == "table" } + missing.filter { $0.type != "table" }
        return wrong + inOrder.map { SchemaDifference(kind: .missing, type: $0.type, name: $0.name) }
    }

    /// The first table of statistics; they have a say in how SQLite searches, and no place in a file that travels.
    static func statistics(in database: Connection) throws(SQLiteError) -> SchemaDifference? {
        let name: String? = try database.value(
            "SELECT name FROM sqlite_schema WHERE name LIKE 'sqlite~_stat%' ESCAPE '~' AND type = 'table'")
        return name.map { SchemaDifference(kind: .additional, type: "table", name: $0) }
    }

    /// The names of the tables.
    static func tables(of database: Connection) throws(SQLiteError) -> [String] {
        let tables: [SingleColumn<String>] = try database.rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        return tables.map(\.value)
    }

    /// A digest of everything that the schema says.
    static func digest(of database: Connection) throws(SQLiteError) -> String {
        var hash = SHA256()
        for object in try objects(of: database) {
            for text in [object.type, object.name, object.table, object.sql ?? ""] {
                hash.update(text.utf8)
                // No NUL can be in what SQLite has parsed.
                hash.update("\0".utf8)
            }
        }
        return hash.finalized().hexadecimal
    }

    /// Statistics, which `ANALYZE` and `PRAGMA optimize` leave in a file, say nothing of its content.
    private static func objects(of database: Connection) throws(SQLiteError) -> [SchemaObject] {
        try database.rows(
            """
            SELECT type, name, tbl_name, sql FROM sqlite_schema
            WHERE sql IS NULL OR sql NOT IN ('CREATE TABLE sqlite_stat1(tbl,idx,stat)',
                'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')
            ORDER BY type, name
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

/// A row of `PRAGMA foreign_key_check`.
private struct Orphan: RowDecodable {
    static var columns: [String] { ["table", "rowid", "parent", "fkid"] }

    let table: String
    let parent: String

    init(row: inout Row) throws(SQLiteError) {
        table = try row.next()
        _ = try row.next(Int?.self)
        parent = try row.next()
    }
}
