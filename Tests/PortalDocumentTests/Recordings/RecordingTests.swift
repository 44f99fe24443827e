import PortalDigest
import PortalModel
import PortalSystem
import Testing

@testable import PortalDocument

@Suite struct RecordingTests {
    static let recording = Recording(
        engine: "1", scene: "sheet", play: "open", fps: 60, frameCount: 4, outcome: .finished, reduceMotion: false,
        inputDigest: SHA256.digest(of: []),
        events: [
            RecordedEvent(frame: 0, kind: .activated, subject: "demo1"),
            RecordedEvent(frame: 1, kind: .warning, subject: "demo1", value: .text("\"quoted\"")),
            RecordedEvent(frame: 3, kind: .completed, subject: "demo1", value: .flag(true)),
            RecordedEvent(frame: 3, kind: .snapped, subject: "photos", value: .number(1)),
        ],
        tracks: [
            Track(
                role: .layer, subject: "demo1", firstFrame: 1, columns: [.x, .opacity], isDrawn: [true, false, true],
                values: [81.5, 1, 0, 0, -0.0, 1e-5]),
            Track(role: .popup, subject: "late", firstFrame: 4, columns: [.scale]),
        ])

    static func json(_ recordings: [Recording], asList: Bool) throws -> String {
        var bytes: [UInt8] = []
        var writer = RecordingWriter(asList: asList) { bytes += $0 }
        for recording in recordings { try writer.write(recording) }
        try writer.finish()
        return String(decoding: bytes, as: UTF8.self)
    }

    static func read(_ text: String) throws -> [Recording] {
        try RecordingReader.read(MemorySource(text), file: "r.json")
    }

    @Test func theFormIsTheDocumented() throws {
        try documents.compare(try Self.json([Self.recording], asList: false), with: "recording.json")
    }

    @Test func recordingsReadBackToTheBit() throws {
        var reduced = Self.recording
        reduced.reduceMotion = true
        reduced.outcome = .timedOut
        let recordings = [Self.recording, reduced]
        let back = try Self.read(try Self.json(recordings, asList: true))
        #expect(back == recordings)
        #expect(back.map(\.resultDigest) == recordings.map(\.resultDigest))
        #expect(try Self.read(try Self.json([reduced], asList: false)) == [reduced])
        #expect(try Self.read(try Self.json([], asList: true)) == [])
    }

    @Test(arguments: [
        ("\"fps\": 60", "\"fps\": 0", "r.json:6:3: fps: is 0; it must be from 1 to 1000"),
        (
            "\"completed\"", "\"complete\"",
            "r.json:14:41: events[2].kind: unknown value 'complete'; did you mean 'completed'?"
        ),
        (
            "\"frame\": 3, \"time\": 0.05, \"kind\": \"snapped\"",
            "\"frame\": 3, \"time\": 0.06, \"kind\": \"snapped\"",
            "r.json:11:3: events: the event at frame 3 does not fit fps and frameCount"
        ),
        ("81.5, 1]", "81.5]", "r.json:18:90: tracks[0].samples: the sample 0 has 1 numbers for 2 columns"),
        (
            "portal-recording/1", "portal-catalog/1",
            "r.json:2:13: format: the format is 'portal-catalog/1'; this version reads 'portal-recording/1'"
        ),
        (
            "\n      null,", "",
            "r.json:17:3: tracks: the track 'demo1' has 2 samples from frame 1 on; it must reach the last"
        ),
    ])
    func aChangedOneIsRefused(_ original: String, _ changed: String, _ issue: String) throws {
        let text = try Self.json([Self.recording], asList: false)
        let edited = text.replacing(original, with: changed)
        #expect(edited != text)
        let error = #expect(throws: DocumentError.self) { try Self.read(edited) }
        #expect(error?.issues.first?.description == issue)
    }

    @Test func aChangedNumberIsNoticed() throws {
        let text = try Self.json([Self.recording], asList: false).replacing("81.5", with: "81.6")
        let error = #expect(throws: DocumentError.self) { try Self.read(text) }
        #expect(error?.issues.first?.path == JSONPath()["resultDigest"])
    }
}
