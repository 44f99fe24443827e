import Foundation

/// Files whose schema has more than, or other things than, the program's.
func schemas(_ kitchen: Kitchen) throws {
    let additions: [(title: String, object: String, sql: String)] = [
        ("a view", "view 'v'", "CREATE VIEW v AS SELECT name FROM preset"),
        (
            "a view with an endless query", "view 'v'",
            "CREATE VIEW v AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
        ),
        (
            "a view in the place of a table", "view 'preset_tag'",
            "DROP TABLE preset_tag; CREATE VIEW preset_tag AS SELECT name AS preset, 0 AS position, 'x' AS tag FROM preset"
        ),
        (
            "a trigger that deletes", "trigger 't'",
            "CREATE TRIGGER t AFTER INSERT ON preset BEGIN DELETE FROM scene; END"
        ),
        (
            "a trigger with the name of statistics", "trigger 'sqlite_stat1'",
            """
            CREATE TRIGGER t AFTER INSERT ON preset BEGIN DELETE FROM scene; END;
            UPDATE sqlite_schema SET name = 'sqlite_stat1' WHERE name = 't'
            """
        ),
        (
            "a trigger in the place of a query", "trigger 't'",
            "CREATE VIEW v AS SELECT 1 AS a; CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN DELETE FROM preset; END"
        ),
        ("a table for full text", "table 'f'", "CREATE VIRTUAL TABLE f USING fts5(a); INSERT INTO f VALUES ('x')"),
        ("a table for rectangles", "table 'r'", "CREATE VIRTUAL TABLE r USING rtree(id, a, b)"),
        ("a virtual table of the file's pages", "table 'd'", "CREATE VIRTUAL TABLE d USING dbstat"),
        ("a counter", "table 'a'", "CREATE TABLE a (x INTEGER PRIMARY KEY AUTOINCREMENT)"),
        (
            "a counter without its table", "table 'sqlite_sequence'",
            "CREATE TABLE a (x INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE a"
        ),
        ("statistics", "table 'sqlite_stat1'", "ANALYZE"),
        ("an index with a sort of its own", "index 'i'", "CREATE INDEX i ON preset (summary COLLATE NOCASE)"),
        (
            "an index of a part that is expensive to tell", "index 'i'",
            "CREATE INDEX i ON preset (name) WHERE length(hex(zeroblob(1000))) > 3"
        ),
        ("an index of an expression", "index 'i'", "CREATE INDEX i ON preset (upper(name))"),
        (
            "a table with a default that is expensive", "table 'a'",
            "CREATE TABLE a (x DEFAULT (hex(zeroblob(400000000))))"
        ),
        (
            "a table with a text of Unicode control characters as its name", "table '",
            "CREATE TABLE \"a\u{202E}\u{7}b\" (x)"
        ),
    ]
    for (title, object, sql) in additions {
        try kitchen.sql(title, .refused("\(object)"), sql)
    }

    try kitchen.sql(
        "a column that is computed", .refused("table 'preset' is not as this program makes it"),
        "ALTER TABLE preset ADD COLUMN g TEXT AS (hex(zeroblob(100000000)))")
    try kitchen.sql(
        "a table that is not strict", .refused("table 'catalog_extension' is not as this program makes it"),
        "DROP TABLE catalog_extension; CREATE TABLE catalog_extension (id INTEGER PRIMARY KEY, extensions TEXT NOT NULL)"
    )
    try kitchen.sql("a table less", .refused("table 'preset_tag' is missing"), "DROP TABLE preset_tag")
    try kitchen.sql("an index less", .refused("index 'preset_base' is missing"), "DROP INDEX preset_base")
    // One LIKE that takes longer than anyone waits, within one instruction.
    let bomb = "x LIKE '" + String(repeating: "%a", count: 24) + "%b'"
    try kitchen.sql(
        "a check that never ends", .refused("table 'bomb' is not one of this program's"),
        "CREATE TABLE bomb (x); INSERT INTO bomb VALUES (replace(hex(zeroblob(200)), '0', 'a')); "
            + "UPDATE sqlite_schema SET sql = 'CREATE TABLE bomb (x CHECK (\(bomb.replacingOccurrences(of: "'", with: "''"))))' WHERE name = 'bomb'"
    )
    try kitchen.sql(
        "a schema that is no SQL", .refused("malformed database schema"),
        "UPDATE sqlite_schema SET sql = 'CREATE TABLE preset (' WHERE name = 'preset'")
    try kitchen.sql(
        "SQL of a megabyte", .refused("is not taken"),
        "CREATE TABLE long (x); UPDATE sqlite_schema SET sql = "
            + "'CREATE TABLE long (x DEFAULT ''' || hex(zeroblob(500000)) || ''')' WHERE name = 'long'")
    try kitchen.sql(
        "100,000 tables", .refused("it takes too"),
        """
        WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 100000)
        INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
            SELECT 'table', 't' || x, 't' || x, 2, 'CREATE TABLE t' || x || ' (a, b, c, d, e, f, g, h)' FROM n
        """)
    try kitchen.sql(
        "a sort that nobody knows", .refused("is not taken"),
        "UPDATE sqlite_schema SET sql = replace(sql, 'tag TEXT NOT NULL', 'tag TEXT COLLATE theirs NOT NULL') "
            + "WHERE name = 'preset_tag'")
    try kitchen.sql(
        "a double-quoted text for a column", .refused("is not taken"),
        "CREATE INDEX i ON preset (name) WHERE summary > 'x'; "
            + "UPDATE sqlite_schema SET sql = 'CREATE INDEX i ON preset (name) WHERE \"text\" > 0' WHERE name = 'i'")
}
