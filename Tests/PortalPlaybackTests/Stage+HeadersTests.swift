import PortalModel
import Testing

/// Headers whose title and accessory flow into the bar.
@Suite struct HeaderTests {
    private static let title =
        """
        "title": {"view": "t", "source": \(TestScene.frame(0, 100, 100, 40)),
            "destination": \(TestScene.frame(200, 0, 50, 20))}
        """
    private static let accessory =
        """
        "accessory": {"view": "o", "source": \(TestScene.frame(0, 0, 100, 90)),
            "destination": \(TestScene.frame(300, 0, 25, 25))}
        """

    private static func scene(_ header: String) -> TestScene {
        TestScene(
            """
            "views": [\(TestScene.view("t", 0, 100, 100, 40)), \(TestScene.view("o", 0, 0, 100, 90))],
            "headers": [{"id": "h", \(header)}]
            """)
    }

    static let directional = scene(title)
    static let nearest = scene(title + #", "snapping": "nearest""#)
    static let loose = scene(title + #", "snapping": "none""#)
    static let both = scene(title + ", " + accessory)

    private static func scroll(_ offset: Double) -> String { "scroll {\"header\": \"h\", \"offset\": \(offset)}" }

    /// Start 5, range 40: half way at 25.
    static let scenarios = [
        Scenario("down and let go", directional, "0 \(scroll(15));0.1 endScroll h", story: ["6: snapped h 1"]),
        Scenario(
            "down, up and let go", directional, "0 \(scroll(35));0.1 \(scroll(34));0.2 endScroll h",
            story: ["12: snapped h 0"]),
        // A tremble of at most 0.1 points is no direction.
        Scenario(
            "a tremble does not turn", directional, "0 \(scroll(35));0.1 \(scroll(34.95));0.2 endScroll h",
            story: ["12: snapped h 1"]),
        Scenario("let go before the start", directional, "0 \(scroll(5));0.1 endScroll h", frameCount: 7, story: []),
        Scenario("let go at the end", directional, "0 \(scroll(45));0.1 endScroll h", story: []),
        // The computed progress counts: 1 from the first scroll on, whatever is shown.
        Scenario("let go at once at the end", directional, "0 \(scroll(45));0 endScroll h", story: []),
        Scenario("let go at once half way", directional, "0 \(scroll(25));0 endScroll h", story: ["0: snapped h 1"]),
        Scenario("nearest, at the middle", nearest, "0 \(scroll(25));0.1 endScroll h", story: ["6: snapped h 0"]),
        Scenario("nearest, above the middle", nearest, "0 \(scroll(25.5));0.1 endScroll h", story: ["6: snapped h 1"]),
        Scenario(
            "nearest, below the middle", nearest, "0 \(scroll(40));0.1 \(scroll(20));0.2 endScroll h",
            story: ["12: snapped h 0"]),
        Scenario("no snapping", loose, "0 \(scroll(25));0.1 endScroll h", story: []),
        // Held at 1 by moves down; a move up, however small, releases, and it can be snapped again, upwards by the last
        // move of more than 0.1.
        Scenario(
            "held and released", directional,
            "0 \(scroll(15));0.1 endScroll h;0.2 \(scroll(20));0.3 \(scroll(19.95));0.4 endScroll h",
            story: ["6: snapped h 1", "24: snapped h 1"]),
        Scenario(
            "held and released by a real move", directional,
            "0 \(scroll(15));0.1 endScroll h;0.3 \(scroll(14));0.4 endScroll h",
            story: ["6: snapped h 1", "24: snapped h 0"]),
    ]

    @Test(arguments: scenarios)
    func scrolls(_ scenario: Scenario) throws { try scenario.check() }

    struct Flow: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: String
        let changes: [(frame: Int, to: Double, animation: String)]
    }

    private static let follow = ".smooth(duration: 0.3)"
    private static let snap = ".smooth(duration: 0.4)"
    static let flows = [
        Flow(testDescription: "one scroll", steps: "0 \(scroll(15))", changes: [(0, 0.25, follow)]),
        Flow(
            testDescription: "to the present offset", steps: "0 \(scroll(15));0.1 \(scroll(15))",
            changes: [(0, 0.25, follow)]),
        Flow(
            testDescription: "scrolls merge", steps: "0 \(scroll(15));0.05 \(scroll(25));0.1 \(scroll(35))",
            changes: [(0, 0.25, follow), (3, 0.5, follow), (6, 0.75, follow)]),
        Flow(
            testDescription: "a snap", steps: "0 \(scroll(15));0.1 endScroll h",
            changes: [(0, 0.25, follow), (6, 1, snap)]),
        // Held while it moves on, then released to (13 - 5) / 40.
        Flow(
            testDescription: "a snap that is held and released",
            steps: "0 \(scroll(15));0.1 endScroll h;0.2 \(scroll(18));0.3 \(scroll(13))",
            changes: [(0, 0.25, follow), (6, 1, snap), (18, 0.2, follow)]),
        Flow(
            testDescription: "a snap upwards that is held and released",
            steps: "0 \(scroll(35));0.1 \(scroll(25));0.2 endScroll h;0.3 \(scroll(15));0.4 \(scroll(15.05))",
            changes: [(0, 0.75, follow), (6, 0.5, follow), (12, 0, snap), (24, (15.05 - 5) / 40, follow)]),
    ]

    @Test(arguments: flows)
    func theProgressFollows(_ flow: Flow) throws {
        let recording = try Self.directional.run(flow.steps)
        let path = try Flights.path(from: 0.0, flow.changes)
        for frame in 0..<recording.frameCount {
            let p = frame < path.count ? path[frame] : flow.changes.last?.to ?? 0
            #expect(recording.value(.headerTitle, "h", .progress, at: frame) == p)
            // (50, 120) to (225, 10); height 40 to 20.
            #expect(isNear(recording.value(.headerTitle, "h", .centerX, at: frame), 50 + 175 * p, within: 1e-9))
            #expect(isNear(recording.value(.headerTitle, "h", .centerY, at: frame), 120 - 110 * p, within: 1e-9))
            #expect(isNear(recording.value(.headerTitle, "h", .scale, at: frame), 1 - 0.5 * p, within: 1e-9))
        }
        #expect(recording.frameCount >= path.count)
    }

    /// The accessory flows, so it starts at 90 / 3 = 30; its opacity is max(0.6, 1 - 4 p).
    @Test func anAccessoryFlowsAlong() throws {
        let recording = try Self.both.run(
            "0 \(Self.scroll(32));1 \(Self.scroll(34));2 \(Self.scroll(50));4 \(Self.scroll(70))")
        #expect(
            recording.track(.headerAccessory, "h")?.columns == [
                .progress, .centerX, .centerY, .scaleX, .scaleY, .opacity,
            ])
        for (frame, p, opacity) in [
            (59, 0.05, 0.8), (119, 0.1, 0.6), (239, 0.5, 0.6), (recording.frameCount - 1, 1, 0.6),
        ] {
            let row = try #require(recording.track(.headerAccessory, "h")?[frame: frame].map(Array.init))
            // (50, 45) to (312.5, 12.5); (100, 90) to (25, 25).
            let expected = [p, 50 + 262.5 * p, 45 - 32.5 * p, 1 - 0.75 * p, (90 - 65 * p) / 90, opacity]
            #expect(zip(row, expected).allSatisfy { isNear($0, $1, within: 1e-9) }, "\(row)")
        }
    }

    /// Shown in the bar without flowing: there, with opacity p, and without a say in the start.
    @Test func aStaticAccessoryFadesIn() throws {
        let scene = Self.scene(
            Self.title + ", " + Self.accessory + #", "displays": ["title"], "bar": ["title", "accessory"]"#)
        let recording = try scene.run("0 \(Self.scroll(25))")
        let last = recording.frameCount - 1
        #expect(recording.value(.headerAccessory, "h", .opacity, at: 0) == 0)
        #expect(recording.value(.headerAccessory, "h", .opacity, at: last) == 0.5)
        #expect(recording.value(.headerAccessory, "h", .centerX, at: 0) == 312.5)
        #expect(recording.value(.headerTitle, "h", .progress, at: last) == 0.5)
    }

    /// What neither flows nor is in the bar is nowhere; the start is that of a header without an accessory.
    @Test func anAccessoryThatIsNotDisplayedHasNoTrack() throws {
        let scene = Self.scene(Self.title + ", " + Self.accessory + #", "displays": ["title"]"#)
        let recording = try scene.run("0 \(Self.scroll(25))")
        #expect(recording.track(.headerAccessory, "h") == nil)
        #expect(recording.value(.headerTitle, "h", .progress, at: recording.frameCount - 1) == 0.5)
    }

    @Test func aRemovedSourceLeavesTheElementAtItsDestination() throws {
        let recording = try Self.both.run("0 \(Self.scroll(40));0.5 remove t;0.5 remove o;2 \(Self.scroll(45))")
        #expect(recording.value(.headerTitle, "h", .centerX, at: 29) != 225)
        for frame in [30, 100, recording.frameCount - 1] {
            #expect(recording.value(.headerTitle, "h", .centerX, at: frame) == 225)
            #expect(recording.value(.headerTitle, "h", .scale, at: frame) == 0.5)
            #expect(recording.value(.headerAccessory, "h", .centerX, at: frame) == 312.5)
            #expect(recording.value(.headerAccessory, "h", .scaleX, at: frame) == 0.25)
            #expect(recording.value(.headerAccessory, "h", .opacity, at: frame) == 1)
        }
    }

    /// In frames 0...floor(0.5 fps) a scroll to 45 i / k each, the last exactly 45.
    @Test(arguments: [(60, 30), (25, 12), (1, 0)])
    func playedAloneItScrollsThrough(fps: Int, k: Int) throws {
        let recording = try Self.directional.play("h", fps: fps)
        let offsets = (0...k).map { $0 == k ? 45 : 45 * Double($0) / Double(k) }
        var changes: [(frame: Int, to: Double, animation: String)] = []
        for (frame, offset) in offsets.enumerated() where offset > 5 {
            changes.append((frame, min((offset - 5) / 40, 1), Self.follow))
        }
        let path = try Flights.path(from: 0.0, changes, fps: fps)
        let first = try #require(changes.first?.frame)
        for (n, p) in path.enumerated() { #expect(recording.value(.headerTitle, "h", .progress, at: first + n) == p) }
        #expect(recording.events.isEmpty)
        #expect(recording.frameCount == first + path.count)
    }
}
