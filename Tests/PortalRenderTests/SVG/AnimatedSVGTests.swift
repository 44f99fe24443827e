import PortalModel
import TestSupport
import Testing

@testable import PortalRender

@Suite struct AnimatedSVGTests {
    static let goldenNames = ["animated.svg", "still.svg", "strip.svg"]

    private let goldens = Goldens.pictures
    private let picture = PictureFixture.flight()

    @Test func itMovesByKeyframes() throws {
        try goldens.compare(AnimatedSVG(picture, repeats: true).text, with: "animated.svg")
    }

    @Test func stillsAndStripsShowFrames() throws {
        try goldens.compare(StillSVG(picture, at: 2).text, with: "still.svg")
        try goldens.compare(FilmStripSVG(picture, count: 3).text, with: "strip.svg")
    }

    @Test func playedOnceItEndsAtTheLastFrame() {
        let text = AnimatedSVG(picture, repeats: false).text
        #expect(text.contains(" 0.4s linear 1 both"))
        #expect(!text.contains("infinite"))
    }

    @Test func whatDoesNotMoveHasNoStyle() {
        let still = MotionPicture(of: Recording.made(frameCount: 9), in: SceneFixture.scene)
        #expect(!AnimatedSVG(still, repeats: true).text.contains("<style>"))
    }

    @Test(arguments: ["</text><script>alert(1)</script>", "\u{0}\u{1B}[2J", "\" onload=\"x", "]]>&amp;"])
    func textsStayTexts(label: String) {
        var hostile = picture
        hostile.title = label
        hostile.notes = [label]
        for place in hostile.elements.indices { hostile.elements[place].label?.text = label }
        let texts = [
            AnimatedSVG(hostile, repeats: true).text, StillSVG(hostile, at: 0).text,
            FilmStripSVG(hostile, count: 2).text,
        ]
        for text in texts {
            #expect(!text.contains("<script") && !text.contains("onload=\"") && !text.contains("]]>"))
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        }
    }

    @Test(arguments: [("", "sheet/open"), (" ", "sheet/open"), ("Sheet", "sheet/open: Sheet")])
    func anEmptyTitleIsNone(title: String, shown: String) {
        var titled = picture
        titled.title = title
        #expect(StillSVG(titled, at: 0).text.contains("<title>\(shown)</title>"))
    }

    @Test(arguments: [(1, 1), (3, 3), (8, 5), (200, 5)])
    func aStripHasNoMoreFramesThanThePlay(count: Int, shown: Int) {
        #expect(FilmStripSVG(picture, count: count).text.split(separator: "class=\"edge\"").count == shown + 1)
    }
}
