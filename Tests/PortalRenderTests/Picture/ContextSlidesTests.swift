import PortalModel
import Testing

@testable import PortalRender

@Suite struct ContextSlidesTests {
    /// A delayed view moves on its own while its context carries it: what its opacity leaves of its offset is its own.
    @Test(arguments: [false, true])
    func aDelayedViewTellsOfItsContext(isHorizontal: Bool) {
        var scene = SceneFixture.scene
        scene.views[8].context = "detail"
        scene.delayed[0].orientation = isHorizontal ? .horizontal : .vertical
        let (own, x) = isHorizontal ? (0.0, 1.0) : (1.0, 0.0)
        let rows = [(200.0, 0.0), (80, 0.25), (0, 1)].map { slide, opacity in
            [30 * (1 - opacity) * x, 150 + slide + 30 * (1 - opacity) * own, 20, 20, opacity]
        }
        let recording = Recording.made(
            frameCount: 3, events: [RecordedEvent(frame: 0, kind: .appeared, subject: "intro")],
            tracks: [Track(.delayed, "line", Track.rectangle, rows)])
        let picture = MotionPicture(of: recording, in: scene)
        let ys = (0..<3).map { picture.element(.view, "paper")?.state(at: $0)?.frame.y }
        #expect(ys == [290, 170, 90])
        #expect(picture.notes.isEmpty)
    }

    @Test func reducedMotionHasNoSlides() {
        let row = [10.0, 100, 20, 20, 1]
        let recording = Recording.made(
            frameCount: 2, reduceMotion: true, events: [RecordedEvent(frame: 0, kind: .activated, subject: "hero")],
            tracks: [Track(.destination, "hero", Track.rectangle, [row, row])])
        let picture = MotionPicture(of: recording, in: SceneFixture.scene)
        #expect(picture.element(.view, "paper")?[.y] == .constant(90))
        #expect(picture.notes.isEmpty)
    }
}
