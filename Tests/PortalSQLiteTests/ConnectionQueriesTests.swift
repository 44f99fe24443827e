import PortalSQLite
import Testing

@Suite struct ConnectionQueriesTests {
    let database: Connection

    init() throws {
        database = try Connection.inMemory()
        try database.run("CREATE TABLE t (name TEXT, number INTEGER, real REAL, bytes BLOB) STRICT")
    }

    @Test(arguments: ["", "plain", "a\0b", "\0", "é 中 \u{1F600}", String(repeating: "x", count: 100_000)])
    func `a text comes back whole`(text: String) throws {
        try database.run("INSERT INTO t (name) VALUES (?)", text)
        #expect(try database.value(of: String.self, "SELECT name FROM t") == text)
        #expect(try database.value(of: Int.self, "SELECT length(CAST(name AS BLOB)) FROM t") == text.utf8.count)
    }

    /// An incomplete letter of three bytes is repaired by another one of three bytes.
    @Test(arguments: ["C3", "61C328", "F09F98", "EDA080", "FF", "C080"])
    func `a text that is not UTF-8 is an error that names the column`(hexadecimal: String) throws {
        try database.execute("INSERT INTO t (name) VALUES (CAST(x'\(hexadecimal)' AS TEXT))")
        let error = #expect(throws: SQLiteError.self) { try database.value(of: String.self, "SELECT name FROM t") }
        #expect(error?.message == "column 'name' of table 't' holds text that is not valid UTF-8")
        #expect(error?.isMismatch == true)
    }

    @Test(arguments: [[], [0], [1, 0, 255], [UInt8](repeating: 7, count: 100_000)])
    func `a blob comes back whole`(bytes: [UInt8]) throws {
        try database.run("INSERT INTO t (bytes) VALUES (?)", bytes)
        #expect(try database.value(of: [UInt8].self, "SELECT bytes FROM t") == bytes)
    }

    @Test(arguments: [0.1, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 3])
    func `a double comes back to the bit`(number: Double) throws {
        try database.run("INSERT INTO t (real) VALUES (?)", number)
        #expect(try database.value(of: Double.self, "SELECT real FROM t") == number)
    }

    @Test func `values that are not there are NULL and come back as nil`() throws {
        try database.run("INSERT INTO t (name, number) VALUES (?, ?)", String?.none, Int?.some(3))
        #expect(try database.value(of: String?.self, "SELECT name FROM t") == .some(nil))
        #expect(try database.value(of: Int?.self, "SELECT number FROM t") == 3)
        #expect(try database.value(of: Int.self, "SELECT number FROM t WHERE number > 3") == nil)
    }

    @Test func `rows are read from left to right`() throws {
        for (name, number) in [("a", 1), ("b", 2)] {
            try database.run("INSERT INTO t (name, number) VALUES (?, ?)", name, number)
        }
        let all = [Pair("a", 1), Pair("b", 2)]
        #expect(try database.rows("SELECT name, number FROM t ORDER BY name") == all)
        #expect(try database.row(of: Pair.self, "SELECT name, number FROM t WHERE name = ?", "b") == all[1])
        var seen: [Pair] = []
        try database.forEachRow(of: Pair.self, "SELECT name, number FROM t ORDER BY name") { seen.append($0) }
        #expect(seen == all)
    }

    @Test func `a wrong type is an error that names the column`() throws {
        try database.run("INSERT INTO t (name, bytes) VALUES ('a', x'00')")
        let error = #expect(throws: SQLiteError.self) {
            try database.rows(of: Pair.self, "SELECT name, bytes AS number FROM t")
        }
        #expect(error?.message == "column 'bytes' of table 't' holds a blob where an integer is expected")
        #expect(error?.description == "test is damaged: \(error?.message ?? ""); restore it from a backup")
    }

    @Test(arguments: [
        ("SELECT 1 AS name, 2 AS other" as StaticString), "SELECT name, number, real FROM t",
        "SELECT number, name FROM t",
    ])
    func `a query without the columns of its row is refused`(sql: StaticString) throws {
        let error = #expect(throws: SQLiteError.self) { try database.rows(of: Pair.self, sql) }
        #expect(error?.message.contains(#"["name", "number"]"#) == true)
    }

    @Test func `values and parameters must be as many`() throws {
        #expect(throws: SQLiteError.self) { try database.run("INSERT INTO t (name) VALUES (?)", "a", "b") }
        #expect(throws: SQLiteError.self) { try database.run("INSERT INTO t (name, number) VALUES (?, ?)", "a") }
    }

    @Test func `a statement can be run while it is running`() throws {
        for number in 1...3 { try database.run("INSERT INTO t (number) VALUES (?)", number) }
        func count(from start: Int, depth: Int) throws -> Int {
            var total = 0
            try database.forEachRow(
                of: SingleColumn<Int>.self, "SELECT number FROM t WHERE number >= ? ORDER BY number", start
            ) { row in
                total += 1
                if depth > 0 { total += try count(from: row.value, depth: depth - 1) }
            }
            return total
        }
        #expect(try count(from: 1, depth: 1) == 3 + (3 + 2 + 1))
    }

    @Test func `a failed execution does not spoil the next`() throws {
        try database.run("CREATE TABLE u (n INTEGER PRIMARY KEY) STRICT")
        func insert(_ number: Int) throws { try database.run("INSERT INTO u VALUES (?)", number) }
        try insert(1)
        let error = #expect(throws: SQLiteError.self) { try insert(1) }
        #expect(error?.isConstraint == true)
        #expect(error?.code == 1555, "the extended code: SQLITE_CONSTRAINT_PRIMARYKEY")
        #expect(error?.sql == "INSERT INTO u VALUES (?)")
        try insert(2)
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM u") == 2)
    }

    @Test func `executed statements are counted`() throws {
        let before = database.statementCount
        try database.run("INSERT INTO t (number) VALUES (1)")
        _ = try database.rows(of: SingleColumn<Int>.self, "SELECT number FROM t")
        try database.execute("SELECT 1; -- a comment\n SELECT 2;\n")
        #expect(database.statementCount - before == 4)
    }

    @Test func `a script stops at its first error`() throws {
        let error = #expect(throws: SQLiteError.self) {
            try database.execute("CREATE TABLE v (a); CREATE TABLE v (b); CREATE TABLE w (a)")
        }
        #expect(error?.message == "table v already exists")
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM sqlite_schema WHERE name IN ('v', 'w')") == 1)
    }

    @Test func `a table's name may be any text`() throws {
        try database.execute(#"CREATE TABLE "a ""b" (x); INSERT INTO "a ""b" VALUES (1), (2)"#)
        #expect(try database.rowCount(ofTable: #"a "b"#) == 2)
    }
}
