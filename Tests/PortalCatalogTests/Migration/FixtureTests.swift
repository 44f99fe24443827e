import Foundation
import PortalCatalog
import PortalModel
import PortalSQLite
import Synchronization
import TestSupport
import Testing

/// A populated dump of every schema version that ever landed; each is opened by this version, which loses nothing.
///
/// `RECORD=1 swift test --filter FixtureTests` writes that of the newest version, if it has none yet.
@Suite(.serialized) struct FixtureTests {
    static let versions = Migration.landed.map(\.schemaVersion)

    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private static func url(ofVersion version: Int) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/catalog-\(version).sql")
    }

    /// The database of a fixture, closed.
    private func make(version: Int) throws {
        // A fixture need not survive a power cut, and would wait for the disk after each of its statements.
        let script = try Data("PRAGMA synchronous = OFF;\n".utf8) + Data(contentsOf: Self.url(ofVersion: version))
        try Connection(file: directory.file(), mode: .readWriteCreate).execute(script: Array(script))
    }

    private func dump() throws -> DatabaseDump {
        try DatabaseDump(of: Connection(file: directory.file(), mode: .readOnly))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD"] == "1"))
    func `the newest version leaves a fixture`() throws {
        let url = Self.url(ofVersion: try #require(Self.versions.last))
        guard !FileManager.default.fileExists(atPath: url.path) else { return }
        let store = try directory.store()
        try store.populate()
        let database = try Connection(file: directory.file(), mode: .readOnly)
        try dump().script(of: database).write(to: url, atomically: true, encoding: .utf8)
    }

    @Test(arguments: versions) func `a file of any version keeps its rows`(version: Int) throws {
        try make(version: version)
        var before = try dump()
        #expect(before.tables.values.allSatisfy { !$0.rows.isEmpty }, "every table has a row")
        // Their rows became the columns of recording_content: see the next but one.
        for table in ["recording_event", "recording_input", "recording_samples", "recording_track"] {
            before.tables[table] = nil
        }
        _ = try directory.store()
        var after = try dump()
        let ledger = try #require(after.tables["migration"])
        #expect(ledger.rows.count == Migration.landed.count)
        after.tables["migration"]?.rows.removeLast(ledger.rows.count - (before.tables["migration"]?.rows.count ?? 0))
        #expect(after.restricted(to: before) == before)
    }

    @Test(arguments: versions) func `a file of any version has the newest schema once it is opened`(version: Int) throws
    {
        try make(version: version)
        _ = try directory.store()
        _ = try directory.store("fresh.db")
        func schema(_ name: String) throws -> [String] {
            try Connection(file: directory.file(name), mode: .readOnly).rows(
                of: SingleColumn<String>.self, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql"
            ).map(\.value)
        }
        #expect(try schema("portal.db") == schema("fresh.db"))
    }

    @Test(arguments: versions) func `a file of any version has what was put into it`(version: Int) throws {
        try make(version: version)
        let store = try directory.store()
        #expect(try store.presets(limit: 100) == Preset.fixture(ofVersion: version))
        #expect(try store.popupSettings(limit: 10).map(\.settings) == PopupSettings.samples)
        #expect(try store.scene("all") == .everything("all"))
        #expect(try store.scene("card-grid") == .small("card-grid"))
        #expect(try store.extensions() == RawJSON(text: #"{"by": "hand"}"#))
    }

    @Test(arguments: versions) func `a file of any version has its recordings, to the bit`(version: Int) throws {
        try make(version: version)
        let store = try directory.store()
        let recordings: [(limit: Double, engine: String, inputs: [RecordedInput])] =
            version < 1002 ? [(30, "1", [])] : [(20, "0", []), (30, "1", RecordedInput.samples)]
        for (limit, engine, inputs) in recordings {
            var key = Recording.sample().key
            key.limit = limit
            let stored = try #require(try store.recording(key))
            #expect(stored.recording == .sample(engine: engine))
            #expect(stored.recording.resultDigest == Recording.sample().resultDigest)
            #expect(Set(stored.inputs) == Set(inputs))
            // Also by its bytes, so that nothing needs to be unpacked to see that.
            let kept = try store.kept(key)?.standing(of: PackedRecording(.sample()))
            guard case .identical(engine) = kept else { throw Unexpected() }
        }
    }

    private struct Unexpected: Error {}

    /// The upgrade makes one text of all events of a recording.
    @Test func `a file of others is refused whose events are too much for one text`() throws {
        try make(version: 1004)
        try Connection(file: directory.file(), mode: .readWrite).run(
            """
            WITH RECURSIVE number (value) AS (VALUES (100) UNION ALL SELECT value + 1 FROM number WHERE value < 2100)
            INSERT INTO recording_event (recording, position, frame, kind, subject)
            SELECT 1, value, 0, 'warning', hex(zeroblob(5000)) FROM number
            """)
        let error = #expect(throws: CatalogFileError.self) { try ForeignFile(path: directory.file()) }
        guard case .untrusted = error?.reason else { throw Unexpected() }
    }

    @Test(arguments: versions) func `a file of any version has the columns that its texts say`(version: Int) throws {
        try make(version: version)
        let store = try directory.store()
        try store.forEachPresetDisagreement { Issue.record("\($0.preset): \($0)") }
        try directory.store("fresh.db").put(Preset.fixture(ofVersion: version))
        let fresh = try DatabaseDump(of: Connection(file: directory.file("fresh.db"), mode: .readOnly))
        for table in ["preset", "preset_modifier"] { #expect(try dump().tables[table] == fresh.tables[table]) }
    }

    @Test(arguments: versions.dropLast()) func `an older file is kept beside the upgraded one`(version: Int) throws {
        try make(version: version)
        let before = try dump()
        _ = try directory.store()
        #expect(try directory.names == ["portal.db", "portal.db.v\(version).backup"])
        let backup = try Connection(file: directory.file("portal.db.v\(version).backup"), mode: .readOnly)
        #expect(try DatabaseDump(of: backup) == before)
        #expect(try backup.value(of: Int.self, "PRAGMA user_version") == version)
        #expect(try backup.value(of: String.self, "PRAGMA integrity_check") == "ok")
    }

    @Test(arguments: versions.dropLast()) func `many may open an older file at once`(version: Int) throws {
        try make(version: version)
        let file = directory.file()
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 6) { _ in
            do {
                let store = try CatalogStore(file: file, mode: .readWrite, busyTimeout: 120_000)
                try store.forEachPresetDisagreement { disagreement in
                    failures.withLock { $0.append("\(disagreement)") }
                }
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
        #expect(try dump().tables["migration"]?.rows.count == Migration.landed.count)
        #expect(try directory.names == ["portal.db", "portal.db.v\(version).backup"])
    }

    /// A preset that another program wrote may say anything.
    @Test func `a text that is no animation survives the upgrade without columns`() throws {
        try make(version: 1000)
        try Connection(file: directory.file(), mode: .readWrite).run(
            "UPDATE preset SET animation = '.smoth' WHERE name = 'hero/open'")
        let store = try directory.store()
        #expect(try store.preset("hero/open")?.animation == ".smoth")
        let database = try Connection(file: directory.file(), mode: .readOnly)
        #expect(
            try database.value(
                of: Int.self,
                "SELECT count(*) FROM preset WHERE name = 'hero/open' AND kind IS NULL AND response IS NULL") == 1)
        try store.forEachPresetDisagreement { Issue.record("\($0.preset): \($0)") }
    }

    @Test(arguments: versions) func `an upgrade by rebuilding a table keeps every row`(version: Int) throws {
        try make(version: version)
        _ = try directory.store()
        let before = try dump()
        _ = try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        var after = try dump()
        after.tables["migration"] = before.tables["migration"]
        #expect(after.restricted(to: before) == before)
    }
}

extension CatalogStore {
    /// Puts something into every table.
    fileprivate func populate() throws {
        try transaction {
            try put(Preset.fixture(ofVersion: Migration.newestVersion))
            for settings in PopupSettings.samples { try put(settings) }
            try put(.everything("all"))
            try put(.small("card-grid"))
            try put(extensions: RawJSON(text: #"{"by": "hand"}"#))
            try put(.sample(engine: "0"), limit: 20)
            try put(.sample(), inputs: RecordedInput.samples, limit: 30)
            try put(identity: .sample)
            try putSampleProvenance()
        }
    }
}
