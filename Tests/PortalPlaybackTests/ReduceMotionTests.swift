import PortalModel
import Testing

/// Plays as with the system's Reduce Motion switched on.
@Suite struct ReduceMotionTests {
    static let pair = TestScene.pair(
        """
        "animation": ".smooth(duration: 2)", "removal": "fade",
        "configuration": {"level": "styling", "active": {"cornerRadius": 9}},
        "effects": [{"property": "scale", "onActivate": [{"at": 0, "to": 2, "animation": ".smooth(duration: 9)"}]}]
        """,
        more: #"{"name": "timed", "portal": "p", "handoff": "timed", "duration": 0.5, "delay": 0.1}"#)

    struct Reduced: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: String
        let story: [String]
        let frameCount: Int
    }

    /// Ease in-out over 0.2 s: over when t > 0.2, 13 frames.
    static let cases = [
        Reduced(
            testDescription: "there and back", steps: "0 activate open;0.5 deactivate open",
            story: [
                "0: activated p", "3: flightStarted p", "16: flightEnded p, destinationShown p", "17: completed p true",
                "30: flightStarted p", "43: flightEnded p, sourceShown p, deactivated p, completed p false",
            ], frameCount: 44),
        Reduced(
            testDescription: "timed keeps its timers", steps: "0 activate timed;1 deactivate timed",
            story: [
                "0: activated p", "6: flightStarted p", "48: destinationShown p, completed p true",
                "60: flightStarted p",
                "102: sourceShown p, deactivated p, completed p false",
            ], frameCount: 103),
        Reduced(
            testDescription: "over at once", steps: "0 activate open;0.03 deactivate open",
            story: ["0: activated p", "2: interrupted p, sourceShown p, deactivated p, completed p false"],
            frameCount: 3),
        Reduced(
            testDescription: "turned round", steps: "0 activate open;0.15 deactivate open",
            story: [
                "0: activated p", "3: flightStarted p", "9: interrupted p, flightStarted p",
                "22: flightEnded p, sourceShown p, deactivated p, completed p false",
            ], frameCount: 23),
        Reduced(
            testDescription: "a start over a running return cancelled",
            steps: "0 activate open;0.5 deactivate open;0.52 activate open;0.54 deactivate open",
            story: [
                "0: activated p", "3: flightStarted p", "16: flightEnded p, destinationShown p", "17: completed p true",
                "30: flightStarted p", "32: interrupted p, activated p", "33: interrupted p",
                "43: flightEnded p, sourceShown p, deactivated p, completed p false",
            ], frameCount: 44),
    ]

    @Test(arguments: cases)
    func nothingFlies(_ reduced: Reduced) throws {
        let recording = try Self.pair.run(reduced.steps, reduceMotion: true)
        #expect(recording.story == reduced.story)
        #expect(recording.frameCount == reduced.frameCount)
        #expect(recording.reduceMotion)
        #expect(recording.track(.layer, "p") == nil)
        #expect(recording.track(.source, "p")?.columns == [.x, .y, .width, .height, .opacity])
    }

    @Test func theTwoViewsCrossFade() throws {
        let recording = try Self.pair.run("0 activate open;0.5 deactivate open", reduceMotion: true)
        let fade = try Flights.path(
            from: 0.0, [(3, 1, ".easeInOut(duration: 0.2)"), (30, 0, ".easeInOut(duration: 0.2)")])
        for frame in 0..<43 {
            let p = frame < 3 ? 0 : fade[frame - 3]
            #expect(isNear(recording.value(.destination, "p", .opacity, at: frame), p, within: 1e-9))
            #expect(isNear(recording.value(.source, "p", .opacity, at: frame), 1 - p, within: 1e-9))
        }
        #expect(isNear(recording.value(.destination, "p", .opacity, at: 9), 0.5, within: 1e-5))
        // Inactive, both are there.
        #expect(recording.value(.destination, "p", .opacity, at: 43) == 1)
        #expect(recording.value(.source, "p", .opacity, at: 43) == 1)
    }

    @Test func aTransferHandsTheViewsOver() throws {
        let recording = try ItemTests.scene.run(
            #"0 select {"transition": "pick", "item": "p"};0.5 select {"transition": "pick", "item": "q"}"#,
            reduceMotion: true)
        #expect(recording.events.last?.kind == .transferred)
        #expect(recording.value(.source, "q", .opacity, at: 30) == 0)
        #expect(recording.value(.destination, "q", .opacity, at: 30) == 1)
        #expect(recording.value(.source, "p", .opacity, at: 30) == 1)
    }

    /// The content has its size at once, for taps too; opacity as ever.
    @Test func popupsDoNotGrow() throws {
        let recording = try PopupTests.scene.run(
            #"0 present slow;0.5 tap {"x": 101, "y": 101};2 dismiss slow"#, reduceMotion: true)
        let normal = try PopupTests.scene.run("0 present slow;2 dismiss slow")
        #expect(recording.story == normal.story)
        for frame in 0..<151 {
            #expect(recording.value(.popup, "slow", .scale, at: frame) == 1)
            #expect(
                recording.value(.popup, "slow", .opacity, at: frame)
                    == normal.value(.popup, "slow", .opacity, at: frame))
        }
    }

    @Test func contextsAndDelayedViewsDoNotSlide() throws {
        let sheet = try ContextTests.scene.run("0 activate open;0.5 deactivate open", reduceMotion: true)
        for frame in 0..<sheet.frameCount { #expect(sheet.value(.destination, "p", .y, at: frame) == 100) }
        // Nothing slides that the play would wait for: over with the cross-fade back.
        #expect(sheet.frameCount == 44)

        let list = try ContainerTests.five.play("list", reduceMotion: true)
        let normal = try ContainerTests.five.play("list")
        #expect(list.story == normal.story)
        for frame in 0..<list.frameCount {
            #expect(list.value(.delayed, "v3", .y, at: frame) == 300)
            #expect(
                list.value(.delayed, "v3", .opacity, at: frame) == normal.value(.delayed, "v3", .opacity, at: frame))
        }
    }

    @Test func headersAreUnchanged() throws {
        let reduced = try HeaderTests.directional.play("h", reduceMotion: true)
        let normal = try HeaderTests.directional.play("h")
        #expect(reduced.tracks == normal.tracks)
    }
}
