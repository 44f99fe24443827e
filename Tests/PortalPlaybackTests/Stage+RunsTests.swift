import PortalModel
import Testing

/// Groups of portals that complete together.
@Suite struct GroupTests {
    /// `r` is nearer and so, on a spring, sooner there; `other` has the group's name in another namespace.
    static func trio(_ transitions: String) -> TestScene {
        TestScene(
            """
            "views": [
                \(TestScene.view("a", 0, 0, 10, 10)), \(TestScene.view("A", 300, 0, 10, 10)),
                \(TestScene.view("b", 0, 50, 10, 10)), \(TestScene.view("B", 300, 50, 10, 10)),
                \(TestScene.view("c", 0, 90, 10, 10)), \(TestScene.view("C", 10, 90, 10, 10))],
            "portals": [
                {"id": "p", "group": "g", "source": "a", "destination": "A"},
                {"id": "q", "group": "g", "source": "b", "destination": "B"},
                {"id": "r", "group": "g", "source": "c", "destination": "C"},
                {"id": "s", "group": "g", "namespace": "other", "source": "c", "destination": "A"}],
            "transitions": [\(transitions)]
            """)
    }

    static let linear = trio(
        """
        {"name": "all", "group": "g", "animation": ".linear(duration: 0.2)"},
        {"name": "wave", "group": "g", "animation": ".linear(duration: 0.2)", "stagger": 0.1},
        {"name": "one", "portal": "q", "animation": ".linear(duration: 0.1)"},
        {"name": "two", "portal": "p", "animation": ".linear(duration: 0.1)"},
        {"name": "three", "portal": "r", "animation": ".linear(duration: 0.1)"},
        {"name": "timed", "group": "g", "handoff": "timed", "duration": 0.1, "delay": 0,
            "animation": ".linear(duration: 0.2)"},
        {"name": "fan", "group": "g", "handoff": "timed", "duration": 0.1, "delay": 0, "stagger": 0.05}
        """)

    private static let opened = [
        "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
        "3: flightStarted p, flightStarted q, flightStarted r",
        "16: flightEnded p, destinationShown p, flightEnded q, destinationShown q, flightEnded r, destinationShown r",
        "17: layerHidden p, layerHidden q, layerHidden r, completed g true",
    ]

    private static func closed(_ members: String...) -> String {
        members.map { "flightEnded \($0), layerHidden \($0), sourceShown \($0), deactivated \($0)" }
            .joined(separator: ", ") + ", completed g false"
    }

    static let scenarios = [
        Scenario(
            "one transaction", linear, "0 activate all;0.5 deactivate all", frameCount: 44,
            story: opened + [
                "30: layerShown p, flightStarted p, layerShown q, flightStarted q, layerShown r, flightStarted r",
                "43: \(closed("p", "q", "r"))",
            ]),
        // Starts at 0.05, 0.15 and 0.25 s: frames 3, 9, 15; each ends 13 frames later and is hidden in the next.
        Scenario(
            "staggered there, together back", linear, "0 activate wave;1 deactivate wave", frameCount: 74,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
                "3: flightStarted p", "9: flightStarted q", "15: flightStarted r",
                "16: flightEnded p, destinationShown p", "17: layerHidden p", "22: flightEnded q, destinationShown q",
                "23: layerHidden q", "28: flightEnded r, destinationShown r", "29: layerHidden r, completed g true",
                "60: layerShown p, flightStarted p, layerShown q, flightStarted q, layerShown r, flightStarted r",
                "73: \(closed("p", "q", "r"))",
            ]),
        // Cancelled within its delay: completion comes after every member had its turn.
        Scenario(
            "one member is over at once, the others are not open", linear, "0 activate one;0.02 deactivate all",
            frameCount: 3,
            story: [
                "0: activated q, layerShown q",
                "2: warning p, interrupted q, layerHidden q, sourceShown q, deactivated q, warning r, "
                    + "completed g false",
            ]),
        // The second is skipped and does not count: the third starts 0.1 s after the first.
        Scenario(
            "a member without a view, staggered", linear, "0 remove B;0 activate wave", frameCount: 24,
            story: [
                "0: activated p, layerShown p, warning q, activated r, layerShown r", "3: flightStarted p",
                "9: flightStarted r", "16: flightEnded p, destinationShown p", "17: layerHidden p",
                "22: flightEnded r, destinationShown r", "23: layerHidden r, completed g true",
            ]),
        Scenario(
            "a member without a view closes not either", linear, "0 remove B;0 activate all;0.5 deactivate all",
            story: [
                "0: activated p, layerShown p, warning q, activated r, layerShown r",
                "3: flightStarted p, flightStarted r",
                "16: flightEnded p, destinationShown p, flightEnded r, destinationShown r",
                "17: layerHidden p, layerHidden r, completed g true",
                "30: layerShown p, flightStarted p, warning q, layerShown r, flightStarted r",
                "43: \(closed("p", "r"))",
            ]),
        Scenario(
            "none of the members has its views", linear, "0 remove A;0 remove B;0 remove C;0 activate all",
            frameCount: 1, story: ["0: warning p, warning q, warning r"]),
        // q is taken over in flight: over at 9 + 7; the rest completes without it.
        Scenario(
            "a member taken over in flight", linear, "0 activate all;0.15 deactivate one", frameCount: 18,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
                "3: flightStarted p, flightStarted q, flightStarted r", "9: interrupted q, flightStarted q",
                "16: flightEnded p, destinationShown p, flightEnded r, destinationShown r, "
                    + "flightEnded q, layerHidden q, sourceShown q, deactivated q, completed q false",
                "17: layerHidden p, layerHidden r, completed g true",
            ]),
        // All leave the group one by one: no completion of the group.
        Scenario(
            "all members taken over", linear,
            "0 activate all;0.1 deactivate one;0.1 deactivate two;0.1 deactivate three",
            frameCount: 14,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
                "3: flightStarted p, flightStarted q, flightStarted r",
                "6: interrupted q, flightStarted q, interrupted p, flightStarted p, interrupted r, flightStarted r",
                "13: flightEnded p, layerHidden p, sourceShown p, deactivated p, completed p false, "
                    + "flightEnded q, layerHidden q, sourceShown q, deactivated q, completed q false, "
                    + "flightEnded r, layerHidden r, sourceShown r, deactivated r, completed r false",
            ]),
        // p and q are through in 17 and 23; r, pending until 15, leaves in 24 while it flies: the rest is done.
        Scenario(
            "the last of a staggered group taken over", linear, "0 activate wave;0.4 deactivate three", frameCount: 32,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
                "3: flightStarted p", "9: flightStarted q", "15: flightStarted r",
                "16: flightEnded p, destinationShown p", "17: layerHidden p", "22: flightEnded q, destinationShown q",
                "23: layerHidden q", "24: interrupted r, flightStarted r, completed g true",
                "31: flightEnded r, layerHidden r, sourceShown r, deactivated r, completed r false",
            ]),
        // q is open already: a warning, and the rest is the group.
        Scenario(
            "a member that is open already", linear, "0 activate one;1 activate all", frameCount: 78,
            story: [
                "0: activated q, layerShown q", "3: flightStarted q", "10: flightEnded q, destinationShown q",
                "11: layerHidden q, completed q true",
                "60: activated p, layerShown p, warning q, activated r, layerShown r",
                "63: flightStarted p, flightStarted r",
                "76: flightEnded p, destinationShown p, flightEnded r, destinationShown r",
                "77: layerHidden p, layerHidden r, completed g true",
            ]),
        // 0.3 s after frame 0: 18. Back from 30: 48.
        Scenario(
            "timed", linear, "0 activate timed;0.5 deactivate timed", frameCount: 49,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r, "
                    + "flightStarted p, flightStarted q, flightStarted r",
                "18: destinationShown p, layerHidden p, destinationShown q, layerHidden q, destinationShown r, "
                    + "layerHidden r, completed g true",
                "30: layerShown p, flightStarted p, layerShown q, flightStarted q, layerShown r, flightStarted r",
                "48: layerHidden p, sourceShown p, deactivated p, layerHidden q, sourceShown q, deactivated q, "
                    + "layerHidden r, sourceShown r, deactivated r, completed g false",
            ]),
        Scenario(
            "timed and staggered", linear, "0 activate fan",
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r, flightStarted p",
                "3: flightStarted q", "6: flightStarted r", "18: destinationShown p, layerHidden p",
                "21: destinationShown q, layerHidden q", "24: destinationShown r, layerHidden r, completed g true",
            ]),
        Scenario(
            "closed before any flight", linear, "0 activate all;0.02 deactivate all", frameCount: 3,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
                "2: interrupted p, layerHidden p, sourceShown p, deactivated p, "
                    + "interrupted q, layerHidden q, sourceShown q, deactivated q, "
                    + "interrupted r, layerHidden r, sourceShown r, deactivated r, completed g false",
            ]),
        // p flies since 3 and takes 13 frames home; q and r, pending until 9 and 15, are over at once.
        Scenario(
            "closed before some of its flights", linear, "0 activate wave;0.1 deactivate all", frameCount: 20,
            story: [
                "0: activated p, layerShown p, activated q, layerShown q, activated r, layerShown r",
                "3: flightStarted p",
                "6: interrupted p, flightStarted p, interrupted q, layerHidden q, sourceShown q, deactivated q, "
                    + "interrupted r, layerHidden r, sourceShown r, deactivated r",
                "19: \(closed("p"))",
            ]),
        // p, closing, turns round in the group's transaction.
        Scenario(
            "a member that is closing joins", linear, "0 activate two;0.5 deactivate two;0.55 activate all",
            frameCount: 51,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "10: flightEnded p, destinationShown p",
                "11: layerHidden p, completed p true", "30: layerShown p, flightStarted p",
                "33: interrupted p, activated p, activated q, layerShown q, activated r, layerShown r",
                "36: flightStarted p, flightStarted q, flightStarted r",
                "49: flightEnded p, destinationShown p, flightEnded q, destinationShown q, flightEnded r, "
                    + "destinationShown r",
                "50: layerHidden p, layerHidden q, layerHidden r, completed g true",
            ]),
    ]

    @Test(arguments: scenarios)
    func fliesTogether(_ scenario: Scenario) throws { try scenario.check() }

    /// A spring is over when it is within 1 % of its way: r, of 10 points, long before p and q, of 300.
    @Test func theLastMemberDecidesForAll() throws {
        let scene = Self.trio(#"{"name": "all", "group": "g", "animation": ".smooth(duration: 0.3)"}"#)
        let far = try Flights.path(from: 0.0, [(0, 300, ".smooth(duration: 0.3)")]).count - 1
        let near = try Flights.path(from: 0.0, [(0, 10, ".smooth(duration: 0.3)")]).count - 1
        #expect(near < far)
        let recording = try scene.play("all")
        for member in ["p", "q", "r"] {
            #expect(recording.frames(of: .destinationShown, member) == [3 + far])
            #expect(recording.frames(of: .layerHidden, member) == [4 + far, 5 + far + far])
        }
        #expect(recording.frames(of: .completed, "g") == [4 + far, 5 + far + far])
        #expect(recording.track(.source, "s") == nil)
    }
}
