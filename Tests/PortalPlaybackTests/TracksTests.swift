import PortalModel
import Testing

@testable import PortalPlayback

/// What a recording has tracks of, and when something is not drawn.
@Suite struct TrackTests {
    /// `p` twice, in the empty namespace and in another; `q` once.
    static let spaces = TestScene(
        """
        "views": [\(["a", "A", "b", "B", "c", "C"].map { TestScene.view($0, 0, 0, 9, 9) }.joined(separator: ", "))],
        "portals": [
            {"id": "p", "source": "a", "destination": "A"},
            {"id": "p", "namespace": "n", "source": "b", "destination": "B"},
            {"id": "q", "namespace": "n", "source": "c", "destination": "C"}],
        "transitions": [
            {"name": "plain", "portal": "p"}, {"name": "spaced", "portal": "p", "namespace": "n"},
            {"name": "other", "portal": "q", "namespace": "n"}, {"name": "pick", "item": ["p", "q"], "namespace": "n"}]
        """)

    /// The id alone where it is unique in the scene, else with its namespace, even an empty one.
    @Test(arguments: [("plain", "/p"), ("spaced", "n/p"), ("other", "q"), ("pick", "n/p")])
    func subjectsHaveANamespaceWhereTheIdIsNotUnique(play: String, subject: String) throws {
        let recording = try Self.spaces.play(play)
        #expect(Set(recording.tracks.map(\.subject)) == [subject])
        #expect(Set(recording.events.map(\.subject)) == [subject])
    }

    @Test func transfersStayInTheirNamespace() throws {
        let transfer = #"transfer {"from": "p", "to": "q", "namespace": "n"}"#
        let recording = try Self.spaces.run("0 activate spaced;1 \(transfer)")
        #expect(
            recording.events.last
                == RecordedEvent(
                    frame: 60, kind: .transferred, subject: "q", value: .text("n/p")))
    }

    /// Source and destination from the first accepted activation, the layer from the first frame in which it is drawn.
    @Test func tracksBeginWhenTheirPortalDoes() throws {
        let scene = TestScene.pair(#""animation": ".linear(duration: 0.2)""#)
        let recording = try scene.run("0 phase inactive;0.1 deactivate open;0.5 activate open;0.6 phase active")
        #expect(recording.track(.source, "p")?.firstFrame == 30)
        #expect(recording.track(.destination, "p")?.firstFrame == 30)
        #expect(recording.track(.layer, "p")?.firstFrame == 36)
        #expect(recording.track(.layer, "p")?.isDrawn.count == recording.frameCount - 36)
    }

    /// The overlay is there in phase `active` only; motion and events go on.
    @Test(arguments: ["inactive", "background"])
    func otherPhasesHideTheOverlay(phase: String) throws {
        let scene = TestScene.pair(#""animation": ".linear(duration: 0.2)""#)
        let hidden = try scene.run("0 activate open;0.1 phase \(phase);0.2 phase active")
        let shown = try scene.run("0 activate open")
        #expect(hidden.story == shown.story)
        for frame in 0..<shown.frameCount {
            let expected = (6..<12).contains(frame) ? nil : shown.rectangle(.layer, "p", at: frame)
            #expect(hidden.rectangle(.layer, "p", at: frame) == expected)
        }
        #expect(hidden.track(.source, "p") == shown.track(.source, "p"))
    }

    /// The live view itself is shown: it is at the destination only while that has taken over, active or not.
    @Test func aMirrorIsEmptyUnlessHandedOver() throws {
        let scene = TestScene(
            """
            "views": [\(TestScene.view("a", 0, 0, 9, 9)), \(TestScene.view("b", 90, 0, 9, 9))],
            "portals": [{"id": "p", "source": "a", "destination": "b", "mirror": {"hidesSource": true}}],
            "transitions": [{"name": "open", "portal": "p", "animation": ".linear(duration: 0.2)"}]
            """)
        let recording = try scene.play("open")
        let opacities = recording.values(.destination, "p", .opacity).map { $0 ?? -1 }
        #expect(opacities == (0..<32).map { [16, 17].contains($0) ? 1 : 0 })
    }

    @Test func aRemovedViewIsNotDrawnFromThenOn() throws {
        let scene = TestScene.pair(#""animation": ".linear(duration: 0.2)""#)
        let recording = try scene.run("0 activate open;0.1 remove a;0.2 remove b;1 deactivate open")
        for frame in 0..<recording.frameCount {
            #expect((recording.rectangle(.source, "p", at: frame) != nil) == (frame < 6))
            #expect((recording.rectangle(.destination, "p", at: frame) != nil) == (frame < 12))
        }
        // The flight goes on without them.
        #expect(isNear(recording.value(.layer, "p", .x, at: 9), 150))
        #expect(recording.frames(of: .completed, "p") == [17, 73])
    }

    /// All tracks of a portal have the columns that any of the scene's transitions brings.
    @Test func columnsDependOnTheSceneAndNotOnThePlay() throws {
        let scene = TestScene.pair(
            #""animation": ".linear(duration: 0.2)""#,
            more: """
                {"name": "fancy", "portal": "p", "configuration": {"level": "styling", "active": {"shadowRadius": 4}},
                 "effects": [{"property": "rotation", "on": ["layer", "destination"],
                     "onActivate": [{"at": 0, "to": 9, "animation": ".default"}]}]}
                """)
        let recording = try scene.run("0 activate open")
        let end: [Track.Column] = [.x, .y, .width, .height, .opacity]
        #expect(recording.track(.source, "p")?.columns == end)
        #expect(recording.track(.destination, "p")?.columns == end + [.rotation])
        #expect(recording.track(.layer, "p")?.columns == end + [.scale, .rotation, .shadowRadius])
        #expect(recording.track(.layer, "p")?[frame: 9]?.suffix(3) == [1, 0, 0])
    }

    /// Views in nothing have no track, and neither have things that the play does not touch.
    @Test func onlyWhatIsTouchedHasATrack() throws {
        let moved = #"move {"view": "a", "frame": \#(TestScene.frame(1, 2, 3, 4))}"#
        let recording = try TestScene.pair().run("0 \(moved)")
        #expect(recording.tracks.isEmpty)
        #expect(recording.frameCount == 1)
    }
}
