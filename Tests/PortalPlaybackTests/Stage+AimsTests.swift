import PortalModel
import Testing

/// Where the layer goes, and how it follows what moves.
@Suite struct AimTests {
    /// 300 points in 0.2 s: 25 a frame, from frame 3 to 15.
    static let pair = TestScene.pair(#""animation": ".linear(duration: 0.2)""#)
    static let timed = TestScene.pair(
        #""animation": ".linear(duration: 0.2)", "handoff": "timed", "duration": 0.1, "delay": 0.05"#)

    private static func move(_ view: String, to x: Double) -> String {
        "move {\"view\": \"\(view)\", \"frame\": \(TestScene.frame(x, 100, 50, 50))}"
    }

    struct Follow: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let scene: TestScene
        let steps: String
        let x: [(frame: Int, x: Double)]
    }

    static let follows = [
        // What is left is kept: half way plus the 40 points of the move.
        Follow(
            testDescription: "the destination moves in flight", scene: pair,
            steps: "0 activate open;0.15 \(move("b", to: 340))", x: [(8, 125), (9, 190), (12, 265), (15, 340)]),
        Follow(
            testDescription: "the source moves in flight", scene: pair,
            steps: "0 activate open;0.15 \(move("a", to: 40))", x: [(9, 150), (15, 300)]),
        // Pending, the layer aims at the source; it starts from where the source then is.
        Follow(
            testDescription: "the source moves before the flight", scene: pair,
            steps: "0 activate open;0.02 \(move("a", to: 60))", x: [(1, 0), (2, 60), (3, 60), (9, 180), (15, 300)]),
        // In the frame of the start, script steps come before the timer: part of what is animated.
        Follow(
            testDescription: "the destination moves in the frame of the start", scene: pair,
            steps: "0 activate open;0.05 \(move("b", to: 240))", x: [(3, 0), (9, 120), (15, 240)]),
        // Listed before: part of what is animated, 300 to 60.
        Follow(
            testDescription: "the source moves before the return", scene: pair,
            steps: "0 activate open;0.5 \(move("a", to: 60));0.5 deactivate open", x: [(30, 300), (36, 180), (42, 60)]),
        // Listed after: the way of 300 to 0 is animated, and shifted by 60 at once.
        Follow(
            testDescription: "the source moves after the return began", scene: pair,
            steps: "0 activate open;0.5 deactivate open;0.5 \(move("a", to: 60))", x: [(30, 360), (36, 210), (42, 60)]),
        // Turned round half way and shifted: the retarget's shown value, 150, plus 60.
        Follow(
            testDescription: "a retarget and a move in one frame", scene: pair,
            steps: "0 activate open;0.15 deactivate open;0.15 \(move("a", to: 60))", x: [(8, 125), (9, 210), (21, 60)]),
        Follow(
            testDescription: "a destination that leaves in flight counts with its last frame", scene: pair,
            steps: "0 activate open;0.1 \(move("b", to: 340));0.15 remove b;0.16 \(move("b", to: 10))",
            x: [(9, 190), (15, 340)]),
        Follow(
            testDescription: "a source that left while open is flown back to", scene: pair,
            steps: "0 activate open;0.3 remove a;0.5 deactivate open", x: [(36, 150), (42, 0)]),
        // Captured at activation, until the portal is inactive.
        Follow(
            testDescription: "a timed flight knows the source as it was", scene: timed,
            steps: "0 activate open;0.02 \(move("a", to: 60));1 deactivate open",
            x: [(2, 0), (9, 150), (66, 150), (72, 0)]),
        Follow(
            testDescription: "a timed flight follows its destination", scene: timed,
            steps: "0 activate open;0.15 \(move("b", to: 340))", x: [(9, 190), (15, 340)]),
        Follow(
            testDescription: "a timed flight from rest captures anew", scene: timed,
            steps: "0 activate open;0.01 deactivate open;0.02 \(move("a", to: 60));0.1 activate open",
            x: [(0, 0), (6, 60), (15, 180)]),
        Follow(
            testDescription: "moved before the activation in its frame", scene: timed,
            steps: "0 \(move("a", to: 60));0 activate open;0 \(move("a", to: 80))", x: [(0, 60), (9, 180)]),
    ]

    @Test(arguments: follows)
    func theLayerFollows(_ follow: Follow) throws {
        let recording = try follow.scene.run(follow.steps)
        for (frame, x) in follow.x {
            let shown = recording.value(.layer, "p", .x, at: frame)
            #expect(isNear(shown, x), "frame \(frame): \(shown ?? .nan) instead of \(x)")
        }
    }

    /// The size is animated as the position is.
    @Test func sizesAreAnimatedToo() throws {
        let scene = Self.configured("", source: (0, 0, 100, 50), destination: (100, 100, 200, 200))
        let recording = try scene.run("0 activate open")
        #expect(
            Self.isNearly(recording.rectangle(.layer, "p", at: 9), Rectangle(x: 50, y: 50, width: 150, height: 125)))
    }

    struct Derived: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let start: Rectangle
        let end: Rectangle
    }

    /// A source of 100 by 50, a destination of 200 by 200 at (100, 100).
    static let derived = [
        // min(200/100, 200/50) = 2: 200 by 100, centred.
        Derived(
            testDescription: #""aspect": "fit""#, start: Rectangle(x: 0, y: 0, width: 100, height: 50),
            end: Rectangle(x: 100, y: 150, width: 200, height: 100)),
        // max(2, 4) = 4: 400 by 200.
        Derived(
            testDescription: #""aspect": "fill""#, start: Rectangle(x: 0, y: 0, width: 100, height: 50),
            end: Rectangle(x: 0, y: 100, width: 400, height: 200)),
        Derived(
            testDescription: #""aspect": "source""#, start: Rectangle(x: 0, y: 0, width: 100, height: 50),
            end: Rectangle(x: 150, y: 175, width: 100, height: 50)),
        Derived(
            testDescription: #""sourceFrame": {"x": 5, "y": 6, "width": 7, "height": 8}"#,
            start: Rectangle(x: 5, y: 6, width: 7, height: 8), end: Rectangle(x: 100, y: 100, width: 200, height: 200)),
        Derived(
            testDescription: #""destinationFrame": {"x": 50, "y": 60, "width": 70, "height": 80}"#,
            start: Rectangle(x: 0, y: 0, width: 100, height: 50), end: Rectangle(x: 50, y: 60, width: 70, height: 80)),
    ]

    @Test(arguments: derived)
    func rawConfigurationsReplaceOrDeriveTheEnds(_ derived: Derived) throws {
        let scene = Self.configured(
            #", "configuration": {"level": "raw", \#(derived.testDescription)}"#, source: (0, 0, 100, 50),
            destination: (100, 100, 200, 200))
        let recording = try scene.run("0 activate open;0.5 deactivate open")
        #expect(Self.isNearly(recording.rectangle(.layer, "p", at: 0), derived.start))
        #expect(Self.isNearly(recording.rectangle(.layer, "p", at: 16), derived.end))
        #expect(Self.isNearly(recording.rectangle(.layer, "p", at: 30), derived.end))
        // Half way back.
        #expect(isNear(recording.value(.layer, "p", .x, at: 36), (derived.start.x + derived.end.x) / 2))
        // The two views stay what they are.
        #expect(
            recording.rectangle(.destination, "p", at: 16) == Rectangle(x: 100, y: 100, width: 200, height: 200))
        #expect(recording.rectangle(.source, "p", at: 16) == Rectangle(x: 0, y: 0, width: 100, height: 50))
    }

    /// The position starts in frame 0. In frame 1 its aim stays what it is, as the source has gone to where the
    /// destination is, and only the size starts: 50 points after 200, with the same spring a frame later.
    @Test func aSizeThatStartsAfterThePositionHasItsOwnTime() throws {
        let scene = TestScene(
            """
            "views": [\(TestScene.view("a", 0, 0, 100, 100)), \(TestScene.view("b", 200, 0, 100, 100))],
            "portals": [{"id": "p", "source": "a", "destination": "b"}],
            "transitions": [{"name": "open", "portal": "p", "delay": 0}]
            """)
        let moved = #"move {"view": "a", "frame": \#(TestScene.frame(200, 0, 150, 150))}"#
        let recording = try scene.run("0 activate open;0.016 \(moved);0.016 deactivate open")
        let frames = [(0.0, 100.0), (8.41565, 100), (29.87366, 102.10391), (55.5215, 107.46841)]
        for (frame, (x, width)) in frames.enumerated() {
            #expect(isNear(recording.value(.layer, "p", .x, at: frame), x, within: 1e-5), "frame \(frame)")
            #expect(isNear(recording.value(.layer, "p", .width, at: frame), width, within: 1e-5), "frame \(frame)")
        }
    }

    /// Of a destination of 200 by 200 at (100, 100).
    static let flat: [(aspect: String, width: Double, height: Double, end: Rectangle)] = [
        ("source", 60, 0, Rectangle(x: 170, y: 200, width: 60, height: 0)),
        ("source", 0, 0, Rectangle(x: 200, y: 200, width: 0, height: 0)),
        // The only side that there is fills the destination's.
        ("fit", 60, 0, Rectangle(x: 100, y: 200, width: 200, height: 0)),
        ("fit", 0, 50, Rectangle(x: 200, y: 100, width: 0, height: 200)),
        ("fit", 0, 0, Rectangle(x: 100, y: 100, width: 200, height: 200)),
        ("fill", 60, 0, Rectangle(x: 100, y: 100, width: 200, height: 200)),
    ]

    @Test(arguments: flat)
    func aSourceWithoutAreaIsCentredToo(aspect: String, width: Double, height: Double, end: Rectangle) throws {
        let scene = Self.configured(
            #", "configuration": {"level": "raw", "aspect": "\#(aspect)"}"#, source: (0, 0, width, height),
            destination: (100, 100, 200, 200))
        let recording = try scene.run("0 activate open")
        #expect(Self.isNearly(recording.rectangle(.layer, "p", at: 16), end))
    }

    /// Replaced ends stay where they are, derived ones follow both views.
    @Test func replacedEndsDoNotMove() throws {
        let raw = #"{"level": "raw", "destinationFrame": \#(TestScene.frame(240, 100, 50, 50))}"#
        let scene = TestScene.pair(#""animation": ".linear(duration: 0.2)", "configuration": \#(raw)"#)
        let recording = try scene.run("0 activate open;0.15 \(Self.move("b", to: 340))")
        #expect(isNear(recording.value(.layer, "p", .x, at: 9), 120))
        #expect(isNear(recording.value(.layer, "p", .x, at: 16), 240))
        #expect(recording.value(.destination, "p", .x, at: 16) == 340)
    }

    @Test func derivedEndsFollowBothViews() throws {
        let scene = Self.configured(
            #", "configuration": {"level": "raw", "aspect": "fit"}"#, source: (0, 0, 100, 50),
            destination: (100, 100, 200, 200))
        let widened = #"move {"view": "a", "frame": \#(TestScene.frame(0, 0, 100, 25))}"#
        let moved = #"move {"view": "b", "frame": \#(TestScene.frame(110, 120, 200, 200))}"#
        let recording = try scene.run("0 activate open;0.1 \(widened);0.1 \(moved)")
        // min(2, 8) = 2: 200 by 50 in the middle of the moved destination.
        #expect(
            Self.isNearly(recording.rectangle(.layer, "p", at: 16), Rectangle(x: 110, y: 195, width: 200, height: 50)))
    }

    /// Radius 10 to 30, blur 0 to 8, opacity 1 to 0.5, half way in the middle of the flight; `rest` in between.
    @Test(arguments: ["styling", "full"])
    func stylesAreToggledWithTheFlight(level: String) throws {
        let configuration = """
            {"level": "\(level)", "inactive": {"cornerRadius": 10},
             "active": {"cornerRadius": 30, "blur": 8, "opacity": 0.5}}
            """
        let scene = TestScene.pair(#""animation": ".linear(duration: 0.2)", "configuration": \#(configuration)"#)
        let recording = try scene.play("open")
        let layer = try #require(recording.track(.layer, "p"))
        #expect(layer.columns == [.x, .y, .width, .height, .opacity, .scale, .cornerRadius, .blur])
        for (frame, style) in [(0, [1.0, 10, 0]), (9, [0.75, 20, 4]), (16, [0.5, 30, 8]), (24, [0.75, 20, 4])] {
            let row = try #require(layer[frame: frame].map(Array.init))
            #expect(zip([row[4], row[6], row[7]], style).allSatisfy { isNear($0, $1) })
        }
        // The two views keep their opacity.
        #expect(recording.value(.destination, "p", .opacity, at: 16) == 1)
    }

    /// Two equal frames: only the radius moves, and the completion waits for it.
    @Test func completionWaitsForTheStyle() throws {
        let scene = Self.configured(
            #", "configuration": {"level": "styling", "active": {"cornerRadius": 30}}"#, source: (5, 5, 10, 10),
            destination: (5, 5, 10, 10))
        #expect(try scene.run("0 activate open").frames(of: .flightEnded, "p") == [16])
    }

    private static func configured(
        _ configuration: String, source: (Double, Double, Double, Double),
        destination: (Double, Double, Double, Double)
    ) -> TestScene {
        let a = TestScene.view("a", source.0, source.1, source.2, source.3)
        let b = TestScene.view("b", destination.0, destination.1, destination.2, destination.3)
        return TestScene(
            """
            "views": [\(a), \(b)], "portals": [{"id": "p", "source": "a", "destination": "b"}],
            "transitions": [{"name": "open", "portal": "p", "animation": ".linear(duration: 0.2)"\(configuration)}]
            """)
    }

    private static func isNearly(_ a: Rectangle?, _ b: Rectangle) -> Bool {
        guard let a else { return false }
        return isNear(a.x, b.x) && isNear(a.y, b.y) && isNear(a.width, b.width) && isNear(a.height, b.height)
    }
}
