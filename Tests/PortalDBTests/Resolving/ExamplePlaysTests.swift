import Foundation
import PortalDocument
import PortalModel
import PortalPlayback
import PortalSystem
import Testing

@testable import PortalDB

/// The plays of a catalog whose recordings were made by another program.
@Suite struct ExamplePlaysTests {
    @Test(
        arguments: [
            "example.open", "example.open-1x", "example.hasty", "example.turn-twice", "example.hello",
            "example.half-present", "example.intro", "example.photos", "example.stop-halfway", "more.both",
            "more.wave", "more.pick", "more.bump", "more.carousel",
        ])
    func playsAsRecorded(_ example: String) throws {
        let name = example.split(separator: ".", maxSplits: 1).map(String.init)
        let expected = try ExpectedRecording(example)
        let recording = try Examples.play(scene: name[0], name[1])

        #expect(recording.frameCount == expected.frameCount)
        #expect(recording.outcome.rawValue == expected.outcome)
        #expect(recording.events.map(ExpectedRecording.Event.init) == expected.events)
        #expect(
            Set(recording.tracks.map { "\($0.role) \($0.subject)" })
                == Set(expected.tracks.map { "\($0.role) \($0.subject)" }))
        for track in expected.tracks {
            let played = try #require(
                recording.tracks.first { $0.role.rawValue == track.role && $0.subject == track.subject })
            #expect(played.columns.map(\.rawValue) == track.columns)
            #expect(played.firstFrame == track.firstFrame)
            #expect(played.isDrawn.count == track.samples.count)
            let worst = track.largestDeviation(from: played)
            #expect(worst.deviation <= track.tolerance, "\(example) \(track.role) \(track.subject): \(worst)")
        }
    }
}

enum Examples {
    static func play(scene name: String, _ play: String) throws -> Recording {
        let file = try #require(Bundle.module.url(forResource: "Examples/catalog", withExtension: "json"))
        let reader = DocumentReader(source: MemorySource(Array(try Data(contentsOf: file))), file: "catalog.json")
        var presets: [Preset.ID: AnimationText] = [:]
        var settings: [PopupSettings.ID: PopupStyle] = [:]
        var scenes: [Scene.ID: Scene] = [:]
        while let element = try reader.next() {
            switch element {
            case .preset(let preset): presets[preset.name] = preset.animation
            case .popupSettings(let named): settings[named.name] = named.style
            case .scene(let scene): scenes[scene.name] = scene
            case .extensions: break
            }
        }
        let scene = try #require(scenes[Scene.ID(name)])
        var builder = PlanBuilder(
            index: SceneIndex(scene), resolver: AnimationResolver { presets[$0] }, popupStyle: { settings[$0] })
        let known = try #require(scene.plays.first { $0.name == play })
        return PortalPlayback.play(try builder.plan(known), try PlayOptions())
    }
}

struct ExpectedRecording: Decodable {
    struct Event: Decodable, Equatable {
        var frame: Int
        var kind: String
        var subject: String
        var value: Value?

        init(_ event: RecordedEvent) {
            frame = event.frame
            kind = event.kind.rawValue
            subject = event.subject
            value = event.value.map(Value.init)
        }
    }

    enum Value: Decodable, Equatable {
        case flag(Bool)
        case number(Double)
        case text(String)

        init(_ value: RecordedEvent.Value) {
            self =
                switch value {
                case .flag(let flag): .flag(flag)
                case .number(let number): .number(number)
                case .text(let text): .text(text)
                }
        }

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

    struct Track: Decodable {
        var role: String
        var subject: String
        var firstFrame: Int
        var columns: [String]
        var samples: [[Double]?]

        /// Curves are solved to 2^-20; springs are equal to the last bits.
        var tolerance: Double { ["popup", "popupBackground", "delayed"].contains(role) ? 3e-4 : 1e-9 }

        func largestDeviation(from track: PortalModel.Track) -> (deviation: Double, frame: Int, column: String) {
            var worst = (deviation: 0.0, frame: -1, column: "")
            for (row, expected) in samples.enumerated() {
                let played = track[frame: row + firstFrame].map(Array.init)
                guard let expected, let played else {
                    if (expected == nil) != (played == nil) { return (.infinity, row + firstFrame, "drawn") }
                    continue
                }
                for (column, (a, b)) in zip(expected, played).enumerated() where abs(a - b) > worst.deviation {
                    worst = (abs(a - b), row + firstFrame, columns[column])
                }
            }
            return worst
        }
    }

    var frameCount: Int
    var outcome: String
    var events: [Event]
    var tracks: [Track]

    init(_ example: String) throws {
        let file = try #require(Bundle.module.url(forResource: "Examples/\(example)", withExtension: "json"))
        self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: file))
    }
}
