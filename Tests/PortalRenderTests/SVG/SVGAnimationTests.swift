import PortalModel
import TestSupport
import Testing

@testable import PortalRender

@Suite struct SVGAnimationTests {
    /// CSS takes a filter that a keyframe lacks from other frames, and does not mix lists of different functions.
    @Test(arguments: [[], [.blur], [.shadowRadius], [.blur, .shadowRadius]] as [[Track.Column]])
    func everyKeyframeHasTheSameFilters(columns: [Track.Column]) throws {
        let rows = [6.0, 3, 0, 0].map { [10, 20, 20, 20, $0 / 6] + [$0, 9 - $0].prefix(columns.count) }
        let recording = Recording.made(
            frameCount: rows.count, tracks: [Track(.layer, "hero", Track.rectangle + columns, rows)])
        let picture = MotionPicture(of: recording, in: SceneFixture.scene)
        let layer = try #require(picture.elements.last)
        let shapes = SVGShapes(gradients: SVGGradients(of: picture, prefix: "g"))
        let fade = try #require(SVGAnimation(layer, name: "e", picture: picture, shapes: shapes)?.rules.first)
        let functions = columns.map { $0 == .blur ? "blur" : "drop-shadow" }
        #expect(fade.steps.count >= 2)
        for step in fade.steps {
            #expect(step.declarations.matches(of: /([a-z-]+)\(/).map { String($0.1) } == functions)
        }
    }
}
