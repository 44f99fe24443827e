import PortalCatalog
import PortalDigest
import PortalModel

extension Recording {
    /// Every kind of event value; tracks that begin late, pause, never show, do not change, or have every odd double.
    static func sample(play: String = "open", engine: String = "1") -> Recording {
        Recording(
            engine: engine, scene: "card-grid", play: play, fps: 60, frameCount: 6, outcome: .finished,
            reduceMotion: false, inputDigest: .of("input"), events: events, tracks: tracks)
    }

    private static let events = [
        RecordedEvent(frame: 0, kind: .activated, subject: "p"),
        RecordedEvent(frame: 3, kind: .completed, subject: "p", value: .flag(true)),
        RecordedEvent(frame: 3, kind: .snapped, subject: "h", value: .number(0.1)),
        RecordedEvent(frame: 4, kind: .snapped, subject: "h", value: .number(-0.0)),
        RecordedEvent(frame: 4, kind: .transferred, subject: "q", value: .text("")),
        RecordedEvent(frame: 5, kind: .warning, subject: "p", value: .text("true\0é")),
    ]

    private static let tracks = [
        Track(
            role: .layer, subject: "p", firstFrame: 0, columns: [.x, .opacity, .scale],
            isDrawn: [false, true, true, false, false, true],
            values: [0, 0, 0, 81.5, 1, -0.0, 0.1 + 0.2, 1, 0.0, 0, 0, 0, 0, 0, 0, -0.0, 1, -0.0]),
        Track(
            role: .destination, subject: "p", firstFrame: 4, columns: [.x, .y], isDrawn: [true, true],
            values: [-0.0, .leastNonzeroMagnitude, 0.0, -.greatestFiniteMagnitude]),
        Track(role: .popup, subject: "never", firstFrame: 0, columns: [.x], isDrawn: [false], values: [0]),
        Track(role: .popup, subject: "none", firstFrame: 6, columns: [.x, .y]),
        Track(role: .delayed, subject: "once", firstFrame: 5, columns: [.y], isDrawn: [true], values: [1.0 / 3]),
    ]

    var key: RecordingKey {
        RecordingKey(scene: scene, play: play, fps: fps, limit: 30, reduceMotion: reduceMotion)
    }
}

extension RecordedInput {
    /// One of each kind.
    static let samples = Kind.allCases.map {
        RecordedInput(kind: $0, subject: "a/b 'c'", property: "frame.x", value: "81.5")
    }
}

extension Digest {
    static func of(_ text: String) -> Digest { SHA256.digest(of: text.utf8) }
}
