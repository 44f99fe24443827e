import PortalCatalog
import PortalSQLite
import TestSupport
import Testing

/// What holds of the schema itself, asked of SQLite.
@Suite struct SchemaTests {
    let directory: TemporaryDirectory
    let database: Connection

    init() throws {
        directory = try TemporaryDirectory()
        _ = try directory.store()
        database = try Connection(file: directory.file(), mode: .readOnly)
    }

    private func texts(_ sql: StaticString) throws -> [String] {
        try database.rows(of: SingleColumn<String>.self, sql).map(\.value)
    }

    @Test func `the file says what it is`() throws {
        #expect(try database.value(of: Int.self, "PRAGMA application_id") == 0x504F_5254)
        #expect(try database.value(of: Int.self, "PRAGMA user_version") == Migration.newestVersion)
        #expect(try database.value(of: String.self, "PRAGMA journal_mode") == "delete")
    }

    @Test func `there are tables and indexes and nothing else, and every table is strict`() throws {
        #expect(try texts("SELECT DISTINCT type FROM sqlite_schema ORDER BY type") == ["index", "table"])
        #expect(
            try texts(
                """
                SELECT name FROM pragma_table_list
                WHERE schema = 'main' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND (NOT strict OR type <> 'table')
                """) == [])
    }

    @Test func `every foreign key is the beginning of an index or of the primary key`() throws {
        let keys = try texts(
            """
            SELECT child.name || '(' || group_concat(key."from", ',') || ')'
            FROM (SELECT name FROM pragma_table_list WHERE schema = 'main') AS child,
                pragma_foreign_key_list(child.name) AS key
            GROUP BY child.name, key.id
            """)
        let indexes = try texts(
            """
            SELECT child.name || '('
                || (SELECT group_concat(part.name, ',') FROM pragma_index_info(list.name) AS part) || ','
            FROM (SELECT name FROM pragma_table_list WHERE schema = 'main') AS child,
                pragma_index_list(child.name) AS list
            UNION ALL
            SELECT child.name || '(' || key.name || ','
            FROM (SELECT name FROM pragma_table_list WHERE schema = 'main') AS child,
                pragma_table_info(child.name) AS key
            WHERE key.pk = 1
            """)
        #expect(keys.count > 30)
        for key in keys {
            let start = key.dropLast() + ","
            #expect(indexes.contains { $0.hasPrefix(start) }, "\(key)")
        }
    }
}
