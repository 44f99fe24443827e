import PortalCatalog
import PortalDigest
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@Suite struct CatalogStoreRecordingsTests {
    let store: CatalogStore
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.insert(.small("card-grid"))
    }

    /// Equality takes -0.0 for 0.0, so the bits are compared too.
    private func expectSame(_ stored: StoredRecording?, _ expected: Recording) {
        let found = stored?.recording
        func bits(_ recording: Recording?) -> [[UInt64]]? { recording?.tracks.map { $0.values.map(\.bitPattern) } }
        #expect(found == expected)
        #expect(bits(found) == bits(expected))
        #expect(found?.resultDigest == expected.resultDigest)
    }

    @Test func `a recording comes back to the bit`() throws {
        try store.put(.sample(), limit: 30)
        expectSame(try store.recording(Recording.sample().key), .sample())
        expectSame(try directory.store(mode: .readOnly).recording(Recording.sample().key), .sample())
    }

    @Test func `a recording without anything comes back too`() throws {
        var recording = Recording.sample()
        (recording.events, recording.tracks, recording.frameCount) = ([], [], 1)
        try store.put(recording, limit: 30)
        expectSame(try store.recording(recording.key), recording)
    }

    @Test func `a track that does not change takes one number a column`() throws {
        var recording = Recording.sample()
        let row = [81.5, 240, 100, 100, 1]
        recording.tracks = [
            Track(
                role: .source, subject: "p", firstFrame: 0, columns: [.x, .y, .width, .height, .opacity],
                isDrawn: Array(repeating: true, count: 6), values: Array(repeatElement(row, count: 6).joined()))
        ]
        try store.put(recording, limit: 30)
        let database = try Connection(file: directory.file(), mode: .readOnly)
        #expect(try database.value(of: Int.self, "SELECT length(samples) FROM recording_content") == 5 * 8)
        #expect(try database.value(of: String.self, "SELECT tracks ->> '$[0].drawn' FROM recording_content") == "0-5")
        let constant = try database.value(of: String.self, "SELECT tracks ->> '$[0].constant' FROM recording_content")
        #expect(constant == "x y width height opacity")
        expectSame(try store.recording(recording.key), recording)
    }

    @Test func `the newest recording of a key is kept, other keys stay`() throws {
        var other = Recording.sample()
        other.fps = 120
        try store.put(other, limit: 30)
        try store.put(.sample(), limit: 20)
        for engine in ["1", "2"] { try store.put(.sample(engine: engine), limit: 30) }
        #expect(try store.recording(Recording.sample().key)?.recording.engine == "2")
        #expect(
            try store.recordings(limit: 10).map { "\($0.key.fps) \($0.key.limit) \($0.engine)" } == [
                "120 30.0 1", "60 20.0 1", "60 30.0 2",
            ])
        let database = try Connection(file: directory.file(), mode: .readOnly)
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM recording_content") == 3)
    }

    @Test func `a summary is known without the numbers`() throws {
        try store.put(.sample(), limit: 30)
        let before = store.statementCount
        let summary = try #require(try store.recordingSummary(Recording.sample().key))
        #expect(store.statementCount - before == 1)
        #expect(summary.resultDigest == Recording.sample().resultDigest)
        #expect(summary.inputDigest == .of("input"))
        #expect(summary.frameCount == 6 && summary.outcome == .finished && summary.engine == "1")
        #expect(summary.recordedAt == "2025-01-02T03:04:05Z")
        #expect(try store.recordings(limit: 1) == [summary])
    }

    @Test(arguments: [1, 2, 3, 4, 5]) func `recordings page by their names, each page in one statement`(size: Int)
        throws
    {
        try store.insert(.small("a"))
        var slow = Recording.sample(play: "open")
        slow.reduceMotion = true
        var elsewhere = Recording.sample(play: "z")
        elsewhere.scene = "a"
        for recording in [slow, .sample(play: "close"), .sample(play: "open"), elsewhere] {
            try store.put(recording, limit: 30)
        }
        var all: [RecordingSummary] = []
        while true {
            let before = store.statementCount
            let page = try store.recordings(after: all.last?.name, limit: size)
            #expect(store.statementCount - before == 1)
            all += page
            if page.count < size { break }
        }
        #expect(
            all.map { "\($0.key.scene)/\($0.key.play) \($0.key.reduceMotion)" }
                == ["a/z false", "card-grid/close false", "card-grid/open true", "card-grid/open false"])
    }

    @Test func `a recording stays with a scene that is replaced and goes with one that is deleted`() throws {
        try store.put(.sample(), limit: 30)
        try store.put(.bare("card-grid"))
        expectSame(try store.recording(Recording.sample().key), .sample())
        try store.deleteScene("card-grid")
        #expect(try store.recordings(limit: 10) == [])
        #expect(try !store.deleteRecording(RecordingName(scene: "card-grid", play: "open", version: 1)))
    }

    @Test func `a recording of a scene that is not there is not kept`() throws {
        var recording = Recording.sample()
        recording.scene = "none"
        let error = #expect(throws: CatalogFileError.self) { try store.put(recording, limit: 30) }
        #expect(error?.reason == .sceneIsGone("none"))
        #expect(try store.recording(recording.key) == nil)
    }

    static let damages: [StaticString] = [
        "UPDATE recording_content SET samples = zeroblob(length(samples))",
        "UPDATE recording_content SET samples = substr(samples, 9)",
        "UPDATE recording_content SET sha256 = replace(sha256, substr(sha256, 1, 1), 'x')",
        "UPDATE recording_content SET layout = 3",
        "DELETE FROM recording_content",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[0].constant', '')",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[0].drawn', '1-3 5-5')",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[2].drawn', '0-5')",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[0].frameCount', 9223372036854775807)",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[1].firstFrame', 5)",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[1].columns', 'y x')",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[1].columns', 'x z')",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[0].subject', 'q')",
        "UPDATE recording_content SET tracks = json_remove(tracks, '$[0].role')",
        "UPDATE recording_content SET tracks = replace(tracks, '[', '{')",
        "UPDATE recording_content SET tracks = CAST(x'FF' AS TEXT)",
        "UPDATE recording_content SET events = json_set(events, '$[1].frame', 2)",
        "UPDATE recording_content SET events = json_set(events, '$[1].value', 'maybe')",
        "UPDATE recording_content SET events = json_remove(events, '$[1]')",
        "UPDATE recording_content SET events = events || ' []'",
        "UPDATE recording_content SET events = ''",
        "UPDATE recording_content SET inputs = json_set(inputs, '$.view', 'card')",
        "UPDATE recording_content SET inputs = json_set(inputs, '$.weather', json('{}'))",
        "UPDATE recording_content SET inputs = '{}' || CAST(x'00' AS TEXT)",
        "UPDATE recording_content SET inputs = replace(hex(zeroblob(100000)), '0', '[')",
        "UPDATE recording SET frame_count = 7",
        "UPDATE recording SET result_digest = input_digest",
    ]

    @Test(arguments: damages.indices) func `a damaged recording is named`(index: Int) throws {
        try expectDamage { try $0.run(Self.damages[index]) }
    }

    /// As the migration leaves those that were made before: their hash says nothing of the texts.
    @Test(arguments: damages.indices) func `a damaged recording of the first layout is named`(index: Int) throws {
        try expectDamage {
            try $0.useFirstLayout()
            try $0.run(Self.damages[index])
        }
    }

    private func expectDamage(by change: (Connection) throws -> Void) throws {
        try store.put(.sample(), inputs: RecordedInput.samples, limit: 30)
        try change(Connection(file: directory.file(), mode: .readWrite))
        let error = #expect(throws: CatalogFileError.self) { try store.recording(Recording.sample().key) }
        #expect(error?.reason == .damaged("recording of card-grid/open"))
        #expect(error?.description == "recording of card-grid/open is damaged in \(directory.file()); record it again")
        try store.put(.sample(), limit: 30)
        expectSame(try store.recording(Recording.sample().key), .sample())
    }

    @Test func `a hash covers the inputs, too`() throws {
        try store.put(.sample(), inputs: RecordedInput.samples, limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.run("UPDATE recording_content SET inputs = json_set(inputs, '$.view.other', json('{}'))")
        #expect(throws: CatalogFileError.self) { try store.recording(Recording.sample().key) }
        let packed = try PackedRecording(.sample())
        guard case .damaged = try store.kept(Recording.sample().key)?.standing(of: packed) else { throw Unexpected() }
    }

    @Test func `a recording of the first layout is the same as today's`() throws {
        try store.put(.sample(), inputs: RecordedInput.samples, limit: 30)
        try Connection(file: directory.file(), mode: .readWrite).useFirstLayout()
        expectSame(try store.recording(Recording.sample().key), .sample())
        let packed = try PackedRecording(.sample())
        guard case .identical = try store.kept(Recording.sample().key)?.standing(of: packed) else { throw Unexpected() }
    }

    @Test func `an event without a finite number is refused`() throws {
        for number in [Double.nan, .infinity, -.infinity] {
            var recording = Recording.sample()
            recording.events[2].value = .number(number)
            #expect(throws: (any Error).self) { try store.put(recording, limit: 30) }
        }
    }

    static let frameCounts: [[StaticString]] = [
        ["PRAGMA ignore_check_constraints = ON", "UPDATE recording SET frame_count = -1"],
        [
            "UPDATE recording SET frame_count = 9223372036854775807",
            "UPDATE recording_content SET tracks = json_set(tracks, '$[0].frameCount', 9223372036854775807)",
        ],
    ]

    @Test(arguments: frameCounts.indices) func `a number of frames that nothing has is a damage`(index: Int) throws {
        try store.put(.sample(), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        for statement in Self.frameCounts[index] { try database.run(statement) }
        let error = #expect(throws: CatalogFileError.self) { try store.recording(Recording.sample().key) }
        #expect(error?.reason == .damaged("recording of card-grid/open"))
    }

    @Test func `the same result is known in one statement`() throws {
        let packed = try PackedRecording(.sample())
        #expect(try store.kept(Recording.sample().key) == nil)
        try store.put(packed, packed.content(inputs: []), limit: 30)
        let before = store.statementCount
        let kept = try store.kept(Recording.sample().key)
        #expect(store.statementCount - before == 1)
        guard case .identical(engine: "1") = kept?.standing(of: packed) else { throw Unexpected() }
    }

    @Test func `another result is compared with what is recorded`() throws {
        try store.put(.sample(), limit: 30)
        var other = Recording.sample()
        other.events.removeLast()
        let kept = try store.kept(Recording.sample().key)
        guard case .recorded(let stored) = try kept?.standing(of: PackedRecording(other)) else { throw Unexpected() }
        expectSame(stored, .sample())
    }

    @Test(arguments: damages.indices, [false, true])
    func `a damaged recording is never the same`(index: Int, isOfFirstLayout: Bool) throws {
        let packed = try PackedRecording(.sample())
        try store.put(packed, packed.content(inputs: RecordedInput.samples), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        if isOfFirstLayout { try database.useFirstLayout() }
        try database.run(Self.damages[index])
        do {
            let kept = try #require(try store.kept(Recording.sample().key))
            guard case .damaged = kept.standing(of: packed) else { throw Unexpected() }
        } catch let error as CatalogFileError {
            #expect(error.reason == .damaged("recording of card-grid/open"))
        }
    }

    private struct Unexpected: Error {}

    @Test func `a recording is two rows, however long it is`() throws {
        let before = store.statementCount
        try store.put(.sample(), inputs: RecordedInput.samples, limit: 30)
        #expect(store.statementCount - before == 6, "BEGIN, SELECT, 2 INSERTs, SELECT, COMMIT")
        let loaded = store.statementCount
        _ = try store.recording(Recording.sample().key)
        #expect(store.statementCount - loaded == 1)
    }

    @Test func `a track that is not as the model says is refused`() throws {
        var short = Recording.sample()
        short.tracks[0].values.removeLast()
        var hidden = Recording.sample()
        hidden.tracks[0].values[0] = 1
        var late = Recording.sample()
        late.tracks[0].firstFrame = 1
        for recording in [short, hidden, late] {
            #expect(throws: (any Error).self) { try store.put(recording, limit: 30) }
        }
        #expect(try store.recordings(limit: 1) == [])
    }
}

extension Connection {
    /// Makes the hash of what is recorded one of the samples alone.
    fileprivate func useFirstLayout() throws {
        let samples = try #require(try value(of: [UInt8].self, "SELECT samples FROM recording_content"))
        try run(
            "UPDATE recording_content SET layout = 1, sha256 = ?", SHA256.digest(of: samples).hexadecimal)
    }
}
