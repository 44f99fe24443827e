import Foundation
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct ConnectionReadingTests {
    /// As whoever may not write a file with a write-ahead log reads it.
    @Test func `a copy is read without anything beside the file`() throws {
        let directory = try TemporaryDirectory()
        try directory.store().put(Preset.samples)
        try Connection(file: directory.file(), mode: .readWrite).run("PRAGMA journal_mode = WAL")
        let before = try directory.text(of: "portal.db")
        let copy = try Connection.copy(of: directory.file(), named: "that.db")
        #expect(copy.file == "that.db" && copy.path == nil)
        #expect(try CatalogStore(reading: copy).presets(limit: 100).count == Preset.samples.count)
        #expect(try directory.names == ["portal.db"])
        #expect(try directory.text(of: "portal.db") == before)
    }

    @Test func `what is no file is not copied`() throws {
        let error = #expect(throws: CatalogFileError.self) { try Connection.copy(of: "/dev/null", named: "that.db") }
        #expect(error == CatalogFileError(file: "that.db", reason: .notAFile("a device")))
    }
}
