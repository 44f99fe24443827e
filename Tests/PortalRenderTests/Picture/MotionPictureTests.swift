import PortalModel
import Testing

@testable import PortalRender

@Suite struct MotionPictureTests {
    private func picture(
        frames: Int = 4, play: String = "open", events: [RecordedEvent] = [], tracks: [Track] = []
    ) -> MotionPicture {
        var recording = Recording.made(frameCount: frames, events: events, tracks: tracks)
        recording.play = play
        return MotionPicture(of: recording, in: SceneFixture.scene)
    }

    private static let atRest = ["view back", "view card", "view line", "view front"]

    @Test func withoutTracksTheRootIsAtRest() {
        #expect(picture().drawn(in: 0) == Self.atRest)
    }

    @Test func layersAreAboveTheContextsThatAFlightNeeds() {
        let events = [
            RecordedEvent(frame: 1, kind: .activated, subject: "hero"),
            RecordedEvent(frame: 2, kind: .flightStarted, subject: "hero"),
            RecordedEvent(frame: 3, kind: .flightStarted, subject: "hero"),
        ]
        let tracks = [
            Track(.source, "hero", from: 1, Track.rectangle, Array(repeating: [10, 20, 20, 20, 0], count: 3)),
            Track(
                .destination, "hero", from: 1, Track.rectangle,
                [[10, 300, 20, 20, 0], [10, 150, 20, 20, 1], [10, 300, 20, 20, 1]]),
            Track(.layer, "hero", from: 1, Track.rectangle, [[10, 20, 20, 20, 1], [12, 30, 24, 24, 1], nil]),
        ]
        let picture = picture(events: events, tracks: tracks)
        #expect(picture.drawn(in: 0) == ["view back", "source hero", "view line", "view front"])
        let flying = ["view back", "view line", "view front", "view paper", "destination hero", "layer hero"]
        #expect(picture.drawn(in: 2) == flying)
        // The paper is carried by the sheet that the destination tells of.
        #expect(picture.element(.view, "paper")?.state(at: 2)?.frame.y == 140)
        // Closed and at the end of its slide, the sheet is gone, whatever the destination's opacity.
        #expect(picture.drawn(in: 3) == ["view back", "view line", "view front"])
        #expect(picture.element(.layer, "hero")?[.x] == .values([10, 12], first: 1))
        #expect(picture.element(.layer, "hero")?[.opacity] == .constant(1))
        #expect(picture.element(.layer, "hero")?.label == picture.element(.source, "hero")?.label)
    }

    @Test func popupsStackInTheOrderOfPresenting() {
        let columns: [Track.Column] = [.x, .y, .width, .height, .scale, .opacity]
        let shown: [Double]? = [20, 50, 20, 20, 0.5, 0.5]
        let events = [
            RecordedEvent(frame: 0, kind: .presented, subject: "say:toast"),
            RecordedEvent(frame: 0, kind: .presented, subject: "ask"),
            RecordedEvent(frame: 3, kind: .presented, subject: "say:toast"),
        ]
        let tracks = [
            Track(.popup, "ask", columns, [shown, shown, shown, shown]),
            Track(.popupBackground, "ask", [.opacity], [[1], [1], [1], [1]]),
            Track(.popup, "say:toast", columns, [shown, shown, nil, shown]),
            Track(.popupBackground, "say:toast", [.opacity], [[1.2], [1], nil, [1]]),
        ]
        let picture = picture(events: events, tracks: tracks)
        #expect(
            picture.drawn(in: 0)
                == Self.atRest + ["popupBackground say:toast", "popup say:toast", "popupBackground ask", "popup ask"])
        #expect(picture.drawn(in: 2) == Self.atRest + ["popupBackground ask", "popup ask"])
        #expect(picture.drawn(in: 3).last == "popup say:toast")
        #expect(picture.element(.popupBackground, "say:toast")?.fill == .material(.thick))
        #expect(picture.element(.popupBackground, "say:toast")?.state(at: 0)?.opacity == 1)
        #expect(picture.notes == ["the material behind a pop-up is drawn as a veil, without its blur"])
    }

    /// The page on mirroring: the destination is visible only while `hideView` is on, also when not active.
    @Test func theDestinationOfAMirrorAtRestIsNotSeen() {
        var scene = SceneFixture.scene
        scene.views[3].context = nil
        let recording = Recording.made(frameCount: 2)
        #expect(MotionPicture(of: recording, in: scene).drawn(in: 1).contains("view large"))
        scene.portals[0].mirror = Portal.Mirror()
        #expect(MotionPicture(of: recording, in: scene).drawn(in: 1) == Self.atRest)
    }

    @Test func theOverlayIsThereWhileTheAppIsActive() {
        var scene = SceneFixture.scene
        let phases: [(Double, Script.Phase)] = [(0.3, .inactive), (0.6, .active), (0.6, .background), (1.2, .active)]
        scene.scripts[0].steps = phases.map { Script.Step(at: $0, action: .phase($1)) }
        var recording = Recording.made(frameCount: 20)
        #expect(MotionPicture(of: recording, in: scene).overlay == [0..<20])
        recording.play = "script"
        #expect(MotionPicture(of: recording, in: scene).overlay == [0..<3, 12..<20])
        scene.portals = []
        #expect(MotionPicture(of: recording, in: scene).overlay == [])
    }

    @Test func aDelayedViewIsNotThereBeforeItAppears() {
        let track = Track(.delayed, "line", from: 2, Track.rectangle, [[0, 180, 20, 20, 0.1], [0, 150, 20, 20, 1]])
        let picture = picture(tracks: [track])
        #expect(picture.drawn(in: 1) == ["view back", "view card", "view front"])
        #expect(picture.drawn(in: 2) == ["view back", "view card", "delayed line", "view front"])
        #expect(picture.element(.delayed, "line")?.span == 2..<4)
    }

    @Test func aMirroredDestinationIsEmptyBeforeItsFirstFlight() {
        var scene = SceneFixture.scene
        scene.views[3].context = "root"
        scene.portals[0].mirror = Portal.Mirror()
        let row = [10.0, 100, 20, 20, 1]
        let tracks = [
            Track(.destination, "hero", from: 1, Track.rectangle, [row, row]),
            Track(.layer, "hero", from: 1, Track.rectangle, [row, row]),
        ]
        let picture = MotionPicture(of: Recording.made(frameCount: 3, tracks: tracks), in: scene)
        #expect(!picture.drawn(in: 0).contains("destination hero"))
        #expect(picture.drawn(in: 1).contains("destination hero"))
        #expect(picture.drawn(in: 1).last == "mirror hero")
    }

    @Test func stepsMoveAndRemoveWhatNoTrackTellsOf() {
        let picture = picture(frames: 6, play: "script")
        #expect(picture.element(.view, "front")?[.x] == .values([0, 0, 50, 50, 50, 50], first: 0))
        #expect(picture.element(.view, "back")?.span == 0..<3)
        // Presented with its parent, and dismissed with it.
        #expect(picture.element(.view, "note")?.span == 1..<4)
        #expect(picture.element(.view, "paper")?.span == 1..<4)
        #expect(
            picture.notes == ["the slide of context 'detail' is in no track, so its views stand where it ends"])
    }

    @Test func whatTheSceneHasNoMoreIsSaid() {
        let picture = picture(tracks: [Track(.layer, "gone", Track.rectangle, [[0, 0, 1, 1, 1]])])
        #expect(picture.notes == ["layer 'gone' is not in the scene any more and is not drawn"])
    }

    @Test(arguments: [(-1.0, 0), (0, 0), (0.099, 0), (0.1, 1), (0.3, 3), (0.35, 3), (9, 3), (1e300, 3)])
    func aTimeShowsTheFrameThatHasBegun(time: Double, frame: Int) {
        #expect(picture().frame(at: time) == frame)
    }

    @Test func numbersCanBeDrawnWhateverTheyAre() {
        let huge = Rectangle(x: -.greatestFiniteMagnitude, y: .greatestFiniteMagnitude, width: -1, height: 1e300)
        let state = MotionPicture.State(
            frame: huge, cornerRadius: 1e9, opacity: -0.5, scaleX: 1e300, scaleY: -1e300, blur: -1)
        #expect(state.frame == Rectangle(x: -1e7, y: 1e7, width: 0, height: 1e7))
        #expect(state.cornerRadius == 0 && state.opacity == 0 && state.blur == 0)
        #expect(state.scaleX == 1e7 && state.scaleY == -1e7)
    }
}
