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
}
