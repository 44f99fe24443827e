import PortalSQLite
import TestSupport
import Testing

@Suite struct ConnectionTransactionsTests {
    struct Stop: Error, Equatable { var number = 1 }

    let database: Connection

    init() throws {
        database = try Connection.inMemory()
        try database.execute(
            """
            CREATE TABLE parent (n INTEGER PRIMARY KEY) STRICT;
            CREATE TABLE child (n INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED) STRICT;
            """)
    }

    private func insert(_ number: Int) throws { try database.run("INSERT INTO parent VALUES (?)", number) }

    private var numbers: [Int] {
        get throws {
            try database.rows(of: SingleColumn<Int>.self, "SELECT n FROM parent ORDER BY n").map(\.value)
        }
    }

    @Test func `what a body does is kept together`() throws {
        let result = try database.transaction {
            try insert(1)
            try insert(2)
            return "done"
        }
        #expect(result == "done")
        #expect(try numbers == [1, 2])
    }

    @Test func `an error undoes all of it`() throws {
        #expect(throws: Stop()) {
            try database.transaction {
                try insert(1)
                throw Stop()
            }
        }
        #expect(try numbers == [])
        try database.transaction { try insert(3) }
        #expect(try numbers == [3])
    }

    @Test func `a commit that fails undoes all of it, and its error is told`() throws {
        let error = #expect(throws: SQLiteError.self) {
            try database.transaction {
                try insert(1)
                try database.run("INSERT INTO child VALUES (7)")
            }
        }
        #expect(error?.code == 787, "SQLITE_CONSTRAINT_FOREIGNKEY")
        #expect(try numbers == [])
    }

    @Test func `what rows that are added refer to is looked at when all are there`() throws {
        try database.execute("CREATE TABLE strict_child (n INTEGER REFERENCES parent) STRICT;")
        func add(_ number: Int) throws {
            try database.addition {
                try database.run("INSERT INTO strict_child VALUES (?)", number)
                try insert(1)
            }
        }
        let error = #expect(throws: SQLiteError.self) { try add(7) }
        #expect(error?.code == 787, "SQLITE_CONSTRAINT_FOREIGNKEY")
        #expect(try numbers == [])
        try add(1)
        #expect(try numbers == [1])
        // And from then on at each.
        #expect(throws: SQLiteError.self) { try database.run("INSERT INTO strict_child VALUES (7)") }
        #expect(throws: SQLiteError.self) {
            try database.transaction {
                try database.addition { try database.run("INSERT INTO strict_child VALUES (7)") }
            }
        }
    }

    @Test func `an error that ended the transaction by itself is the one that is told`() throws {
        let error = #expect(throws: SQLiteError.self) {
            try database.transaction {
                try insert(1)
                try database.run("INSERT OR ROLLBACK INTO parent VALUES (1)")
            }
        }
        #expect(error?.code == 1555)
        #expect(try numbers == [])
    }

    @Test func `a transaction within one is part of it`() throws {
        try database.transaction {
            try insert(1)
            try database.transaction { try insert(2) }
        }
        #expect(try numbers == [1, 2])
    }

    @Test func `an inner failure that is swallowed still undoes the whole`() throws {
        #expect(throws: Stop(number: 1)) {
            try database.transaction {
                try? database.transaction {
                    try insert(1)
                    throw Stop(number: 1)
                }
                try? database.transaction { throw Stop(number: 2) }
                try insert(3)
            }
        }
        #expect(try numbers == [])
    }

    @Test func `a query that fails within a transaction does not spoil it`() throws {
        try database.transaction {
            try insert(1)
            try? database.snapshot { throw Stop() }
        }
        #expect(try numbers == [1])
    }

    @Test func `a snapshot is not for writing`() throws {
        #expect(throws: SQLiteError.self) {
            try database.snapshot {
                try database.transaction { try insert(1) }
            }
        }
        #expect(try numbers == [])
    }

    @Test func `the second writer waits, then is told that the file is busy`() throws {
        let directory = try TemporaryDirectory()
        let first = try Connection(file: directory.file(), mode: .readWriteCreate)
        try first.run("CREATE TABLE t (a)")
        let second = try Connection(file: directory.file(), mode: .readWrite, busyTimeout: 50)
        let error = try first.transaction {
            try first.run("INSERT INTO t VALUES (1)")
            return #expect(throws: SQLiteError.self) {
                try second.transaction { try second.run("INSERT INTO t VALUES (2)") }
            }
        }
        #expect(error?.isBusy == true)
        #expect(
            error?.description == "\(directory.file()) is in use by another program; try again when that has finished")
        try second.transaction { try second.run("INSERT INTO t VALUES (2)") }
        #expect(try first.value(of: Int.self, "SELECT count(*) FROM t") == 2)
    }

    @Test func `a snapshot sees one state of the file`() throws {
        let directory = try TemporaryDirectory()
        let writer = try Connection(file: directory.file(), mode: .readWriteCreate, busyTimeout: 0)
        try writer.run("CREATE TABLE t (a)")
        let reader = try Connection(file: directory.file(), mode: .readOnly)
        try reader.snapshot {
            let before = try reader.value(of: Int.self, "SELECT count(*) FROM t")
            #expect(throws: SQLiteError.self, "the writer waits for the reader in vain") {
                try writer.transaction { try writer.run("INSERT INTO t VALUES (1)") }
            }
            let after = try reader.value(of: Int.self, "SELECT count(*) FROM t")
            #expect(before == 0 && after == 0)
        }
        try writer.transaction { try writer.run("INSERT INTO t VALUES (1)") }
        #expect(try reader.value(of: Int.self, "SELECT count(*) FROM t") == 1)
    }
}
