import Foundation
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

/// How a file of other people is opened when nothing is wrong with it, and what the hostile files leave out.
@Suite struct ForeignFileTests {
    let directory: TemporaryDirectory
    let copies: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        copies = try TemporaryDirectory()
    }

    private func make(version: Int = Migration.newestVersion) throws {
        let fixture = Project.root.appendingPathComponent("Tests/PortalCatalogTests/Fixtures/catalog-\(version).sql")
        let script = try Data("PRAGMA synchronous = OFF;\n".utf8) + Data(contentsOf: fixture)
        try Connection(file: directory.file(), mode: .readWriteCreate).execute(script: Array(script))
    }

    private var bytes: Data { get throws { try Data(contentsOf: URL(fileURLWithPath: directory.file())) } }

    private func open(_ limits: ForeignLimits = .standard, afterPiece: () -> Void = {}) throws -> ForeignFile {
        try ForeignFile(path: directory.file(), limits: limits, copyingTo: copies.path, afterPiece: afterPiece)
    }

    @Test(arguments: Migration.landed.map(\.schemaVersion))
    func `a file of any version is read, and stays as it is`(version: Int) throws {
        try make(version: version)
        let before = try bytes
        let file = try open()
        #expect(try copies.names == [], "even while it is being read")
        #expect(file.path == directory.file())
        #expect(file.store.file == directory.file())
        #expect(try file.store.presets(limit: 100) == Preset.fixture(ofVersion: version))
        #expect(try file.store.popupSettings(limit: 10).map(\.settings) == PopupSettings.samples)
        #expect(try file.store.scene("all") == .everything("all"))
        #expect(try file.store.extensions() == RawJSON(text: #"{"by": "hand"}"#))
        #expect(
            try file.store.recording(Recording.sample().key)?.recording.resultDigest == Recording.sample().resultDigest)
        #expect(try bytes == before)
        #expect(try directory.names == ["portal.db"])
    }

    /// The authorizer must know every function and every table that they need.
    @Test func `every list can be read`() throws {
        try make()
        let store = try open().store
        #expect(try store.scenes(limit: 10, matching: "*").count == 2)
        #expect(try !store.transitions(limit: 10, matching: "*/*").isEmpty)
        var recordings = 0
        try store.forEachRecording(matching: "*", withHistory: true) { _ in recordings += 1 }
        #expect(recordings == 2)
        try store.forEachPresetDisagreement { Issue.record("\($0)") }
        var scenes = 0
        try store.forEachScene { _ in scenes += 1 }
        #expect(scenes == 2)
    }

    static let headers: [(place: Int, bytes: [UInt8], words: String)] = [
        (-1, [0x78], "is not taken: 1 byte comes after its last page; it was not made by this program"),
        (60, [0xFF, 0xFF, 0xFF, 0xFF], "there was never a schema version -1"),
    ]

    /// - Parameter place: -1: the end.
    @Test(arguments: headers.indices) func `what a header says is read as it is meant`(index: Int) throws {
        let (place, changed, words) = Self.headers[index]
        try make()
        var file = try bytes
        if place < 0 { file += changed } else { file.replaceSubrange(place..<place + changed.count, with: changed) }
        try file.write(to: URL(fileURLWithPath: directory.file()))
        let error = #expect(throws: CatalogFileError.self) { try open() }
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test func `white space around free data is no part of it`() throws {
        try make()
        try Connection(file: directory.file(), mode: .readWrite).run(
            "UPDATE catalog_extension SET extensions = char(10) || ' {\"a\": 1} '")
        #expect(try open().store.extensions() == RawJSON(text: #"{"a": 1}"#))
    }

    /// The threads that look at a file have no order; what they say has one.
    @Test(arguments: [
        ("UPDATE view SET opacity = 2;", "CHECK constraint failed in view"),
        ("UPDATE view SET opacity = 2, context = 'none';", "refers to"),
    ])
    func `of several faults one is named`(change: String, words: String) throws {
        try make()
        do {
            let database = try Connection(file: directory.file(), mode: .readWrite)
            try database.run("PRAGMA ignore_check_constraints = ON")
            try database.run("PRAGMA foreign_keys = OFF")
            try database.execute(script: Array(change.utf8))
        }
        let error = #expect(throws: CatalogFileError.self) { try open() }
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test func `nothing is written`() throws {
        try make()
        let file = try open()
        #expect(throws: CatalogFileError.self) { try file.store.put(Preset.samples[0]) }
        #expect(throws: SQLiteError.self) { try file.store.database.run("DELETE FROM preset") }
    }

    static let denied: [(StaticString, String)] = [
        ("DELETE FROM preset", "action 9 on 'preset'"),
        ("SELECT upper(name) FROM preset", "the function 'upper'"),
        ("SELECT name FROM pragma_table_list", "action"),
        ("PRAGMA query_only = OFF", "the pragma 'query_only'"),
        ("ATTACH 'x' AS x", "action 24 on 'x'"),
        ("CREATE TEMP TABLE t (a)", "action"),
    ]

    @Test(arguments: denied.indices) func `what no reader does is denied by name`(index: Int) throws {
        try make()
        let database = try open().store.database
        let error = #expect(throws: SQLiteError.self) { try database.run(Self.denied[index].0) }
        #expect(error?.isDenied == true)
        #expect(error?.message.hasPrefix(Self.denied[index].1) == true, "\(error?.message ?? "")")
    }

    @Test func `the catalog itself is not read as somebody else's`() throws {
        try make()
        let error = #expect(throws: CatalogFileError.self) {
            try ForeignFile(path: directory.file(), catalog: directory.file("./portal.db"))
        }
        #expect(error?.reason == .untrusted(.openCatalog))
    }

    struct Interference: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (String) throws -> Void
    }

    static let interferences: [Interference] = [
        Interference(testDescription: "a byte more") { path in
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: [0])
            try handle.close()
        },
        Interference(testDescription: "a change by SQLite") { path in
            try Connection(file: path, mode: .readWrite).run("UPDATE preset SET summary = 'new'")
        },
        Interference(testDescription: "a change of which the time tells nothing") { path in
            var times = stat()
            stat(path, &times)
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.seek(toOffset: 24)
            try handle.write(contentsOf: [0x7F])
            try handle.close()
        },
        Interference(testDescription: "cut off") { path in truncate(path, 1_000) },
        Interference(testDescription: "another file in its place") { path in
            try Data("other".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        },
        Interference(testDescription: "a link in its place") { path in
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hostname")
        },
        Interference(testDescription: "removed") { try FileManager.default.removeItem(atPath: $0) },
    ]

    @Test(arguments: interferences) func `a file that changes while it is copied is refused`(example: Interference)
        throws
    {
        try make()
        var isFirst = true
        let error = #expect(throws: CatalogFileError.self) {
            try open(afterPiece: {
                if isFirst { try? example.change(directory.file()) }
                isFirst = false
            })
        }
        #expect(error?.reason == .untrusted(.changed))
        #expect(try copies.names == [])
    }

    @Test func `a journal that appears while the file is copied is noticed`() throws {
        try make()
        let journal = directory.file("portal.db-journal")
        let error = #expect(throws: CatalogFileError.self) {
            try open(afterPiece: { _ = FileManager.default.createFile(atPath: journal, contents: nil) })
        }
        #expect(error?.reason == .untrusted(.sideFile("portal.db-journal")))
    }

    @Test func `without time nothing is checked`() throws {
        try make()
        let error = #expect(throws: CatalogFileError.self) { try open(ForeignLimits(seconds: -1)) }
        #expect(error?.reason == .untrusted(.takesTooMuch))
    }

    @Test func `without memory nothing is checked`() throws {
        try make()
        var limits = ForeignLimits()
        limits.memory = -(1 << 40)  // so that the work is stopped, and no allocation of another test fails
        let error = #expect(throws: CatalogFileError.self) { try open(limits) }
        #expect(error?.reason == .untrusted(.takesTooMuch))
    }

    @Test func `a file that is larger than the limit is not copied`() throws {
        try make()
        let error = #expect(throws: CatalogFileError.self) { try open(ForeignLimits(fileSize: 1000)) }
        #expect(error?.reason == .untrusted(.tooLarge(bytes: try bytes.count, limit: 1000)))
    }

    @Test func `a catalog of which a program holds the lock for writing is refused while its journal is there`() throws
    {
        try make()
        let other = try Connection(file: directory.file(), mode: .readWrite)
        try other.run("BEGIN IMMEDIATE")
        try other.run("UPDATE preset SET summary = 'half'")
        let error = #expect(throws: CatalogFileError.self) { try open() }
        #expect(error?.reason == .untrusted(.sideFile("portal.db-journal")))
        try other.run("COMMIT")
        #expect(try open().store.presets(limit: 1).first?.summary == "half")
    }
}
