import PortalModel
import Testing

/// Pop-ups come, stack, take taps and go.
@Suite struct PopupTests {
    private static let quick = #""present": ".linear(duration: 0.1)", "dismiss": ".linear(duration: 0.1)""#
    /// Content there in 0.1 s and gone in 0.1 s; the background takes 0.35 s each way: over when t > 0.35, 22 frames.
    static let scene = TestScene(
        """
        "views": [
            \(TestScene.view("low", 100, 100, 100, 100)), \(TestScene.view("high", 300, 300, 50, 50)),
            \(TestScene.view("one", 0, 0, 10, 10)), \(TestScene.view("two", 0, 0, 10, 10))],
        "popups": [
            {"id": "p", "view": "low", "settings": {\(quick)}},
            {"id": "q", "view": "high", "settings": {\(quick),
                "dismissOnBackgroundTap": false}},
            {"id": "i", "items": ["one", "two"],
                "settings": {\(quick)}},
            {"id": "slow", "view": "low",
                "settings": {"present": ".linear(duration: 1)", "dismiss": ".linear(duration: 0.5)"}},
            {"id": "usual", "view": "low"}]
        """)

    private static func select(_ item: String?) -> String {
        let value = item.map { "\"\($0)\"" } ?? "null"
        return "select {\"popup\": \"i\", \"item\": \(value)}"
    }

    private static func tap(_ x: Double, _ y: Double) -> String { "tap {\"x\": \(x), \"y\": \(y)}" }

    static let scenarios = [
        Scenario(
            "there and back", scene, "0 present p;1 dismiss p", frameCount: 83,
            story: ["0: presented p", "22: settled p", "60: dismissing p", "82: dismissed p"]),
        // Settled when both have ended: here the content is the later one, 61 frames; gone after 31.
        Scenario(
            "the slower of the two counts", scene, "0 present slow;2 dismiss slow", frameCount: 152,
            story: ["0: presented slow", "61: settled slow", "120: dismissing slow", "151: dismissed slow"]),
        Scenario(
            "presented twice", scene, "0 present p;0.1 present p",
            story: ["0: presented p", "6: warning p", "22: settled p"]),
        Scenario("dismissed while absent", scene, "0 dismiss p", frameCount: 1, story: ["0: warning p"]),
        Scenario(
            "dismissed and tapped while leaving", scene, "0 present p;0.5 dismiss p;0.6 dismiss p;0.7 tapBackground p",
            story: [
                "0: presented p", "22: settled p", "30: dismissing p", "36: warning p", "42: warning p",
                "52: dismissed p",
            ]),
        Scenario("tapped while absent", scene, "0 tapBackground q", story: ["0: warning q"]),
        // Turned round in 6, never settled: the background combines, and is over 22 frames later.
        Scenario(
            "dismissed while coming", scene, "0 present p;0.1 dismiss p", frameCount: 29,
            story: ["0: presented p", "6: dismissing p", "28: dismissed p"]),
        Scenario(
            "presented again while leaving", scene, "0 present p;0.5 dismiss p;0.6 present p", frameCount: 59,
            story: ["0: presented p", "22: settled p", "30: dismissing p", "36: presented p", "58: settled p"]),
        Scenario(
            "the background is tapped", scene, "0 present p;0 present q;0.5 tapBackground q;0.6 tapBackground p",
            story: [
                "0: presented p, presented q", "22: settled p, settled q", "30: tapIgnored q", "36: dismissing p",
                "58: dismissed p",
            ]),
        // Items: the old one leaves with its own view, the new one comes above it.
        Scenario(
            "another item", scene, "0 \(select("one"));0.5 \(select("two"));1 \(select(nil))",
            story: [
                "0: presented i:one", "22: settled i:one", "30: dismissing i:one, presented i:two",
                "52: dismissed i:one, settled i:two", "60: dismissing i:two", "82: dismissed i:two",
            ]),
        Scenario(
            "the same item", scene, "0 \(select("one"));0.5 \(select("one"))",
            story: ["0: presented i:one", "22: settled i:one"]),
        // Back to the one that is leaving: it turns round and keeps its place, below, so it settles first.
        Scenario(
            "back to the item that is leaving", scene, "0 \(select("one"));0.5 \(select("two"));0.6 \(select("one"))",
            story: [
                "0: presented i:one", "22: settled i:one", "30: dismissing i:one, presented i:two",
                "36: dismissing i:two, presented i:one", "58: settled i:one, dismissed i:two",
            ]),
        Scenario("without its view", scene, "0 remove low;0 present p", frameCount: 1, story: ["0: warning p"]),
        // Taps: from the top, the first that is not leaving decides. Content of q: 300...350.
        Scenario("nothing to tap", scene, "0 \(tap(10, 10))", frameCount: 1, story: []),
        Scenario(
            "left and top edge in", scene, "0 present p;0.5 \(tap(100, 100));0.5 \(tap(199.999, 199.999))",
            story: ["0: presented p", "22: settled p"]),
        Scenario(
            "right edge out", scene, "0 present p;0.5 \(tap(200, 150))",
            story: ["0: presented p", "22: settled p", "30: dismissing p", "52: dismissed p"]),
        Scenario(
            "bottom edge out", scene, "0 present p;0.5 \(tap(150, 200))",
            story: ["0: presented p", "22: settled p", "30: dismissing p", "52: dismissed p"]),
        Scenario(
            "the upper background covers the lower content", scene, "0 present p;0 present q;0.5 \(tap(150, 150))",
            story: ["0: presented p, presented q", "22: settled p, settled q", "30: tapIgnored q"]),
        // q leaves: the tap goes through to p.
        Scenario(
            "one that is leaving takes no tap", scene, "0 present p;0 present q;0.5 dismiss q;0.6 \(tap(320, 320))",
            story: [
                "0: presented p, presented q", "22: settled p, settled q", "30: dismissing q", "36: dismissing p",
                "52: dismissed q", "58: dismissed p",
            ]),
        Scenario(
            "outside the canvas there is no background", scene, "0 present p;0.5 \(tap(401, 10));0.5 \(tap(-1, 10))",
            story: ["0: presented p", "22: settled p"]),
        // Scale 29 / 60 in frame 29, the last one sampled before frame 30: the content is 150 - 24.2 ... 150 + 24.2.
        Scenario(
            "the content is as large as it is drawn", scene, "0 present slow;0.5 \(tap(126, 126));0.5 \(tap(125, 125))",
            story: ["0: presented slow", "30: dismissing slow", "61: dismissed slow"]),
    ]

    @Test(arguments: scenarios)
    func popsUp(_ scenario: Scenario) throws { try scenario.check() }

    @Test func contentScalesAndAppearsTogether() throws {
        let recording = try Self.scene.run("0 present p;1 dismiss p")
        #expect(recording.track(.popup, "p")?.columns == [.x, .y, .width, .height, .scale, .opacity])
        for (frame, p) in [(0, 0), (3, 0.5), (6, 1), (60, 1), (63, 0.5), (66, 0), (81, 0)] {
            #expect(isNear(recording.value(.popup, "p", .scale, at: frame), p, within: 1e-5))
            #expect(isNear(recording.value(.popup, "p", .opacity, at: frame), p, within: 1e-5))
        }
        // The unscaled frame, always.
        #expect(recording.rectangle(.popup, "p", at: 3) == Rectangle(x: 100, y: 100, width: 100, height: 100))
        let background = try Flights.path(from: 0.0, [(0, 1, ".easeInOut"), (60, 0, ".easeInOut")])
        for frame in 0..<82 {
            let expected = frame < background.count ? background[frame] : 0
            #expect(recording.value(.popupBackground, "p", .opacity, at: frame) == expected)
        }
        #expect(recording.rectangle(.popup, "p", at: 82) == nil)
        #expect(recording.value(.popupBackground, "p", .opacity, at: 82) == nil)
    }

    /// `.interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.25)`, and out in 0.3 s.
    @Test func theDefaultPresentationOvershoots() throws {
        let recording = try Self.scene.run("0 present usual;3 dismiss usual")
        let opacities = recording.values(.popup, "usual", .opacity).compactMap(\.self)
        #expect(abs((opacities.max() ?? 0) - 1.15887) < 1e-5)
        #expect(isNear(recording.value(.popup, "usual", .opacity, at: 199), 0, within: 1e-9))
        #expect(recording.frames(of: .dismissed, "usual") == [202])
    }

    /// From where it is, with the dismiss animation: linear on linear, from 0.6 down to 0.
    @Test func leavingGoesOnFromWhereItIs() throws {
        let recording = try Self.scene.run("0 present slow;0.6 dismiss slow")
        let path = try Flights.path(from: 0.0, [(0, 1, ".linear(duration: 1)"), (36, 0, ".linear(duration: 0.5)")])
        for (frame, p) in path.dropLast().enumerated() {
            #expect(recording.value(.popup, "slow", .opacity, at: frame) == p)
        }
        #expect(isNear(recording.value(.popup, "slow", .opacity, at: 36), 0.6, within: 1e-5))
    }

    /// Played alone: dismissed in the frame after `settled`.
    @Test(arguments: [("p", "p"), ("i", "i:one")])
    func playedAloneItGoesByItself(play: String, subject: String) throws {
        let recording = try Self.scene.play(play)
        #expect(
            recording.story == [
                "0: presented \(subject)", "22: settled \(subject)", "23: dismissing \(subject)",
                "45: dismissed \(subject)",
            ])
        #expect(recording.frameCount == 46)
    }

    @Test func theContentFollowsItsViewAndLeavesWithIt() throws {
        let moved = #"move {"view": "low", "frame": \#(TestScene.frame(1, 2, 3, 4))}"#
        let recording = try Self.scene.run("0 present p;0.1 \(moved);0.2 remove low")
        #expect(recording.rectangle(.popup, "p", at: 6) == Rectangle(x: 1, y: 2, width: 3, height: 4))
        #expect(recording.rectangle(.popup, "p", at: 12) == nil)
        #expect(recording.value(.popupBackground, "p", .opacity, at: 22) == 1)
    }
}
