import PortalSQLite
import Testing

@Suite struct ConnectionInsertingTests {
    let database: Connection

    init() throws {
        database = try Connection.inMemory()
        try database.run("CREATE TABLE t (name TEXT, number INTEGER) STRICT")
        try database.run("CREATE TABLE u (number INTEGER) STRICT")
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (7, 2), (12, 3)])
    func `rows are inserted some at a time`(rowCount: Int, statementCount: Int) throws {
        let texts = (0..<rowCount).map { String(repeating: "x", count: 60 * $0) }
        func insert() throws {
            try database.insert("INSERT OR FAIL INTO t (name, number) VALUES (?, ?)", rowCount: rowCount) {
                $1.add(text: texts[$0])
                $1.add($0)
            }
        }
        #expect(throws: SQLiteError.self, "outside of a transaction") { try insert() }
        try database.transaction {
            let before = database.statementCount
            try insert()
            #expect(database.statementCount - before == statementCount)
        }
        let expected = texts.indices.map { Pair(texts[$0], $0) }
        #expect(try database.rows("SELECT name, number FROM t ORDER BY rowid") == expected)
    }

    @Test(arguments: 0..<7) func `of rows of which one is refused none is kept`(wrong: Int) throws {
        try database.run("CREATE UNIQUE INDEX number ON t (number)")
        try database.run("INSERT INTO t (number) VALUES (0)")
        let error = #expect(throws: SQLiteError.self) {
            try database.transaction {
                // Whoever goes on all the same cannot keep what there is.
                try? database.insert("INSERT OR FAIL INTO t (number) VALUES (?)", rowCount: 7) { row, values in
                    values.add(row == wrong ? 0 : row + 1)
                }
            }
        }
        #expect(error?.isConstraint == true)
        #expect(error?.message == "UNIQUE constraint failed: t.number")
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM t") == 1)
    }

    private func insert(_ numbers: Range<Int>) throws {
        for number in numbers {
            try database.insert("INSERT OR FAIL INTO t (name, number) VALUES (?, ?)", "\(number)", number)
            try database.insert("INSERT OR FAIL INTO u (number) VALUES (?)", number)
        }
    }

    private func statements(_ body: () throws -> Void) rethrows -> Int {
        let before = database.statementCount
        try body()
        return database.statementCount - before
    }

    /// The first 128 rows of a table four at a time, the others 32.
    @Test(arguments: [(1, 1), (4, 1), (5, 2), (128, 32), (129, 33), (160, 33), (1_000, 60)])
    func `in an addition rows wait for others of their table`(rowCount: Int, statementCount: Int) throws {
        let alone = try statements { try database.addition {} }
        let filling = try statements { try database.addition { try insert(0..<rowCount) } }
        #expect(filling - alone == 2 * statementCount)
        let expected = (0..<rowCount).map { Pair("\($0)", $0) }
        #expect(try database.rows("SELECT name, number FROM t ORDER BY rowid") == expected)
        #expect(try database.value(of: Int.self, "SELECT sum(number) FROM u") == (0..<rowCount).reduce(0, +))
    }

    @Test func `whoever reads or changes anything finds the rows that wait`() throws {
        try database.addition {
            try insert(0..<3)
            #expect(try database.value(of: Int.self, "SELECT count(*) FROM t") == 3)
            try insert(3..<5)
            #expect(try database.rowCount(ofTable: "u") == 5)
            try insert(5..<6)
            try database.run("UPDATE u SET number = -number")
            try insert(6..<7)
        }
        let numbers: [SingleColumn<Int>] = try database.rows("SELECT number FROM u ORDER BY rowid")
        #expect(numbers.map(\.value) == [0, -1, -2, -3, -4, -5, 6])
    }

    @Test func `a row whose id is wanted does not wait, and others go on waiting`() throws {
        try database.addition {
            try insert(0..<2)
            let before = database.statementCount
            let id = try database.insertRow("INSERT INTO u (number) VALUES (?)") { $0.add(7) }
            #expect(id == 1)
            #expect(database.statementCount - before == 1)
        }
        let numbers: [SingleColumn<Int>] = try database.rows("SELECT number FROM u ORDER BY rowid")
        #expect(numbers.map(\.value) == [7, 0, 1])
    }

    @Test func `rows that wait are forgotten with the rest when an addition fails`() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try database.addition {
                try insert(0..<6)
                throw Stop()
            }
        }
        try database.addition { try insert(6..<7) }
        #expect(try database.rows("SELECT name, number FROM t") == [Pair("6", 6)])
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM u") == 1)
    }

    @Test func `a row that is refused later keeps the addition from being kept`() throws {
        try database.run("CREATE UNIQUE INDEX number ON t (number)")
        let error = #expect(throws: SQLiteError.self) {
            try database.addition {
                try insert(0..<2)
                try insert(1..<2)
                // Whoever goes on all the same cannot keep what there is.
                _ = try? database.rowCount(ofTable: "t")
            }
        }
        #expect(error?.message == "UNIQUE constraint failed: t.number")
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM t") == 0)
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM u") == 0)
    }

    @Test func `values of too few or too many are an error`() throws {
        for count in [1, 3] {
            let error = #expect(throws: SQLiteError.self) {
                try database.transaction {
                    try database.insert("INSERT OR FAIL INTO t (name, number) VALUES (?, ?)", rowCount: 2) {
                        row, values in
                        for _ in 0..<(row == 0 ? 2 : count) { values.addNull() }
                    }
                }
            }
            #expect(error?.message == "\(2 + count) values for 4 parameters")
        }
    }

    @Test func `an addition may trust what it refers to`() throws {
        try database.run("CREATE TABLE child (t INTEGER REFERENCES p) STRICT")
        try database.run("CREATE TABLE p (id INTEGER PRIMARY KEY) STRICT")
        try database.addition(trustingReferences: true) { try database.run("INSERT INTO child VALUES (7)") }
        #expect(try database.rowCount(ofTable: "child") == 1)
        #expect(throws: SQLiteError.self, "from then on") { try database.run("INSERT INTO child VALUES (7)") }
    }
}
