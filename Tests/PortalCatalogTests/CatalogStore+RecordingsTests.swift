import PortalCatalog
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
        #expect(try database.value(of: Int.self, "SELECT length(samples) FROM recording_samples") == 5 * 8)
        #expect(try database.value(of: String.self, "SELECT drawn FROM recording_track") == "0-5")
        let constant = try database.value(of: String.self, "SELECT constant FROM recording_track")
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
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM recording_samples") == 3)
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
        #expect(throws: SQLiteError.self) { try store.put(recording, limit: 30) }
        #expect(try store.recording(recording.key) == nil)
    }

    static let damages: [StaticString] = [
        "UPDATE recording_samples SET samples = zeroblob(length(samples))",
        "UPDATE recording_samples SET samples = substr(samples, 9)",
        "UPDATE recording_samples SET sha256 = replace(sha256, substr(sha256, 1, 1), 'x')",
        "UPDATE recording_samples SET layout = 2",
        "DELETE FROM recording_samples",
        "UPDATE recording_track SET constant = '' WHERE position = 0",
        "UPDATE recording_track SET drawn = '1-3 5-5' WHERE position = 0",
        "UPDATE recording_track SET drawn = '0-5' WHERE position = 2",
        "UPDATE recording_track SET frame_count = 9223372036854775807 WHERE position = 0",
        "UPDATE recording_track SET first_frame = 5 WHERE position = 1",
        "UPDATE recording_track SET columns = 'y x' WHERE position = 1",
        "UPDATE recording_track SET subject = 'q' WHERE position = 0",
        "UPDATE recording_event SET frame = 2 WHERE position = 1",
        "DELETE FROM recording_event WHERE position = 1",
        "UPDATE recording SET frame_count = 7",
        "UPDATE recording SET result_digest = input_digest",
    ]

    @Test(arguments: damages.indices) func `a damaged recording is named`(index: Int) throws {
        try store.put(.sample(), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.run(Self.damages[index])
        let error = #expect(throws: CatalogFileError.self) { try store.recording(Recording.sample().key) }
        #expect(error?.reason == .damaged("recording of card-grid/open"))
        #expect(error?.description == "recording of card-grid/open is damaged in \(directory.file()); record it again")
        try store.put(.sample(), limit: 30)
        expectSame(try store.recording(Recording.sample().key), .sample())
    }

    static let frameCounts: [[StaticString]] = [
        ["PRAGMA ignore_check_constraints = ON", "UPDATE recording SET frame_count = -1"],
        [
            "UPDATE recording SET frame_count = 9223372036854775807",
            "UPDATE recording_track SET frame_count = 9223372036854775807",
        ],
    ]

    @Test(arguments: frameCounts.indices) func `a number of frames that nothing has is a damage`(index: Int) throws {
        try store.put(.sample(), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        for statement in Self.frameCounts[index] { try database.run(statement) }
        let error = #expect(throws: CatalogFileError.self) { try store.recording(Recording.sample().key) }
        #expect(error?.reason == .damaged("recording of card-grid/open"))
    }

    @Test func `the same result is known without its inputs`() throws {
        let packed = try PackedRecording(.sample())
        guard case .missing = try store.standing(of: packed, limit: 30) else { throw Unexpected() }
        try store.put(packed, inputs: [], limit: 30)
        let before = store.statementCount
        guard case .identical(engine: "1") = try store.standing(of: packed, limit: 30) else { throw Unexpected() }
        #expect(store.statementCount - before == 6, "BEGIN, row, tracks, samples, events, COMMIT")
        guard case .missing = try store.standing(of: packed, limit: 20) else { throw Unexpected() }
    }

    @Test func `another result is compared with what is recorded`() throws {
        try store.put(.sample(), limit: 30)
        var other = Recording.sample()
        other.events.removeLast()
        guard case .recorded(let stored) = try store.standing(of: PackedRecording(other), limit: 30) else {
            throw Unexpected()
        }
        expectSame(stored, .sample())
    }

    @Test(arguments: [
        "UPDATE recording_samples SET samples = zeroblob(length(samples))",
        "UPDATE recording_samples SET sha256 = replace(hex(zeroblob(32)), 'A', 'a')",
        "UPDATE recording_samples SET layout = 2", "DELETE FROM recording_samples",
        "DELETE FROM recording_event WHERE position = 0", "UPDATE recording_event SET frame = frame + 1",
        "DELETE FROM recording_track WHERE position = 0", "UPDATE recording_track SET first_frame = first_frame + 1",
        "UPDATE recording SET frame_count = frame_count + 1", "UPDATE recording SET outcome = 'timed out'",
        "UPDATE recording SET result_digest = input_digest",
    ]) func `a damaged recording is never the same`(statement: String) throws {
        let packed = try PackedRecording(.sample())
        try store.put(packed, inputs: [], limit: 30)
        try Connection(file: directory.file(), mode: .readWrite).execute(script: Array(statement.utf8))
        let error = #expect(throws: CatalogFileError.self) { try store.standing(of: packed, limit: 30) }
        #expect(error?.reason == .damaged("recording of card-grid/open"))
    }

    private struct Unexpected: Error {}

    @Test func `loading takes as many statements for a long recording as for a short one`() throws {
        let before = store.statementCount
        try store.put(.sample(), limit: 30)
        #expect(store.statementCount - before == 17, "BEGIN, SELECT, 1 + 6 + 5 + 1 INSERTs, SELECT, COMMIT")
        let loaded = store.statementCount
        _ = try store.recording(Recording.sample().key)
        #expect(store.statementCount - loaded == 7)
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
