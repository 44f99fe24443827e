import PortalModel
import Testing

/// Single flights there and back, against numbers made elsewhere.
@Suite struct FlightTests {
    @Test(arguments: [60, 120])
    func theLayerFollowsTheReferenceToTheBit(fps: Int) throws {
        let reference = try Flights.values("smooth_0.3", fps: fps)
        let recording = try TestScene.pair().run("0 activate open", fps: fps)
        // 0.05 s after the activation.
        let start = fps / 20
        for frame in 0..<start { #expect(recording.value(.layer, "p", .x, at: frame) == 0) }
        for (n, x) in reference.enumerated() { #expect(recording.value(.layer, "p", .x, at: start + n) == x) }
        // The reference has a value for every frame before the one in which it is removed.
        let end = start + reference.count
        #expect(
            recording.story == [
                "0: activated p, layerShown p", "\(start): flightStarted p",
                "\(end): flightEnded p, destinationShown p",
                "\(end + 1): layerHidden p, completed p true",
            ])
        #expect(recording.value(.layer, "p", .x, at: end) == 300)
        #expect(recording.rectangle(.layer, "p", at: end + 1) == nil)
        #expect(recording.frameCount == end + 2)
    }

    @Test(arguments: [60, 120])
    func aReturnInFlightFollowsTheReference(fps: Int) throws {
        let reference = try Flights.values("spring_back", fps: fps)
        let scene = TestScene.pair(#""animation": ".smooth""#)
        let recording = try scene.run("0 activate open;0.15 deactivate open", fps: fps)
        let start = fps / 20
        for (n, x) in reference.dropLast().enumerated() {
            #expect(isNear(recording.value(.layer, "p", .x, at: start + n), x, within: 1e-9 * max(1, abs(x))))
        }
        // The last value of the reference is that of the frame in which it is removed, where the layer is gone.
        let end = start + reference.count - 1
        #expect(
            recording.story == [
                "0: activated p, layerShown p", "\(start): flightStarted p",
                "\(fps * 3 / 20): interrupted p, flightStarted p",
                "\(end): flightEnded p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ])
        #expect(recording.rectangle(.layer, "p", at: end) == nil)
        #expect(recording.frameCount == end + 1)
    }

    /// Linear in 0.2 s from frame 3: over when t > 0.2, so in frame 3 + 13 = 16; hidden in 17. Back from 18 to 31.
    @Test func aTransitionPlayedByItselfGoesThereAndBack() throws {
        let recording = try TestScene.pair(#""animation": ".linear(duration: 0.2)""#).play("open")
        #expect(
            recording.story == [
                "0: activated p, layerShown p", "3: flightStarted p", "16: flightEnded p, destinationShown p",
                "17: layerHidden p, completed p true", "18: layerShown p, flightStarted p",
                "31: flightEnded p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ])
        #expect(recording.frameCount == 32)
        // Half way at half time, in both directions.
        #expect(isNear(recording.value(.layer, "p", .x, at: 9), 150))
        #expect(isNear(recording.value(.layer, "p", .x, at: 24), 150))
    }

    /// Source 0 while active; destination 1 unless active and not handed over.
    @Test func theTwoViewsAreHiddenInTurn() throws {
        let recording = try TestScene.pair(#""animation": ".linear(duration: 0.2)""#).play("open")
        let source = recording.values(.source, "p", .opacity).map { $0 ?? -1 }
        let destination = recording.values(.destination, "p", .opacity).map { $0 ?? -1 }
        // Handed over from frame 16 to 17, active from 0 to 30.
        #expect(source == (0..<32).map { $0 < 31 ? 0 : 1 })
        #expect(destination == (0..<32).map { [16, 17, 31].contains($0) ? 1 : 0 })
    }

    private static let logically = #""completionCriteria": "logicallyComplete""#
    static let scenarios = [
        // Logically complete at the response, 0.3 s: frame 3 + 18. What still moves goes on until frame 58.
        Scenario(
            "logically complete",
            .pair(#""animation": ".smooth(duration: 0.3)", "completionCriteria": "logicallyComplete""#),
            "0 activate open", frameCount: 59,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "21: flightEnded p, destinationShown p",
                "22: layerHidden p, completed p true",
            ]),
        // A deactivation while it still moves merges, but interrupts nothing.
        Scenario(
            "closed while still moving underneath",
            .pair(#""animation": ".smooth(duration: 0.3)", "completionCriteria": "logicallyComplete""#),
            "0 activate open;0.4 deactivate open",
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "21: flightEnded p, destinationShown p",
                "22: layerHidden p, completed p true", "24: layerShown p, flightStarted p",
                // 0.3 s after frame 24: a spring is logically complete once time - S >= R.
                "42: flightEnded p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // logicallyComplete(after: 0.1) on a curve, criteria logicallyComplete: 6 frames after 3.
        Scenario(
            "told when to be logically complete",
            .pair(
                #""animation": ".linear(duration: 0.2).logicallyComplete(after: 0.1)", \#(logically)"#
            ), "0 activate open", frameCount: 17,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "9: flightEnded p, destinationShown p",
                "10: layerHidden p, completed p true",
            ]),
        // Delay 0: the flight starts in the frame of the activation.
        Scenario(
            "no delay", .pair(#""delay": 0, "animation": ".linear(duration: 0.2)""#), "0 activate open", frameCount: 15,
            story: [
                "0: activated p, layerShown p, flightStarted p", "13: flightEnded p, destinationShown p",
                "14: layerHidden p, completed p true",
            ]),
        // A curve of duration 0 is over at once.
        Scenario(
            "no duration", .pair(#""animation": ".linear(duration: 0)""#), "0 activate open", frameCount: 5,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p, flightEnded p, destinationShown p",
                "4: layerHidden p, completed p true",
            ]),
        // There in 0.1 s (over in frame 3 + 7), back in 0.2 s (13 frames).
        Scenario(
            "another way back",
            .pair(#""animation": ".linear(duration: 0.1)", "reverseAnimation": ".linear(duration: 0.2)""#),
            "0 activate open;0.5 deactivate open", frameCount: 44,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "10: flightEnded p, destinationShown p",
                "11: layerHidden p, completed p true", "30: layerShown p, flightStarted p",
                "43: flightEnded p, layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // Defaults of timed: delay 0.06 is due in frame 4 (0.0667); 0.92 s later is 0.98667, due in frame 60 (1.0).
        Scenario(
            "timed by default", .pair(#""handoff": "timed", "animation": ".linear(duration: 0.1)""#),
            "0 activate open;2 deactivate open",
            // Back from frame 120: 2.92 s is due in frame 176 (2.9333).
            frameCount: 177,
            story: [
                "0: activated p, layerShown p", "4: flightStarted p",
                "60: destinationShown p, layerHidden p, completed p true", "120: layerShown p, flightStarted p",
                "176: layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
        // Duration 0: 0.2 s after frame 4 is 0.26667 s, frame 16, while the layer still moves until 4 + 31 = 35.
        Scenario(
            "timed with no duration",
            .pair(#""handoff": "timed", "duration": 0, "animation": ".linear(duration: 0.5)""#), "0 activate open",
            frameCount: 36,
            story: [
                "0: activated p, layerShown p", "4: flightStarted p",
                "16: destinationShown p, layerHidden p, completed p true",
            ]),
        // Way back cut off by the timer: what moves is dropped with the portal.
        Scenario(
            "timed, the way back cut off",
            .pair(#""handoff": "timed", "duration": 0.1, "delay": 0, "animation": ".linear(duration: 5)""#),
            "0 activate open;0.1 deactivate open", frameCount: 25,
            story: [
                "0: activated p, layerShown p, flightStarted p", "6: interrupted p, flightStarted p",
                "24: layerHidden p, sourceShown p, deactivated p, completed p false",
            ]),
    ]

    @Test(arguments: scenarios)
    func flies(_ scenario: Scenario) throws { try scenario.check() }

    /// A flight of no distance is complete where it starts.
    @Test func aFlightToTheSamePlaceEndsAtOnce() throws {
        let scene = TestScene(
            """
            "views": [\(TestScene.view("a", 5, 6, 7, 8)), \(TestScene.view("b", 5, 6, 7, 8))],
            "portals": [{"id": "p", "source": "a", "destination": "b"}],
            "transitions": [{"name": "open", "portal": "p"}]
            """)
        #expect(
            try scene.run("0 activate open;1 deactivate open").story == [
                "0: activated p, layerShown p", "3: flightStarted p, flightEnded p, destinationShown p",
                "4: layerHidden p, completed p true",
                "60: layerShown p, flightStarted p, flightEnded p, layerHidden p, sourceShown p, deactivated p, "
                    + "completed p false",
            ])
    }

    /// Without an animation of its own: `.smooth(duration: 0.3)`, 0.4 s if the portal is mirrored.
    @Test(arguments: [("", ".smooth(duration: 0.3)"), (#", "mirror": true"#, ".smooth(duration: 0.4)")])
    func theDefaultAnimationDependsOnTheFlavour(flavour: String, animation: String) throws {
        let scene = TestScene(
            """
            "views": [\(TestScene.view("a", 0, 0, 9, 9)), \(TestScene.view("b", 300, 0, 9, 9))],
            "portals": [{"id": "p", "source": "a", "destination": "b"\(flavour)}],
            "transitions": [{"name": "open", "portal": "p"}]
            """)
        let path = try Flights.path(from: 0.0, [(0, 300, animation)])
        let values = try scene.run("0 activate open").values(.layer, "p", .x).dropFirst(3).prefix(path.count)
        #expect(Array(values) == path.map(Optional.some))
    }

    /// 1.x flies with `.smooth(duration: 0.42, extraBounce: 0.2)`: fluid, of response 0.42 and damping fraction 0.8.
    @Test func theTimedDefaultBounces() throws {
        let path = try Flights.path(from: 0.0, [(0, 300, ".smooth(duration: 0.42, extraBounce: 0.2)")])
        let recording = try TestScene.pair(#""handoff": "timed""#).run("0 activate open")
        for (n, x) in path.prefix(56).enumerated() { #expect(recording.value(.layer, "p", .x, at: 4 + n) == x) }
    }
}
