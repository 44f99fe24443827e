import PortalModel
import Testing

/// Delayed containers.
@Suite struct ContainerTests {
    private static func scene(_ container: String) -> TestScene {
        let views = (0..<5).map { TestScene.view("v\($0)", 40, 100 * Double($0), 200, 24) }.joined(separator: ", ")
        return TestScene(#""views": [\#(views)], "delayed": [{"name": "list", \#(container)}]"#)
    }

    static let five = scene(
        #""views": [\#((0..<5).map { #"{"view": "v\#($0)", "viewIndex": \#($0)}"# }.joined(separator: ", "))]"#)

    /// The last ends at 0.1 + 4 * 0.2 + 0.6 = 1.5 s, where a curve still answers: still in the frame after.
    @Test(arguments: [(60, 91), (120, 181), (30, 46)])
    func fiveViewsAreThereAfterOneAndAHalfSeconds(fps: Int, frame: Int) throws {
        let recording = try Self.five.play("list", fps: fps)
        #expect(recording.story == ["0: appeared list", "\(frame): settled list"])
        #expect(recording.frameCount == frame + 1)
    }

    @Test func everyIndexWaitsItsTurn() throws {
        let recording = try Self.five.play("list")
        for index in 0..<5 {
            let animation = ".easeOut(duration: 0.6).delay(\(0.1 + Double(index) * 0.2))"
            let opacity = try Flights.path(from: 0.0, [(0, 1, animation)])
            let offset = try Flights.path(from: SIMD2(0.0, 20), [(0, SIMD2(0, 0), animation)])
            for frame in 0..<recording.frameCount {
                let shown = recording.value(.delayed, "v\(index)", .opacity, at: frame)
                #expect(shown == (frame < opacity.count ? opacity[frame] : 1))
                let y = 100 * Double(index) + (frame < offset.count ? offset[frame].y : 0)
                #expect(recording.value(.delayed, "v\(index)", .y, at: frame) == y)
            }
            // The delay is due in frame 6 + 12 i: nothing moves before.
            #expect(recording.value(.delayed, "v\(index)", .opacity, at: 6 + 12 * index) == 0)
            #expect((recording.value(.delayed, "v\(index)", .opacity, at: 7 + 12 * index) ?? 0) > 0)
        }
        #expect(recording.track(.delayed, "v0")?.columns == [.x, .y, .width, .height, .opacity])
    }

    /// Repeats, gaps and overrides: v2 of index 9 without a delay, sideways, by 50 points, in 0.1 s.
    @Test func aViewOverridesItsContainer() throws {
        let scene = Self.scene(
            """
            "delay": 0.5, "animationDuration": 0.2, "offset": 12, "orientation": "vertical", "views": [
                {"view": "v0", "viewIndex": 1}, {"view": "v1", "viewIndex": 1},
                {"view": "v2", "viewIndex": 9, "delay": 0, "offset": 50, "orientation": "horizontal",
                    "animationDuration": 0.1}]
            """)
        let recording = try scene.run("0.5 appear list")
        #expect(recording.track(.delayed, "v0")?.firstFrame == 30)
        #expect(recording.rectangle(.delayed, "v0", at: 30) == Rectangle(x: 40, y: 12, width: 200, height: 24))
        #expect(recording.rectangle(.delayed, "v2", at: 30) == Rectangle(x: 90, y: 200, width: 200, height: 24))
        // v2: 0.1 s of delay from frame 30, 0.1 s of motion: the target in frame 42.
        #expect(isNear(recording.value(.delayed, "v2", .x, at: 42), 40, within: 1e-9))
        // v0: 48 frames after 30 are 0.8 s, and in doubles 0.8 - 0.6 is a little more than 0.2: over.
        #expect(recording.value(.delayed, "v0", .opacity, at: 66) == 0)
        #expect(recording.story == ["30: appeared list", "78: settled list"])
    }

    @Test func appearingTwiceIsAWarning() throws {
        #expect(
            try Self.five.run("0 appear list;0.5 appear list;3 appear list").story == [
                "0: appeared list", "30: warning list", "91: settled list", "180: warning list",
            ])
    }

    /// No offset and no duration: opacity alone, over as soon as the delay is.
    @Test func withoutAnythingToMoveItIsStill() throws {
        let scene = Self.scene(
            #""offset": 0, "animationDuration": 0, "views": [{"view": "v0", "viewIndex": 0}]"#)
        let recording = try scene.play("list")
        #expect(recording.value(.delayed, "v0", .opacity, at: 0) == 1)
        #expect(recording.events.map(\.kind) == [.appeared, .settled])
    }

    @Test func aRemovedViewIsNotDrawn() throws {
        let recording = try Self.five.run("0 remove v1;0 appear list;0.5 remove v0")
        #expect(recording.track(.delayed, "v1") == nil)
        #expect(recording.rectangle(.delayed, "v0", at: 29) != nil)
        #expect(recording.rectangle(.delayed, "v0", at: 30) == nil)
        #expect(recording.frames(of: .settled, "list") == [91])
    }
}
