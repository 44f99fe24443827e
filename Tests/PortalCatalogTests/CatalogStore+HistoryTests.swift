import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@Suite struct CatalogStoreHistoryTests {
    let store: CatalogStore
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.insert(.small("card-grid"))
    }

    private static func recording(frames: Int, fps: Int = 60, play: String = "open") -> Recording {
        var recording = Recording.sample(play: play)
        (recording.frameCount, recording.fps) = (frames, fps)
        return recording
    }

    private func history() throws -> [String] {
        try store.recordings(limit: 100, withHistory: true).map {
            "\($0.name) \($0.key.fps) \($0.frameCount)\($0.replacedAt == nil ? "" : " replaced")"
        }
    }

    @Test func `what is replaced stays, and versions count all of a play's recordings`() throws {
        for frames in [6, 7, 8] { try store.put(Self.recording(frames: frames), limit: 30) }
        try store.put(Self.recording(frames: 6, fps: 120), limit: 30)
        try store.put(Self.recording(frames: 9), limit: 30)
        try store.put(Self.recording(frames: 6, play: "other"), limit: 30)
        #expect(
            try history() == [
                "card-grid/open@1 60 6 replaced", "card-grid/open@2 60 7 replaced", "card-grid/open@3 60 8 replaced",
                "card-grid/open@4 120 6", "card-grid/open@5 60 9", "card-grid/other@1 60 6",
            ])
        #expect(try store.recordings(limit: 100).map(\.version) == [4, 5, 1])
        #expect(try store.scenes(limit: 1).map(\.recordingCount) == [3])
    }

    @Test func `the same result of the same input is no new version`() throws {
        try store.put(Self.recording(frames: 6), limit: 30)
        try store.put(Self.recording(frames: 6), inputs: RecordedInput.samples, limit: 30)
        #expect(try history() == ["card-grid/open@1 60 6"])
        let inputs = try store.recording(Self.recording(frames: 6).key)?.inputs
        #expect(inputs.map(Set.init) == Set(RecordedInput.samples))
    }

    @Test func `a recording is found by its version, whole`() throws {
        for frames in [6, 7] { try store.put(Self.recording(frames: frames), limit: 30) }
        for (version, frames) in [(1, 6), (2, 7)] {
            let name = RecordingName(scene: "card-grid", play: "open", version: version)
            let stored = try store.recording(name)
            #expect(stored?.recording == Self.recording(frames: frames))
            #expect(stored?.summary.name == name)
        }
        #expect(try store.recording(RecordingName(scene: "card-grid", play: "open", version: 3)) == nil)
    }

    @Test func `a version is not used again while there is a newer one, and what goes takes all of its rows along`()
        throws
    {
        for frames in [6, 7] { try store.put(Self.recording(frames: frames), inputs: RecordedInput.samples, limit: 30) }
        try store.deleteRecording(RecordingName(scene: "card-grid", play: "open", version: 1))
        try store.put(Self.recording(frames: 8), limit: 30)
        #expect(try history() == ["card-grid/open@2 60 7 replaced", "card-grid/open@3 60 8"])
        let database = try Connection(file: directory.file(), mode: .readOnly)
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM recording_content") == 2)
    }

    @Test func `after the highest version nothing is recorded, and that is said`() throws {
        try store.put(Self.recording(frames: 6), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.run("UPDATE recording SET version = ?", Int.max)
        let error = #expect(throws: LastVersionError.self) { try store.put(Self.recording(frames: 7), limit: 30) }
        #expect(error?.recording == RecordingName(scene: "card-grid", play: "open", version: .max))
        #expect(try history() == ["card-grid/open@9223372036854775807 60 6"])
        try store.put(Self.recording(frames: 6), limit: 30)
    }

    @Test(arguments: ["fps = 0", "fps = 1001", "time_limit = 0", "time_limit = 9e9"])
    func `a recording of options that nothing is played with is damaged`(edit: String) throws {
        try store.put(Self.recording(frames: 6), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.execute(
            script: Array("PRAGMA ignore_check_constraints = ON; UPDATE recording SET \(edit)".utf8))
        let error = #expect(throws: CatalogFileError.self) {
            try store.recording(RecordingName(scene: "card-grid", play: "open", version: 1))
        }
        #expect(error?.reason == .damaged("recording of card-grid/open@1"))
    }

    @Test func `a retired recording is history with nothing in its place`() throws {
        try store.put(Self.recording(frames: 6), limit: 30)
        #expect(try store.retireRecording(Self.recording(frames: 6).key))
        #expect(try !store.retireRecording(Self.recording(frames: 6).key))
        #expect(try store.recording(Self.recording(frames: 6).key) == nil)
        #expect(try history() == ["card-grid/open@1 60 6 replaced"])
    }

    @Test func `compacting gives back what nothing uses`() throws {
        for frames in 1...40 { try store.put(.bulky(frames: frames), limit: 30) }
        for version in 1...39 {
            try store.deleteRecording(RecordingName(scene: "card-grid", play: "open", version: version))
        }
        #expect(try store.compact() > 100_000)
        #expect(try store.compact() == 0)
        #expect(try store.recording(Recording.sample().key)?.summary.version == 40)
    }

    static let damages: [StaticString] = [
        "UPDATE recording_content SET samples = zeroblob(length(samples))",
        "UPDATE recording_content SET events = json_set(events, '$[1].value', 'maybe')",
        "UPDATE recording_content SET tracks = json_set(tracks, '$[0].drawn', '3-1')",
    ]

    @Test(arguments: damages.indices) func `a damaged recording of the history is named with its version`(index: Int)
        throws
    {
        try store.put(.sample(), limit: 30)
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.run(Self.damages[index])
        let error = #expect(throws: CatalogFileError.self) {
            try store.recording(RecordingName(scene: "card-grid", play: "open", version: 1))
        }
        #expect(error?.reason == .damaged("recording of card-grid/open@1"))
    }
}

extension Recording {
    /// A recording with so many frames of numbers that all differ.
    fileprivate static func bulky(frames: Int) -> Recording {
        var recording = Recording.sample()
        recording.frameCount = 600
        recording.tracks = [
            Track(
                role: .layer, subject: "p", firstFrame: 0, columns: [.x], isDrawn: Array(repeating: true, count: 600),
                values: (0..<600).map { Double($0 + frames) / 7 })
        ]
        return recording
    }
}
