import Foundation
import PortalDigest
import PortalModel

/// A recording kept beside the tests, in the form of a document but for times, format and digests.
struct RecordingFixture: Decodable {
    private struct Event: Decodable {
        var frame: Int
        var kind: String
        var subject: String
        var value: Value?
    }

    private enum Value: Decodable {
        case flag(Bool)
        case number(Double)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    private struct Samples: Decodable {
        var role: String
        var subject: String
        var firstFrame: Int
        var columns: [String]
        var samples: [[Double]?]
    }

    private var scene: String
    private var play: String
    private var fps: Int
    private var frameCount: Int
    private var outcome: String
    private var events: [Event]
    private var tracks: [Samples]

    static func recording(_ name: String) throws -> Recording {
        let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = directory.appendingPathComponent("Recordings/\(name).json")
        return try JSONDecoder().decode(RecordingFixture.self, from: Data(contentsOf: file)).recording()
    }

    private func recording() throws -> Recording {
        Recording(
            engine: "1", scene: Scene.ID(scene), play: play, fps: fps, frameCount: frameCount,
            outcome: try known(outcome), reduceMotion: false, inputDigest: SHA256.digest(of: []),
            events: try events.map { event in
                RecordedEvent(
                    frame: event.frame, kind: try known(event.kind), subject: event.subject,
                    value: event.value.map { value in
                        switch value {
                        case .flag(let flag): .flag(flag)
                        case .number(let number): .number(number)
                        case .text(let text): .text(text)
                        }
                    })
            },
            tracks: try tracks.map { track in
                Track(
                    role: try known(track.role), subject: track.subject, firstFrame: track.firstFrame,
                    columns: try track.columns.map { try known($0) }, isDrawn: track.samples.map { $0 != nil },
                    values: track.samples.flatMap { $0 ?? Array(repeating: 0, count: track.columns.count) })
            })
    }
}

private struct UnknownWord: Error {
    var word: String
}

private func known<Kind: RawRepresentable<String>>(_ word: String) throws -> Kind {
    guard let kind = Kind(rawValue: word) else { throw UnknownWord(word: word) }
    return kind
}

extension Recording {
    /// A small recording made by hand.
    static func made(
        frameCount: Int = 10, fps: Int = 10, outcome: Outcome = .finished, reduceMotion: Bool = false,
        events: [RecordedEvent] = [], tracks: [Track] = []
    ) -> Recording {
        Recording(
            engine: "1", scene: "sheet", play: "open", fps: fps, frameCount: frameCount, outcome: outcome,
            reduceMotion: reduceMotion, inputDigest: SHA256.digest(of: []), events: events, tracks: tracks)
    }
}
