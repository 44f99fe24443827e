import PortalModel
import PortalRender
import TestSupport
import Testing

@Suite struct TimelineTextTests {
    private static let recordings = [
        "example.open", "example.hasty", "example.turn-twice", "example.hello", "example.intro",
        "example.stop-halfway", "more.bump", "more.wave", "more.carousel",
    ]
    private static let made = ["narrow.txt", "coloured.txt", "unusual.txt"]
    private let goldens = Goldens(of: "PortalRenderTests")

    @Test(arguments: recordings)
    func aPlayIsUnderstoodAtAGlance(name: String) throws {
        let text = TimelineText(of: try RecordingFixture.recording(name)).lines()
        try goldens.compare(text.joined(separator: "\n") + "\n", with: "\(name).txt")
        #expect(text.allSatisfy { $0.terminalWidth <= 80 })
    }

    @Test func aNarrowTerminalShortensTheBars() throws {
        let text = TimelineText(of: try RecordingFixture.recording("example.hasty"), style: TextStyle(width: 50))
        try goldens.compare(text.lines().joined(separator: "\n") + "\n", with: "narrow.txt")
    }

    @Test func coloursFollowTheKindsOfEvents() throws {
        let style = TextStyle(isColored: true)
        let text = TimelineText(of: try RecordingFixture.recording("example.open"), style: style)
        try goldens.compare(text.lines().joined(separator: "\n") + "\n", with: "coloured.txt")
    }

    @Test func unusualSubjectsKeepTheirLines() throws {
        let recording = Recording.made(
            frameCount: 3, outcome: .timedOut, reduceMotion: true,
            events: [
                RecordedEvent(frame: 0, kind: .presented, subject: "日本語の警告"),
                RecordedEvent(frame: 1, kind: .warning, subject: "a\u{1B}[31m", value: .text("already\nopen")),
                RecordedEvent(frame: 2, kind: .snapped, subject: "photos", value: .number(1)),
            ],
            tracks: [
                Track(
                    role: .popup, subject: "日本語の警告", firstFrame: 0, columns: [.x], isDrawn: [false, false, false],
                    values: [0, 0, 0]),
                Track(
                    role: .popupBackground, subject: "日本語の警告", firstFrame: 1, columns: [.opacity],
                    isDrawn: [true, true], values: [0, 1]),
            ])
        let text = TimelineText(of: recording).lines()
        try goldens.compare(text.joined(separator: "\n") + "\n", with: "unusual.txt")
    }

    @Test func everyGoldenHasATest() throws {
        #expect(try goldens.orphans(besides: Self.recordings.map { "\($0).txt" } + Self.made) == [])
    }
}
