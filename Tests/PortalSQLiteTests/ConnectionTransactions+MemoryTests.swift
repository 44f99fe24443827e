import CSQLite
import TestSupport
import Testing

@testable import PortalSQLite

@Suite struct ConnectionTransactionsMemoryTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test(arguments: [false, true]) func `changes stay in memory where there is room`(isRoomy: Bool) throws {
        let database = try Connection(file: directory.file("a.db"), mode: .readWriteCreate)
        try database.run("CREATE TABLE blob (bytes BLOB NOT NULL) STRICT")
        if isRoomy { try database.keepPages() }
        try database.transaction {
            for _ in 0..<500 { try database.run("INSERT INTO blob VALUES (zeroblob(8000))") }
            let spills = spillCount(of: database)
            #expect(isRoomy ? spills == 0 : spills > 0)
        }
    }

    @Test(arguments: [false, true]) func `a page is read once where there is room`(isRoomy: Bool) throws {
        let file = directory.file("a.db")
        let writer = try Connection(file: file, mode: .readWriteCreate)
        try writer.run("CREATE TABLE name (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT")
        try writer.transaction {
            for _ in 0..<1_000 { try writer.run("INSERT INTO name (bytes) VALUES (zeroblob(3000))") }
        }
        let reader = try Connection(file: file, mode: .readOnly)
        if isRoomy { try reader.keepPages() }
        let pageCount = try #require(try reader.value(of: Int.self, "PRAGMA page_count"))
        // Twice through all rows, and never to the neighbour.
        for step in 0..<2_000 {
            _ = try reader.value(of: Int.self, "SELECT length(bytes) FROM name WHERE id = ?", step * 383 % 1_000 + 1)
        }
        let misses = status(SQLITE_DBSTATUS_CACHE_MISS, of: reader)
        #expect(isRoomy ? misses <= pageCount : misses > pageCount)
    }

    /// How many pages were written to make room in memory.
    private func spillCount(of database: Connection) -> Int { status(SQLITE_DBSTATUS_CACHE_SPILL, of: database) }

    private func status(_ what: Int32, of database: Connection) -> Int {
        var (count, highest): (Int32, Int32) = (0, 0)
        sqlite3_db_status(database.handle, what, &count, &highest, 0)
        return Int(count)
    }
}
