import PortalModel
import Testing

/// Contexts that slide in while they are needed.
@Suite struct ContextTests {
    /// The sheet comes from 240 points below in 0.2 s: 20 a frame. Its child comes from 120 to the right.
    static let scene = TestScene(
        """
        "contexts": [
            {"name": "root", "presentation": "root"},
            {"name": "sheet", "offset": {"x": 0, "y": 240}, "animation": ".linear(duration: 0.2)"},
            {"name": "child", "parent": "sheet", "offset": {"x": 120, "y": 0}, "animation": ".linear(duration: 0.1)"},
            {"name": "plain"}, {"name": "usual", "offset": {"x": 0, "y": 100}}],
        "views": [
            \(TestScene.view("a", 0, 0, 10, 10)), \(TestScene.view("A", 0, 100, 10, 10, in: "sheet")),
            \(TestScene.view("C", 0, 200, 10, 10, in: "child")), \(TestScene.view("P", 7, 8, 10, 10, in: "plain")),
            \(TestScene.view("U", 0, 300, 10, 10, in: "usual")),
            \(TestScene.view("box", 50, 500, 90, 90, in: "sheet"))],
        "portals": [
            {"id": "p", "source": "a", "destination": "A"}, {"id": "q", "source": "A", "destination": "C"},
            {"id": "r", "source": "a", "destination": "P"}, {"id": "s", "source": "a", "destination": "U"}],
        "transitions": [
            {"name": "open", "portal": "p", "animation": ".linear(duration: 0.1)"},
            {"name": "deeper", "portal": "q", "animation": ".linear(duration: 0.1)"},
            {"name": "plainly", "portal": "r", "animation": ".linear(duration: 0.1)"},
            {"name": "usually", "portal": "s", "animation": ".linear(duration: 0.1)"}],
        "popups": [{"id": "pop", "view": "box", "settings": {"present": ".linear(duration: 0.1)"}}],
        "delayed": [{"name": "list", "offset": 0, "views": [{"view": "box", "viewIndex": 0}]}]
        """)

    struct Slide: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: String
        let role: Track.Role
        let subject: String
        let places: [(frame: Int, x: Double, y: Double)]
    }

    static let cases = [
        // In from frame 0 to 12, back from the frame of the deactivation, 30, to 42.
        Slide(
            testDescription: "a sheet for the destination", steps: "0 activate open;0.5 deactivate open",
            role: .destination, subject: "p",
            places: [(0, 0, 340), (6, 0, 220), (12, 0, 100), (30, 0, 100), (36, 0, 220), (42, 0, 340), (43, 0, 340)]),
        // Both, and both from the activation.
        Slide(
            testDescription: "a child moves with its parent", steps: "0 activate deeper", role: .destination,
            subject: "q",
            places: [(0, 120, 440), (3, 60, 380), (6, 0, 320), (9, 0, 260), (12, 0, 200)]),
        Slide(
            testDescription: "the parent of a child", steps: "0 activate deeper", role: .source, subject: "q",
            places: [(0, 0, 340), (6, 0, 220), (12, 0, 100)]),
        // There since 0, so nothing slides when the portal opens or closes.
        Slide(
            testDescription: "presented by the script",
            steps: "0 presentContext sheet;0.5 activate open;1 deactivate open;2 dismissContext sheet",
            role: .destination,
            subject: "p", places: [(30, 0, 100), (70, 0, 100), (119, 0, 100), (126, 0, 220), (132, 0, 340)]),
        Slide(
            testDescription: "dismissed under an open portal", steps: "0 activate open;0.5 dismissContext sheet",
            role: .destination, subject: "p", places: [(12, 0, 100), (30, 0, 100), (36, 0, 220), (42, 0, 340)]),
        // Dismissing the sheet takes what stands in it along.
        Slide(
            testDescription: "a parent dismissed", steps: "0 activate deeper;0.5 dismissContext sheet",
            role: .destination,
            subject: "q", places: [(30, 0, 200), (33, 60, 260), (36, 120, 320), (42, 120, 440)]),
        // Turned round in frame 6: linear to linear, from half way (120 left) up and down again.
        Slide(
            testDescription: "opened again while closing",
            steps: "0 activate open;0.5 deactivate open;0.55 activate open", role: .destination, subject: "p",
            places: [(30, 0, 100), (32, 0, 140), (45, 0, 100)]),
        // Needed by two: still there when the first closes.
        Slide(
            testDescription: "needed by two portals", steps: "0 activate open;0 activate deeper;0.5 deactivate open",
            role: .destination, subject: "p", places: [(12, 0, 100), (37, 0, 100)]),
        Slide(
            testDescription: "without an offset it is simply there", steps: "0 activate plainly", role: .destination,
            subject: "r", places: [(0, 7, 8), (5, 7, 8)]),
        Slide(
            testDescription: "over at once, it turns round", steps: "0 activate open;0.04 deactivate open",
            role: .destination, subject: "p", places: [(0, 0, 340), (3, 0, 280), (15, 0, 340)]),
        Slide(
            testDescription: "with its pop-up", steps: "0 present pop;1 dismiss pop", role: .popup, subject: "pop",
            places: [(0, 50, 740), (6, 50, 620), (12, 50, 500), (60, 50, 500), (66, 50, 620)]),
        Slide(
            testDescription: "with its container", steps: "0 appear list", role: .delayed, subject: "box",
            places: [(0, 50, 740), (6, 50, 620), (12, 50, 500)]),
    ]

    @Test(arguments: cases)
    func slides(_ slide: Slide) throws {
        let recording = try Self.scene.run(slide.steps)
        for (frame, x, y) in slide.places {
            let place = recording.rectangle(slide.role, slide.subject, at: frame)
            #expect(isNear(place?.x, x) && isNear(place?.y, y), "frame \(frame): \(String(describing: place))")
        }
    }

    /// The layer's aim includes the slide. From 100 points away the way is 400 while 60 are still to slide in frame 9.
    @Test func theLayerFollowsTheSlide() throws {
        let recording = try Self.scene.run("0 activate open;0.5 deactivate open")
        // Started in 3, there after 6 frames: from then on it is where the destination is.
        for frame in 9...10 {
            #expect(
                isNear(
                    recording.value(.layer, "p", .y, at: frame), recording.value(.destination, "p", .y, at: frame) ?? -1
                ))
        }
        // Completion waits for the flight, not for the slide, which ends in 13.
        #expect(recording.frames(of: .destinationShown, "p") == [10])
        // Half way home, with the source at rest: aim 0, half of 100 points left.
        #expect(isNear(recording.value(.layer, "p", .y, at: 33), 50))
        #expect(recording.frames(of: .completed, "p") == [11, 37])
        // The play waits for the sheet: back from 30 until 43.
        #expect(recording.frameCount == 44)
    }

    @Test func theDefaultSlideIsTheDefaultSpring() throws {
        let recording = try Self.scene.run("0 activate usually")
        let path = try Flights.path(from: SIMD2(0.0, 100), [(0, SIMD2(0, 0), ".default")])
        for (n, slide) in path.enumerated() {
            #expect(recording.value(.destination, "s", .y, at: n) == 300 + slide.y)
        }
        #expect(recording.frameCount == path.count)
    }

    @Test func aViewMovesWithinItsSlidingContext() throws {
        let moved = #"move {"view": "A", "frame": \#(TestScene.frame(30, 110, 10, 10))}"#
        let recording = try Self.scene.run("0 activate open;0.05 \(moved)")
        #expect(isNear(recording.value(.destination, "p", .x, at: 3), 30))
        #expect(isNear(recording.value(.destination, "p", .y, at: 3), 110 + 180))
    }

    /// A view that is removed counts with where it was last, slide included.
    @Test func aRemovedViewStopsSliding() throws {
        let recording = try Self.scene.run("0 activate open;0.1 remove A")
        // The flight is over in 10; in frame 5 the destination was at 340 - 100.
        #expect(isNear(recording.value(.layer, "p", .y, at: 9), 240))
        #expect(recording.rectangle(.destination, "p", at: 5) != nil)
        #expect(recording.rectangle(.destination, "p", at: 6) == nil)
    }
}
