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
        if isRoomy { try database.makeRoomForChanges() }
        try database.transaction {
            for _ in 0..<500 { try database.run("INSERT INTO blob VALUES (zeroblob(8000))") }
            let spills = spillCount(of: database)
            #expect(isRoomy ? spills == 0 : spills > 0)
        }
    }

    /// How many pages were written to make room in memory.
    private func spillCount(of database: Connection) -> Int32 {
        var (count, highest): (Int32, Int32) = (0, 0)
        sqlite3_db_status(database.handle, SQLITE_DBSTATUS_CACHE_SPILL, &count, &highest, 0)
        return count
    }
}
