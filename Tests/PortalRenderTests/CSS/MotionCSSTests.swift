import PortalModel
import TestSupport
import Testing

@testable import PortalRender

@Suite struct MotionCSSTests {
    private let goldens = Goldens.pictures
    static let goldenNames = ["motion.css"]

    @Test func eachElementHasItsRule() throws {
        let picture = PictureFixture.flight()
        try goldens.compare(MotionCSS(picture, tolerance: 0.005, repeats: false).text, with: "motion.css")
    }

    @Test func labelsDoNotLeaveTheComment() {
        var picture = PictureFixture.flight()
        picture.elements[0].label?.text = "*/ body { color: red } /* </div>"
        let text = MotionCSS(picture, tolerance: 0.005, repeats: true).text
        #expect(text.split(separator: "*/").count == 2)
    }

    @Test(arguments: [(0.5, 0.005), (0.5, 0.0001), (12, 0.0001), (300, 0.0001), (300, 0.005), (0.003, 0.01)])
    func whatIsWrittenKeepsWithinWhatItStates(range: Double, tolerance: Double) throws {
        let places = (0...300).map { frame in
            let part = Double(frame) / 300
            return range * part * part * (3 - 2 * part)
        }
        let layers = places.map { Optional([$0, 20, 20 + $0 / 2, 20, 1, 0]) }
        let recording = Recording.made(
            frameCount: places.count, fps: 120, tracks: [Track(.layer, "hero", Track.rectangle + [.rotation], layers)])
        let css = MotionCSS(MotionPicture(of: recording, in: SceneFixture.scene), tolerance: tolerance, repeats: false)
            .text
        let keys = css.matches(of: /(?m)^ +([0-9.]+)%.* \{ translate: ([0-9.]+)\S* \S+; width: ([0-9.]+)px/)
            .map { (Double($0.1) ?? .nan, Double($0.2) ?? .nan, Double($0.3) ?? .nan) }
        let seconds = css.firstMatch(of: /hero ([0-9.]+)s linear/).flatMap { Double($0.1) }
        let length = try #require(seconds)
        for (frame, x) in places.enumerated() {
            let percent = min(100, Double(frame) / 120 / length * 100)
            let next = try #require(keys.indices.dropFirst().first { keys[$0].0 >= percent })
            let (from, to) = (keys[next - 1], keys[next])
            let share = (percent - from.0) / (to.0 - from.0)
            #expect(abs(from.1 + (to.1 - from.1) * share - x) <= tolerance * range)
            #expect(abs(from.2 + (to.2 - from.2) * share - 20 - x / 2) <= tolerance * range / 2)
        }
    }
}
