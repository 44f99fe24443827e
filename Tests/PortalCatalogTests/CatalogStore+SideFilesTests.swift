import Foundation
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct CatalogStoreSideFilesTests {
    private let directory: TemporaryDirectory
    private var file: String { directory.file("portal.db") }
    private var journal: String { file + "-journal" }

    init() throws {
        directory = try TemporaryDirectory()
        _ = try CatalogStore(file: file, mode: .readWriteCreate)
    }

    /// As they lie there when a program is stopped at the start of a change.
    @Test(arguments: [("-journal", 0), ("-journal", 512), ("-wal", 0)])
    func `what has nothing in it goes`(ending: String, size: Int) throws {
        try Data(count: size).write(to: URL(fileURLWithPath: file + ending))
        let store = try CatalogStore(file: file, mode: .readWrite)
        #expect(FileManager.default.fileExists(atPath: file + ending))
        #expect(try store.clearSideFiles() == nil)
        #expect(!FileManager.default.fileExists(atPath: file + ending))
        let version = try Connection(file: file, mode: .readOnly).value(of: Int.self, "PRAGMA user_version")
        #expect(version == Migration.landed.last?.schemaVersion)
    }

    @Test func `where nothing lies beside it, nothing is written`() throws {
        let store = try CatalogStore(file: file, mode: .readWrite)
        let before = (try Data(contentsOf: URL(fileURLWithPath: file)), store.statementCount)
        #expect(try store.clearSideFiles() == nil)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before.0 && store.statementCount == before.1)
    }

    @Test func `the journal of a program that writes is waited for`() throws {
        let store = try CatalogStore(file: file, mode: .readWrite, busyTimeout: 0)
        let other = try CatalogStore(file: file, mode: .readWrite)
        try other.transaction {
            try other.put(Preset(name: "p", animation: ".smooth"))
            #expect(throws: SQLiteError.self) { try store.clearSideFiles() }
            #expect(FileManager.default.fileExists(atPath: journal))
        }
    }
}
