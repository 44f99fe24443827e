import PortalModel
import Testing

/// One portal at a time, and handing over between them.
@Suite struct ItemTests {
    static let scene = TestScene(
        """
        "views": [
            \(TestScene.view("a", 0, 0, 10, 10)), \(TestScene.view("A", 100, 0, 10, 10)),
            \(TestScene.view("b", 0, 50, 10, 10)), \(TestScene.view("B", 100, 50, 10, 10))],
        "portals": [{"id": "p", "source": "a", "destination": "A"}, {"id": "q", "source": "b", "destination": "B"}],
        "transitions": [
            {"name": "pick", "item": ["p", "q"], "animation": ".linear(duration: 0.2)"},
            {"name": "slow", "portal": "p", "animation": ".linear(duration: 0.4)"},
            {"name": "late", "portal": "q", "handoff": "timed", "duration": 0.1, "animation": ".linear(duration: 0.2)"}]
        """)

    private static func select(_ item: String?) -> String {
        let value = item.map { "\"\($0)\"" } ?? "null"
        return "select {\"transition\": \"pick\", \"item\": \(value)}"
    }

    private static func transfer(_ old: String, _ new: String) -> String {
        "transfer {\"from\": \"\(old)\", \"to\": \"\(new)\"}"
    }

    private static let opened = [
        "0: activated p, layerShown p", "3: flightStarted p", "16: flightEnded p, destinationShown p",
        "17: layerHidden p, completed p true",
    ]

    private static func closed(_ id: String) -> String {
        "flightEnded \(id), layerHidden \(id), sourceShown \(id), deactivated \(id), completed \(id) false"
    }

    static let scenarios = [
        Scenario(
            "selected and selected away", scene, "0 \(select("p"));0.5 \(select(nil))", frameCount: 44,
            story: opened + ["30: layerShown p, flightStarted p", "43: \(closed("p"))"]),
        Scenario("selected twice", scene, "0 \(select("p"));0.1 \(select("p"));1 \(select("p"))", story: opened),
        Scenario(
            "another one at rest", scene, "0 \(select("p"));0.5 \(select("q"));0.6 \(select(nil))", frameCount: 50,
            story: opened + ["30: transferred q", "36: layerShown q, flightStarted q", "49: \(closed("q"))"]),
        Scenario(
            "another one in flight", scene, "0 \(select("p"));0.1 \(select("q"))", frameCount: 7,
            story: ["0: activated p, layerShown p", "3: flightStarted p", "6: interrupted p, transferred q"]),
        Scenario(
            "another one while the start is pending", scene, "0 \(select("p"));0.02 \(select("q"))", frameCount: 3,
            story: ["0: activated p, layerShown p", "2: interrupted p, transferred q"]),
        // Closing p is not open; selecting q activates it, and p goes home meanwhile.
        Scenario(
            "another one while closing", scene, "0 \(select("p"));0.5 \(select(nil));0.55 \(select("q"))",
            story: opened + [
                "30: layerShown p, flightStarted p", "33: activated q, layerShown q", "36: flightStarted q",
                "43: \(closed("p"))", "49: flightEnded q, destinationShown q", "50: layerHidden q, completed q true",
            ]),
        Scenario(
            "the same one while closing", scene, "0 \(select("p"));0.5 \(select(nil));0.55 \(select("p"))",
            story: opened + [
                "30: layerShown p, flightStarted p", "33: interrupted p, activated p", "36: flightStarted p",
                "49: flightEnded p, destinationShown p", "50: layerHidden p, completed p true",
            ]),
        // Opened by another transition, it is the one that is open.
        Scenario(
            "one that another transition opened", scene, "0 activate slow;1 \(select("q"))",
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "28: flightEnded p, destinationShown p",
                "29: layerHidden p, completed p true", "60: transferred q",
            ]),
        Scenario(
            "transferred back and forth", scene, "0 \(select("p"));1 \(transfer("p", "q"));1 \(transfer("q", "p"))",
            frameCount: 61, story: opened + ["60: transferred q, transferred p"]),
        Scenario(
            "transferred to itself", scene, "0 \(transfer("p", "p"));0 \(select("p"));1 \(transfer("p", "p"))",
            story: opened),
        Scenario("transferred from an inactive one", scene, "0 \(transfer("p", "q"))", story: ["0: warning p"]),
        Scenario(
            "transferred to one that lacks a view", scene, "0 \(select("p"));0.9 remove b;1 \(transfer("p", "q"))",
            story: opened + ["60: warning q"]),
        // In flight on its way back: interrupted, then transferred, and open.
        Scenario(
            "transferred while closing", scene,
            "0 \(select("p"));0.5 \(select(nil));0.55 \(transfer("p", "q"));1 \(select(nil))", frameCount: 74,
            story: opened + [
                "30: layerShown p, flightStarted p", "33: interrupted p, transferred q",
                "60: layerShown q, flightStarted q", "73: \(closed("q"))",
            ]),
        // flightEnded in 16; the hand-off is pending until 17.
        Scenario(
            "transferred between the flight's end and the hiding", scene, "0 \(select("p"));0.28 \(transfer("p", "q"))",
            frameCount: 18,
            story: [
                "0: activated p, layerShown p", "3: flightStarted p", "16: flightEnded p, destinationShown p",
                "17: interrupted p, transferred q",
            ]),
    ]

    @Test(arguments: scenarios)
    func selects(_ scenario: Scenario) throws { try scenario.check() }

    @Test func theNewPortalTakesOverBeingOpen() throws {
        let recording = try Self.scene.run("0 \(Self.select("p"));0.5 \(Self.select("q"));0.6 \(Self.select(nil))")
        #expect(recording.track(.source, "q")?.firstFrame == 30)
        #expect(recording.value(.source, "p", .opacity, at: 30) == 1)
        #expect(recording.value(.destination, "p", .opacity, at: 30) == 1)
        #expect(recording.value(.source, "q", .opacity, at: 30) == 0)
        #expect(recording.value(.destination, "q", .opacity, at: 30) == 1)
        #expect(recording.rectangle(.layer, "q", at: 35) == nil)
        // From its own destination.
        #expect(recording.rectangle(.layer, "q", at: 36) == Rectangle(x: 100, y: 50, width: 10, height: 10))
        #expect(recording.events.first { $0.kind == .transferred }?.value == .text("p"))
    }

    @Test func inFlightTheOldLayerIsGoneAtOnce() throws {
        let recording = try Self.scene.run("0 \(Self.select("p"));0.1 \(Self.select("q"));1 \(Self.select(nil))")
        #expect(recording.rectangle(.layer, "p", at: 5) != nil)
        #expect(recording.rectangle(.layer, "p", at: 6) == nil)
        #expect(recording.value(.destination, "q", .opacity, at: 6) == 1)
        #expect(recording.frames(of: .completed, "q") == [73])
    }

    @Test func anItemTransitionPlaysItsFirst() throws {
        let recording = try Self.scene.play("pick")
        #expect(recording.story == Self.opened + ["18: layerShown p, flightStarted p", "31: \(Self.closed("p"))"])
        #expect(recording.track(.source, "q") == nil)
    }
}
