import PortalModel
import Testing

/// What happens when one wants something else before it is over.
@Suite struct IntentTests {
    /// `open` takes 0.2 s each way: 13 frames; `slow` 0.4 s: 25 frames.
    static let pair = TestScene.pair(
        #""animation": ".linear(duration: 0.2)""#,
        more: #"{"name": "slow", "portal": "p", "animation": ".linear(duration: 0.4)", "delay": 0.1}"#)
    static let timed = TestScene.pair(#""handoff": "timed", "animation": ".linear(duration: 0.2)", "duration": 0.2"#)

    private static let opened = [
        "0: activated p, layerShown p", "3: flightStarted p", "16: flightEnded p, destinationShown p",
        "17: layerHidden p, completed p true",
    ]
    private static let closed = "flightEnded p, layerHidden p, sourceShown p, deactivated p, completed p false"

    static let scenarios = [
        Scenario(
            "opened twice", pair, "0 activate open;0.1 activate open;1 activate open",
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "6: warning p",
                "16: flightEnded p, destinationShown p", "17: layerHidden p, completed p true", "60: warning p",
            ]),
        // By another transition too: the portal's newest intent is open.
        Scenario(
            "opened twice by different transitions", pair, "0 activate open;0.1 activate slow",
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "6: warning p",
                "16: flightEnded p, destinationShown p", "17: layerHidden p, completed p true",
            ]),
        Scenario("closed while inactive", pair, "0 deactivate open", frameCount: 1, story: ["0: warning p"]),
        Scenario(
            "closed twice", pair, "0 activate open;0.5 deactivate open;0.6 deactivate open;1 deactivate open",
            story: opened + ["30: layerShown p, flightStarted p", "36: warning p", "43: \(closed)", "60: warning p"]),
        // Before its flight began, nothing of an earlier one moving.
        Scenario(
            "over at once", pair, "0 activate open;0.04 deactivate open", frameCount: 4,
            story: [
                "0: activated p, layerShown p",
                "3: interrupted p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // The step is due in the frame in which the start is, and script steps come first.
        Scenario(
            "over at once in the frame of the start", pair, "0 activate open;0.05 deactivate open", frameCount: 4,
            story: [
                "0: activated p, layerShown p",
                "3: interrupted p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        Scenario(
            "opened and closed in one frame", pair, "0 activate open;0 deactivate open", frameCount: 1,
            story: [
                "0: activated p, layerShown p, interrupted p, layerHidden p, sourceShown p, deactivated p, "
                    + "completed p false"
            ]),
        // Turned round in frame 9; the return, linear, combines with what runs and is over 13 frames later.
        Scenario(
            "closed in flight", pair, "0 activate open;0.15 deactivate open", frameCount: 23,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "9: interrupted p, flightStarted p",
                "22: \(closed)",
            ]
        ),
        // flightEnded in 16, layerHidden due in 17: that frame still belongs to the flight.
        Scenario(
            "closed between the flight's end and the hiding", pair, "0 activate open;0.28 deactivate open",
            frameCount: 31,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "16: flightEnded p, destinationShown p",
                "17: interrupted p, flightStarted p", "30: \(closed)",
            ]),
        Scenario(
            "closed after the hiding", pair, "0 activate open;0.3 deactivate open", frameCount: 32,
            story: opened + ["18: layerShown p, flightStarted p", "31: \(closed)"]),
        // Opened again in frame 33 of a return from 30; the start comes 3 frames later, 13 to go.
        Scenario(
            "opened again while closing", pair, "0 activate open;0.5 deactivate open;0.55 activate open",
            frameCount: 51,
            story: opened + [
                "30: layerShown p, flightStarted p", "33: interrupted p, activated p", "36: flightStarted p",
                "49: flightEnded p, destinationShown p", "50: layerHidden p, completed p true",
            ]),
        // The return of 0.4 s from 30 goes on under the start that is cancelled, to 30 + 25.
        Scenario(
            "a start over a running return is cancelled", pair,
            "0 activate open;0.5 deactivate slow;0.55 activate open;0.58 deactivate open", frameCount: 56,
            story: opened + [
                "30: layerShown p, flightStarted p", "33: interrupted p, activated p", "35: interrupted p",
                "55: \(closed)",
            ]),
        // The return from 30 is over in 43, before the start that is pending from 42 to 48; closed in 45.
        Scenario(
            "a start over a return that has come home is cancelled", pair,
            "0 activate open;0.5 deactivate open;0.7 activate slow;0.75 deactivate open", frameCount: 46,
            story: opened + [
                "30: layerShown p, flightStarted p", "42: interrupted p, activated p",
                "45: interrupted p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // Another transition closes, with its own animation: 25 frames.
        Scenario(
            "closed by another transition", pair, "0 activate open;0.5 deactivate slow", frameCount: 56,
            story: opened + ["30: layerShown p, flightStarted p", "55: \(closed)"]),
        // Old timers never fire: the hand-off due 0.4 s after frame 4 would be in frame 28. The return's is in 12 + 24.
        Scenario(
            "a timed flight is turned round", timed, "0 activate open;0.2 deactivate open", frameCount: 37,
            story: [
                "0: activated p, layerShown p", "4: flightStarted p", "12: interrupted p, flightStarted p",
                "36: layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // Cancelled over a return that still moves (from 60 to 73): it ends by the timer of the newest intent, 66 + 24.
        Scenario(
            "a timed start over a running return is cancelled", timed,
            "0 activate open;1 deactivate open;1.06 activate open;1.1 deactivate open", frameCount: 91,
            story: [
                "0: activated p, layerShown p", "4: flightStarted p",
                "28: destinationShown p, layerHidden p, completed p true", "60: layerShown p, flightStarted p",
                "64: interrupted p, activated p", "66: interrupted p",
                "90: layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // Moving is over in 73, the timer would be in 84: nothing of an earlier flight moves in 78.
        Scenario(
            "a timed start over a return that waits for its timer is cancelled", timed,
            "0 activate open;1 deactivate open;1.26 activate open;1.3 deactivate open", frameCount: 79,
            story: [
                "0: activated p, layerShown p", "4: flightStarted p",
                "28: destinationShown p, layerHidden p, completed p true", "60: layerShown p, flightStarted p",
                "76: interrupted p, activated p",
                "78: interrupted p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        Scenario(
            "without its destination", pair, "0 remove b;0.1 activate open;0.2 deactivate open",
            story: ["6: warning p", "12: warning p"]),
        Scenario("without its source", pair, "0 remove a;0 activate open", story: ["0: warning p"]),
        // It is only looked for when the portal is inactive.
        Scenario(
            "opened again without a view", pair,
            "0 activate open;0.5 deactivate open;0.52 remove b;0.55 activate open", frameCount: 51,
            story: opened + [
                "30: layerShown p, flightStarted p", "33: interrupted p, activated p", "36: flightStarted p",
                "49: flightEnded p, destinationShown p", "50: layerHidden p, completed p true",
            ]),
        Scenario(
            "a removed view is moved", pair,
            "0 remove b;0 move {\"view\": \"b\", \"frame\": \(TestScene.frame(1, 1, 1, 1))}",
            frameCount: 1, story: ["0: warning b"]),
    ]

    @Test(arguments: scenarios)
    func intends(_ scenario: Scenario) throws { try scenario.check() }

    /// Motion goes on from the present value and velocity, as the animator's retargets do.
    @Test func turningRoundTwiceKeepsTheVelocity() throws {
        let scene = TestScene.pair(#""animation": ".snappy(duration: 0.4)""#)
        let recording = try scene.run("0 activate open;0.2 deactivate open;0.3 activate open")
        // Started in 3, turned in 12, opened again in 18 with the start 3 frames later.
        let snappy = ".snappy(duration: 0.4)"
        let path = try Flights.path(
            from: SIMD2(0.0, 100),
            [(3, SIMD2(300, 100), snappy), (12, SIMD2(0, 100), snappy), (21, SIMD2(300, 100), snappy)])
        for (n, position) in path.enumerated() { #expect(recording.value(.layer, "p", .x, at: 3 + n) == position.x) }
        #expect(recording.frames(of: .flightEnded, "p") == [3 + path.count - 1])
    }

    /// The old return moves on under a start that is pending.
    @Test func aReturnGoesOnUntilTheNextStart() throws {
        let recording = try Self.pair.run("0 activate open;0.5 deactivate slow;0.55 activate slow")
        // Linear, 0.4 s from frame 30: a twenty-fourth of 300 points a frame; the start waits 0.1 s from frame 33.
        for frame in 30...39 {
            #expect(isNear(recording.value(.layer, "p", .x, at: frame), 300 - 12.5 * Double(frame - 30)))
        }
        #expect(recording.frames(of: .flightStarted, "p") == [3, 30, 39])
    }

    @Test func closedInAnyFrameThePortalEndsInactive() throws {
        for frame in 0..<40 {
            let recording = try Self.pair.run("0 activate open;\(Double(frame) / 60) deactivate open")
            #expect(
                recording.events.last
                    == RecordedEvent(
                        frame: recording.frameCount - 1, kind: .completed, subject: "p", value: .flag(false)))
            #expect(recording.value(.source, "p", .opacity, at: recording.frameCount - 1) == 1)
        }
    }
}
