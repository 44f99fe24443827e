import Foundation
import PortalSQLite
import TestSupport
import Testing

@Suite struct ConnectionTests {
    static let shell = "/usr/bin/sqlite3"

    @Test func `a connection is set up before it is used`() throws {
        let database = try Connection.inMemory()
        #expect(try database.value(of: Int.self, "PRAGMA busy_timeout") == 5_000)
        #expect(try database.value(of: Int.self, "PRAGMA foreign_keys") == 1)
        #expect(try database.value(of: Int.self, "PRAGMA trusted_schema") == 0)
        #expect(try database.value(of: Int.self, "PRAGMA cell_size_check") == 1)
        try database.run("CREATE TABLE t (a)")
        #expect(throws: SQLiteError.self, "DEFENSIVE forbids it") {
            try database.run("PRAGMA writable_schema = ON")
            try database.run("DELETE FROM sqlite_schema")
        }
    }

    @Test func `a rollback journal and full synchronisation are asked for`() throws {
        let directory = try TemporaryDirectory()
        let database = try Connection(file: directory.file(), mode: .readWriteCreate)
        try database.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (a)")
        try database.useRollbackJournal()
        #expect(try database.value(of: String.self, "PRAGMA journal_mode") == "delete")
        #expect(try database.value(of: Int.self, "PRAGMA synchronous") == 2)
    }

    @Test(arguments: [Connection.Mode.readOnly, .readWrite])
    func `a missing file is not created unless asked`(mode: Connection.Mode) throws {
        let directory = try TemporaryDirectory()
        let error = #expect(throws: SQLiteError.self) { try Connection(file: directory.file(), mode: mode) }
        #expect(error?.cannotOpen == true)
        #expect(error?.file == directory.file())
        #expect(!FileManager.default.fileExists(atPath: directory.file()))
    }

    @Test(arguments: [":memory:", "file:x.db?mode=memory", "file::memory:"])
    func `a name that SQLite takes for something else is a file`(name: String) throws {
        let error = #expect(throws: SQLiteError.self) { try Connection(file: name, mode: .readWrite) }
        #expect(error?.cannotOpen == true)
        #expect(error?.file == name)
    }

    @Test func `a file is created when asked, and empty`() throws {
        let directory = try TemporaryDirectory()
        let database = try Connection(file: directory.file(), mode: .readWriteCreate)
        #expect(try database.start(count: 108) == [])
        try database.run("CREATE TABLE t (a)")
        #expect(try database.start(count: 16) == Array("SQLite format 3\0".utf8))
    }

    /// Opening and closing a file drops the POSIX locks that a process has on it; the start must be read otherwise.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: shell), "the shell is the other process"))
    func `reading the start of a file drops no lock on it`() throws {
        let directory = try TemporaryDirectory()
        let writer = try Connection(file: directory.file(), mode: .readWriteCreate)
        try writer.run("CREATE TABLE t (a)")
        try writer.run("BEGIN IMMEDIATE")
        do {
            let other = try Connection(file: directory.file(), mode: .readWrite)
            _ = try other.start(count: 108)
        }
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: Self.shell)
        probe.arguments = [directory.file(), "BEGIN IMMEDIATE"]
        probe.standardError = FileHandle.nullDevice
        try probe.run()
        probe.waitUntilExit()
        #expect(probe.terminationStatus != 0, "another process must find the file locked")
    }

    @Test func `reading only means that nothing is written`() throws {
        let directory = try TemporaryDirectory()
        try Connection(file: directory.file(), mode: .readWriteCreate).run("CREATE TABLE t (a)")
        let reader = try Connection(file: directory.file(), mode: .readOnly)
        #expect(reader.isReadOnly)
        let error = #expect(throws: SQLiteError.self) { try reader.run("INSERT INTO t VALUES (1)") }
        #expect(error?.isReadOnly == true)
    }
}
