import PortalSQLite
import TestSupport
import Testing

@Suite struct ConnectionBackupTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func `a copy has the same rows`() throws {
        let source = try Connection(file: directory.file("source.db"), mode: .readWriteCreate)
        try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3); PRAGMA user_version = 7")
        try source.backUp(to: directory.file("copy.db"))
        let copy = try Connection(file: directory.file("copy.db"), mode: .readOnly)
        #expect(try copy.value(of: Int.self, "SELECT sum(a) FROM t") == 6)
        #expect(try copy.value(of: Int.self, "PRAGMA user_version") == 7)
    }

    @Test func `a place that cannot be written is an error that names it`() throws {
        let source = try Connection.inMemory()
        let target = directory.file("none/copy.db")
        let error = #expect(throws: SQLiteError.self) { try source.backUp(to: target) }
        #expect(error?.file == target)
    }
}
