import PortalModel
import Testing

/// Keyed changes on layer, source and destination.
@Suite struct EffectTests {
    private static func scene(_ effects: String, _ more: String = "") -> TestScene {
        .pair(#""animation": ".linear(duration: 0.2)", "effects": [\#(effects)]\#(more)"#)
    }

    /// Up to 2 in 0.1 s from the start in frame 3, and down to 1 in 0.1 s from 0.2 s later, frame 15.
    static let bump = scene(
        """
        {"property": "scale",
         "onActivate": [{"at": 0, "to": 2, "animation": ".linear(duration: 0.1)"},
                        {"at": 0.2, "to": 1, "animation": ".linear(duration: 0.1)"}],
         "onDeactivate": [{"at": 0, "to": 3, "animation": ".linear(duration: 0.1)"}]}
        """)

    @Test func layerAndViewsChangeTogether() throws {
        let recording = try Self.bump.run("0 activate open")
        for (frame, scale) in [(0, 1), (3, 1), (6, 1.5), (9, 2), (14, 2), (15, 2), (18, 1.5), (21, 1), (22, 1)] {
            for role in [Track.Role.source, .destination] {
                #expect(isNear(recording.value(role, "p", .scale, at: frame), scale, within: 1e-5))
            }
            if frame < 17 { #expect(isNear(recording.value(.layer, "p", .scale, at: frame), scale, within: 1e-5)) }
        }
        // Completion does not wait for effects, the end of the play does: over in 15 + 7.
        #expect(recording.frames(of: .completed, "p") == [17])
        #expect(recording.frameCount == 23)
    }

    /// Interrupted in frame 9: the step of frame 15 is dropped, and the value goes on from 2 to 3.
    @Test func stepsOfASupersededFlightAreDropped() throws {
        let recording = try Self.bump.run("0 activate open;0.15 deactivate open")
        for (frame, scale) in [(9, 2), (12, 2.5), (15, 3), (18, 3), (21, 3)] {
            #expect(isNear(recording.value(.layer, "p", .scale, at: frame), scale, within: 1e-5))
        }
        // What the flight left behind stays until the next flight from rest.
        #expect(recording.value(.source, "p", .scale, at: 22) == 3)
    }

    /// The start in its delay, from 63 on, has dropped the first return's steps; that return goes on as the newest
    /// deactivation, in 66, whose steps are due in 66 and 72; it is over in 73.
    @Test func aReturnThatGoesOnHasTheStepsOfItsNewestDeactivation() throws {
        let scene = Self.scene(
            """
            {"property": "scale", "onDeactivate": [
                {"at": 0, "to": 1.5, "animation": ".linear(duration: 0.05)"},
                {"at": 0.1, "to": 1, "animation": ".linear(duration: 0.05)"}]}
            """, #", "delay": 0.1"#)
        let script = "0 activate open;1 deactivate open;1.05 activate open;1.1 deactivate open"
        let recording = try scene.run(script)
        #expect(recording.frames(of: .interrupted, "p") == [63, 66])
        for (frame, scale) in [(60, 1), (63, 1.5), (66, 1.5), (72, 1.5), (73, 1)] {
            #expect(isNear(recording.value(.source, "p", .scale, at: frame), scale, within: 1e-5))
        }
        #expect(recording.frameCount == 74)
    }

    @Test func aFlightFromRestStartsAnew() throws {
        let recording = try Self.bump.run("0 activate open;0.15 deactivate open;0.5 activate open")
        #expect(recording.value(.source, "p", .scale, at: 29) == 3)
        for (frame, scale) in [(33, 1), (36, 1.5), (39, 2)] {
            #expect(isNear(recording.value(.layer, "p", .scale, at: frame), scale, within: 1e-5))
        }
    }

    /// Dropped in frame 18 of a return that began in 12: the scale, on its way to 3, is there.
    @Test func anInactivePortalAnimatesNothing() throws {
        let scene = Self.scene(
            """
            {"property": "scale", "on": ["source"],
             "onDeactivate": [{"at": 0, "to": 3, "animation": ".linear(duration: 10)"}]}
            """)
        let recording = try scene.run("0 activate open;0.5 deactivate open")
        #expect(isNear(recording.value(.source, "p", .scale, at: 42), 1.04, within: 1e-5))
        #expect(recording.value(.source, "p", .scale, at: 43) == 3)
        #expect(recording.frameCount == 44)
    }

    /// A step that comes after its portal has closed finds nothing to animate: the value is there at once.
    @Test func aStepAfterTheReturnChangesTheValueAtOnce() throws {
        let recording = try Self.late.run("0 activate open;0.5 deactivate open")
        // Closed in 43; a second after the deactivation is frame 90.
        #expect(recording.frames(of: .deactivated, "p") == [43])
        #expect(recording.value(.source, "p", .scale, at: 89) == 1)
        #expect(recording.value(.source, "p", .scale, at: 90) == 3)
        #expect(recording.frameCount == 91)
    }

    /// Its own return's step, due in frame 90, does not move the portal that another handed over to in 72.
    @Test func aTransferDropsWhatTheNewPortalHadPending() throws {
        let transfer = #"transfer {"from": "q", "to": "p"}"#
        let recording = try Self.late.run("0 activate open;0.5 deactivate open;0.8 activate other;1.2 \(transfer)")
        #expect(recording.value(.source, "p", .opacity, at: 72) == 0)
        #expect(recording.value(.source, "p", .scale, at: recording.frameCount - 1) == 1)
        #expect(recording.frameCount == 73)
    }

    private static let late = TestScene(
        """
        "views": [
            \(TestScene.view("a", 0, 0, 9, 9)), \(TestScene.view("A", 90, 0, 9, 9)),
            \(TestScene.view("b", 0, 50, 9, 9)), \(TestScene.view("B", 90, 50, 9, 9))],
        "portals": [{"id": "p", "source": "a", "destination": "A"}, {"id": "q", "source": "b", "destination": "B"}],
        "transitions": [
            {"name": "other", "portal": "q", "animation": ".linear(duration: 0.1)"},
            {"name": "open", "portal": "p", "animation": ".linear(duration: 0.2)", "effects": [{"property": "scale",
                "onDeactivate": [{"at": 1, "to": 3, "animation": ".linear(duration: 5)"}]}]}]
        """)

    struct Reach: Sendable, CustomTestStringConvertible {
        let property: String
        let on: String
        let columns: [Track.Role: [Track.Column]]
        var testDescription: String { "\(property) on \(on)" }
    }

    private static let end: [Track.Column] = [.x, .y, .width, .height, .opacity]
    static let reaches = [
        Reach(
            property: "scale", on: #"["layer"]"#, columns: [.source: end, .destination: end, .layer: end + [.scale]]),
        Reach(
            property: "rotation", on: #"["layer", "source"]"#,
            columns: [.source: end + [.rotation], .destination: end, .layer: end + [.scale, .rotation]]),
        Reach(
            property: "rotation", on: #"["destination"]"#,
            columns: [.source: end, .destination: end + [.rotation], .layer: end + [.scale]]),
        Reach(
            property: "opacity", on: #"["layer", "source", "destination"]"#,
            columns: [.source: end, .destination: end, .layer: end + [.scale]]),
    ]

    @Test(arguments: reaches)
    func columnsAreThereWhereEffectsReach(_ reach: Reach) throws {
        let scene = Self.scene(
            """
            {"property": "\(reach.property)", "on": \(reach.on),
             "onActivate": [{"at": 0, "to": 0.5, "animation": ".linear(duration: 0.1)"}]}
            """)
        let recording = try scene.run("0 activate open")
        for (role, columns) in reach.columns { #expect(recording.track(role, "p")?.columns == columns) }
    }

    /// Configuration 0.5 at the end, effect 0.5: 0.25, and both fade with the layer; the destination has the effect's.
    @Test func opacitiesMultiply() throws {
        let scene = Self.scene(
            #"{"property": "opacity", "onActivate": [{"at": 0, "to": 0.5, "animation": ".linear(duration: 0.1)"}]}"#,
            #", "removal": "fade", "configuration": {"level": "styling", "active": {"opacity": 0.5}}"#)
        let recording = try scene.run("0 activate open")
        #expect(isNear(recording.value(.layer, "p", .opacity, at: 6), 0.75 * (1 - 0.5 / 4), within: 1e-4))
        #expect(isNear(recording.value(.layer, "p", .opacity, at: 16), 0.25, within: 1e-5))
        #expect(isNear(recording.value(.destination, "p", .opacity, at: 16), 0.5, within: 1e-5))
        #expect(recording.value(.source, "p", .opacity, at: 16) == 0)
        let fade = try Flights.path(from: 1.0, [(0, 0, ".easeOut(duration: 0.1)")])
        #expect(isNear(recording.value(.layer, "p", .opacity, at: 20), 0.25 * fade[3], within: 1e-9))
    }

    /// The packages' own bump: each spring merges with the one before.
    @Test func thePackagesBumpMergesItsSprings() throws {
        let (up, down) = (".smooth(duration: 0.4, extraBounce: 0.25)", ".smooth(duration: 0.52, extraBounce: 0.55)")
        let scene = TestScene.pair(
            """
            "handoff": "timed", "animation": "\(up)", "duration": 0.4,
            "effects": [{"property": "scale",
                "onActivate": [
                    {"at": 0, "to": 1.25, "animation": "\(up)"}, {"at": 0.1, "to": 1, "animation": "\(down)"}],
                "onDeactivate": [{"at": 0, "to": 1, "animation": ".default"}]}]
            """)
        // Started in frame 4, down from 10, turned in 14.
        let path = try Flights.path(from: 1.0, [(4, 1.25, up), (10, 1, down)])
        let recording = try scene.run("0 activate open")
        for (n, scale) in path.enumerated() {
            #expect(recording.value(.source, "p", .scale, at: 4 + n) == scale)
        }
    }

    /// Times count from the start of a member's own flight.
    @Test func aStaggeredGroupBumpsOneAfterTheOther() throws {
        let scene = TestScene(
            """
            "views": [\(["a", "A", "b", "B"].map { TestScene.view($0, 0, 0, 9, 9) }.joined(separator: ","))],
            "portals": [{"id": "p", "group": "g", "source": "a", "destination": "A"},
                        {"id": "q", "group": "g", "source": "b", "destination": "B"}],
            "transitions": [{"name": "open", "group": "g", "stagger": 0.1, "animation": ".linear(duration: 0.2)",
                "effects": [{"property": "scale", "onActivate": [
                    {"at": 0.05, "to": 2, "animation": ".linear(duration: 0.1)"}]}]}]
            """)
        let recording = try scene.run("0 activate open")
        // Starts in frames 3 and 9, steps in 6 and 12.
        for (subject, start) in [("p", 6), ("q", 12)] {
            #expect(isNear(recording.value(.source, subject, .scale, at: start), 1, within: 1e-5))
            #expect(isNear(recording.value(.source, subject, .scale, at: start + 3), 1.5, within: 1e-5))
        }
    }
}
