import Foundation
import PortalModel
import PortalSQLite
import PortalSystem
import TestSupport
import Testing

@testable import PortalCatalog

/// Which files are opened, and how the others are refused.
@Suite struct CatalogStoreTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func connection(_ name: String = "portal.db") throws -> Connection {
        try Connection(file: directory.file(name), mode: .readWriteCreate)
    }

    /// Bytes and the time of the last change.
    private func state(_ name: String = "portal.db") throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.file(name))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: directory.file(name)))
        return ["\(attributes[.modificationDate] ?? "")", bytes.base64EncodedString()]
    }

    struct Foreign: CustomTestStringConvertible {
        let testDescription: String
        let reason: CatalogFileError.Reason
        let make: @Sendable (String) throws -> Void

        init(
            _ description: String, _ reason: CatalogFileError.Reason,
            _ make: @escaping @Sendable (String) throws -> Void
        ) {
            testDescription = description
            self.reason = reason
            self.make = make
        }

        static func bytes(_ description: String, _ bytes: [UInt8], is kind: String? = nil) -> Foreign {
            Foreign(description, .notADatabase(kind)) { try Data(bytes).write(to: URL(fileURLWithPath: $0)) }
        }

        static func sql(_ description: String, _ reason: CatalogFileError.Reason, _ sql: String) -> Foreign {
            Foreign(description, reason) {
                try Connection(file: $0, mode: .readWriteCreate).execute(script: Array(sql.utf8))
            }
        }
    }

    static let foreign: [Foreign] = [
        .bytes("a PDF", Array("%PDF-1.7\n".utf8) + [UInt8](repeating: 65, count: 5_000), is: "a PDF"),
        .bytes("one byte", [84]),
        .bytes(
            "the beginning of a database", Array("SQLite format 3\0".utf8), is: "the beginning of an SQLite database"),
        .bytes("zeros", [UInt8](repeating: 0, count: 4_096)),
        .sql("a database without a sign", .foreign(applicationID: 0), "CREATE TABLE t (a)"),
        .sql("a database with a version only", .foreign(applicationID: 0), "PRAGMA user_version = 1000"),
        .sql(
            "another application's", .foreign(applicationID: 0x4750_4B47),
            "CREATE TABLE t (a); PRAGMA application_id = 0x47504B47"),
        .sql(
            "another application's with a log beside", .foreign(applicationID: 0),
            "PRAGMA journal_mode = WAL; CREATE TABLE t (a)"),
    ]

    @Test(arguments: foreign, [Connection.Mode.readOnly, .readWrite, .readWriteCreate])
    func `what is not a catalog is refused by name and not touched`(example: Foreign, mode: Connection.Mode) throws {
        try example.make(directory.file())
        let before = try state()
        let names = try directory.names
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: mode) }
        #expect(error?.reason == example.reason)
        #expect(error?.description.hasPrefix("\(directory.file()) is not a catalog") == true)
        #expect(try state() == before)
        #expect(try directory.names == names)
        #expect(throws: CatalogFileError.self) { try CatalogStore.status(of: directory.file()) }
        #expect(try state() == before)
    }

    static let altered: [(StaticString, CatalogFileError.Reason)] = [
        ("PRAGMA user_version = 2000", .newerMajor(version: 2000, newestKnown: Migration.newestVersion)),
        ("PRAGMA user_version = 999", .ledgerDiffers("\(Migration.landed.count) migrations do not make version 999")),
        ("DROP TABLE migration", .ledgerDiffers("it has no ledger")),
        ("DELETE FROM migration", .ledgerDiffers("0 migrations do not make version \(Migration.newestVersion)")),
        (
            "UPDATE migration SET name = '0001_other' WHERE number = 1",
            .ledgerDiffers("migration 1 is '0001_other', here 1 is '0001_catalog'")
        ),
        (
            "UPDATE migration SET sha256 = printf('%064d', 0)",
            .ledgerDiffers(
                "the SQL of '0001_catalog' has SHA-256 \(String(repeating: "0", count: 64)), "
                    + "here \(Migration.landed[0].sha256)")
        ),
    ]

    @Test(arguments: altered.indices, [Connection.Mode.readOnly, .readWrite])
    func `a catalog of other migrations is refused, saying what differs`(index: Int, mode: Connection.Mode) throws {
        _ = try directory.store()
        try connection().run(Self.altered[index].0)
        let before = try state()
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: mode) }
        #expect(error?.reason == Self.altered[index].1)
        #expect(try state() == before)
        #expect(try directory.names == ["portal.db"])
    }

    @Test func `a newer minor version is read, not written`() throws {
        let newer = Migration.landed + [.next("CREATE TABLE more (a TEXT) STRICT;")]
        try directory.store(migrations: newer).put(Preset.samples[1])
        let before = try state()
        let store = try directory.store()
        #expect(store.isReadOnly)
        #expect(try store.preset(Preset.samples[1].name) == Preset.samples[1])
        let error = #expect(throws: CatalogFileError.self) { try store.put(Preset.samples[0]) }
        let newest = Migration.newestVersion
        #expect(error?.reason == .newerMinor(version: newest + 1, newestKnown: newest))
        #expect(throws: try #require(error)) { try store.compact() }
        #expect(try state() == before)
    }

    /// A stopped program leaves such a one; SQLite calls it no journal, and others are told that one lies there.
    @Test(arguments: [0, 512, 2_000]) func `a journal without a beginning is removed by opening for changes`(
        byteCount: Int
    ) throws {
        try directory.store().put(Preset.samples)
        let before = try state()
        try Data(count: byteCount).write(to: URL(fileURLWithPath: directory.file("portal.db-journal")))
        _ = try directory.store(mode: .readOnly).presets(limit: 1)
        #expect(try directory.names == ["portal.db", "portal.db-journal"])
        _ = try directory.store(mode: .readWrite)
        #expect(try directory.names == ["portal.db"])
        #expect(try state() == before)
    }

    @Test func `a journal of a program that writes is left to it`() throws {
        try directory.store().put(Preset.samples)
        let other = try connection()
        try other.transaction {
            try other.run("UPDATE preset SET summary = 'half'")
            #expect(try directory.store(mode: .readWrite).preset(Preset.samples[0].name) == Preset.samples[0])
            #expect(try directory.names == ["portal.db", "portal.db-journal"])
        }
        #expect(try directory.store().preset(Preset.samples[0].name)?.summary == "half")
    }

    @Test func `an older catalog is not upgraded by reading`() throws {
        _ = try directory.store()
        let newer = Migration.landed + [.next("CREATE TABLE more (a TEXT) STRICT;")]
        let error = #expect(throws: CatalogFileError.self) {
            try directory.store(mode: .readOnly, migrations: newer)
        }
        #expect(error?.reason == .mustBeUpgraded(pending: newer.suffix(1).map(\.name)))
        #expect(error?.description.hasSuffix("; 'migrate' upgrades it, where it can be written") == true)
    }

    /// Byte 47 is the last of the number of the schema's format, of which there are four.
    @Test func `a format of the schema that never was is a damage`() throws {
        _ = try directory.store()
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: directory.file()))
        try file.seek(toOffset: 47)
        try file.write(contentsOf: [9])
        try file.close()
        let error = #expect(throws: SQLiteError.self) { try directory.store(mode: .readOnly) }
        #expect(error?.isDamage == true)
        #expect(error?.description.hasSuffix("(unsupported file format); restore it from a backup") == true)
    }

    @Test(arguments: [Connection.Mode.readOnly, .readWrite])
    func `a missing file is named`(mode: Connection.Mode) throws {
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: mode) }
        #expect(error?.reason == .missing)
        #expect(try directory.names == [])
    }

    @Test func `a file that cannot be created is named`() throws {
        let error = #expect(throws: SQLiteError.self) { try directory.store("none/portal.db") }
        #expect(error?.cannotOpen == true)
        #expect(error?.description.hasPrefix(directory.file("none/portal.db")) == true)
    }

    static let noFiles: [(path: String, kind: String)] = [
        ("/", "a directory"), ("/dev/null", "not a regular file"), ("/dev/zero", "not a regular file"),
    ]

    @Test(arguments: noFiles, [Connection.Mode.readOnly, .readWrite, .readWriteCreate])
    func `what is no file is not a catalog`(example: (path: String, kind: String), mode: Connection.Mode) {
        let error = #expect(throws: CatalogFileError.self) { try CatalogStore(file: example.path, mode: mode) }
        #expect(error?.reason == .notAFile(example.kind))
        let other = #expect(throws: CatalogFileError.self) { try CatalogStore.status(of: example.path) }
        #expect(other?.reason == .notAFile(example.kind))
    }

    @Test func `a pipe is refused without waiting for its other end`() throws {
        try #require(mkfifo(directory.file(), 0o600) == 0)
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: .readOnly) }
        #expect(error?.reason == .notAFile("not a regular file"))
    }

    /// Rows lie in another order than names, so that whoever lists a large catalog comes back to its pages.
    @Test(arguments: [Connection.Mode.readOnly, .readWrite])
    func `a catalog's pages are kept, however it is opened`(mode: Connection.Mode) throws {
        _ = try directory.store()
        let kibibytes = try directory.store(mode: mode).database.value(of: Int.self, "PRAGMA cache_size").map(-)
        #expect(kibibytes == 8_000)
    }

    @Test func `an empty file is no catalog for reading`() throws {
        try Data().write(to: URL(fileURLWithPath: directory.file()))
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: .readOnly) }
        #expect(error?.reason == .empty)
    }

    /// The file as it is on the disk in the middle of a commit: changed already, the journal beside it.
    @Test(arguments: [Connection.Mode.readOnly, .readWrite])
    func `a change that was left half made is undone, also by reading`(mode: Connection.Mode) throws {
        try directory.store().put(Preset.samples[1])
        let whole = try Data(contentsOf: URL(fileURLWithPath: directory.file()))
        let database = try connection()
        try database.run("PRAGMA cache_size = 1")
        try database.run("PRAGMA cache_spill = 1")
        try database.run("BEGIN")
        for number in 0..<200 {
            try database.run(
                "INSERT INTO preset (name, animation, summary) VALUES (?, '.smooth', hex(zeroblob(2000)))",
                "p\(number)")
        }
        let names = ["portal.db", "portal.db-journal"]
        #expect(try directory.names == names)
        let left = try TemporaryDirectory()
        for name in names { try FileManager.default.copyItem(atPath: directory.file(name), toPath: left.file(name)) }
        try #require(Data(contentsOf: URL(fileURLWithPath: left.file())) != whole)

        #expect(try CatalogStore.status(of: left.file()).schemaVersion == Migration.newestVersion)
        for name in names {
            try? FileManager.default.removeItem(atPath: left.file(name))
            try FileManager.default.copyItem(atPath: directory.file(name), toPath: left.file(name))
        }
        #expect(try left.store(mode: mode).presets(limit: 10) == [Preset.samples[1]])
        #expect(try Data(contentsOf: URL(fileURLWithPath: left.file())) == whole)
    }

    @Test func `a file that was made for nothing is removed, and nobody writes to it any more`() throws {
        let store = try directory.store()
        let other = try directory.store()
        try store.discardIfUnused()
        #expect(try directory.names == [])
        let error = #expect(throws: SQLiteError.self) { try other.put(Preset.samples[1]) }
        #expect(error?.hasMoved == true)
        try directory.store().put(Preset.samples[1])
    }

    @Test func `a file that has something, or was there before, is not removed`() throws {
        let store = try directory.store()
        try directory.store(mode: .readWrite).discardIfUnused()
        #expect(try directory.names == ["portal.db"])
        try directory.store().put(Preset.samples[1])
        try store.discardIfUnused()
        #expect(try directory.names == ["portal.db"])
    }

    @Test(arguments: [":memory:", "file:x?mode=memory", ""])
    func `names that SQLite takes for no file are files`(name: String) throws {
        let error = #expect(throws: CatalogFileError.self) { try CatalogStore(file: name, mode: .readOnly) }
        #expect(error?.reason == .missing)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write everything"))
    func `a file that may not be written is read, not written`() throws {
        try directory.store().put(Preset.samples[1])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: directory.file())
        let error = #expect(throws: CatalogFileError.self) { try directory.store(mode: .readWrite) }
        #expect(error?.reason == .notWritable)
        #expect(try directory.store(mode: .readOnly).presets(limit: 1) == [Preset.samples[1]])
        #expect(try !CatalogStore.status(of: directory.file()).isWritable)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
    func `a file that may not be read is no input`() throws {
        _ = try directory.store()
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: directory.file())
        let error = #expect(throws: SystemError.self) { try directory.store(mode: .readOnly) }
        #expect(error?.kind == .missing)
    }

    @Test func `a catalog opened for reading refuses to write`() throws {
        _ = try directory.store()
        let error = #expect(throws: CatalogFileError.self) {
            try directory.store(mode: .readOnly).put(Preset.samples[1])
        }
        #expect(error?.reason == .notWritable)
    }

    @Test func `a catalog that another program writes is busy, by name`() throws {
        let first = try directory.store()
        let second = try CatalogStore(file: directory.file(), mode: .readWrite, busyTimeout: 20)
        var error: SQLiteError?
        try first.transaction {
            try first.put(Preset.samples[1])
            do { try second.put(Preset.samples[0]) } catch let caught as SQLiteError { error = caught }
        }
        #expect(error?.isBusy == true)
        #expect(error?.file == directory.file())
        try second.put(Preset.samples[0])
        #expect(try first.presets(limit: 10).count == 2)
    }

    @Test func `an own catalog with a write-ahead log becomes one without`() throws {
        try directory.store().put(Preset.samples[1])
        try connection().run("PRAGMA journal_mode = WAL")
        #expect(try directory.store().presets(limit: 1) == [Preset.samples[1]])
        #expect(try connection().value(of: String.self, "PRAGMA journal_mode") == "delete")
        #expect(try directory.names == ["portal.db"])
    }

    @Test func `the status tells version, migrations and what is pending`() throws {
        _ = try directory.store()
        let newer = Migration.landed + [.next("CREATE TABLE more (a TEXT) STRICT;")]
        let status = try CatalogStore.status(of: directory.file(), migrations: newer)
        #expect(status.schemaVersion == Migration.newestVersion)
        #expect(status.applied.map(\.name) == Migration.landed.map(\.name))
        #expect(status.applied.map(\.sha256) == Migration.landed.map(\.sha256))
        #expect(status.applied.map(\.appliedAt) == Migration.landed.map { _ in "2025-01-02T03:04:05Z" })
        #expect(status.pending == newer.suffix(1).map(\.name))
        #expect(status.isWritable)
    }

    @Test func `the status of a newer minor version has nothing pending and is not writable`() throws {
        _ = try directory.store(migrations: Migration.landed + [.next("CREATE TABLE more (a TEXT) STRICT;")])
        let status = try CatalogStore.status(of: directory.file())
        #expect(status.schemaVersion == Migration.newestVersion + 1)
        #expect(status.applied.map(\.number) == Array(1...Migration.landed.count + 1))
        #expect(status.pending == [])
        #expect(!status.isWritable)
    }

    @Test func `the status of a file that is not there says so, of an empty one that all is pending`() throws {
        #expect(throws: CatalogFileError.self) { try CatalogStore.status(of: directory.file()) }
        try Data().write(to: URL(fileURLWithPath: directory.file()))
        let status = try CatalogStore.status(of: directory.file())
        #expect(status.schemaVersion == 0)
        #expect(status.pending == Migration.landed.map(\.name))
    }
}
