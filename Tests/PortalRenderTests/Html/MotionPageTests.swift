import Foundation
import PortalDigest
import PortalModel
import Testing

@testable import PortalRender

@Suite struct MotionPageTests {
    /// A page whose every text is one that would break out if it could.
    private static func page(saying text: String) -> MotionPage {
        let frame = Rectangle(x: 0, y: 0, width: 10, height: 10)
        let scene = Scene(
            name: Scene.ID(text), title: text, canvas: Size(width: 100, height: 100),
            views: [SceneView(id: SceneView.ID(text), frame: frame, label: text)])
        let recording = Recording.made(
            events: [RecordedEvent(frame: 0, kind: .warning, subject: text, value: .text(text))],
            tracks: [
                Track(
                    role: .layer, subject: text, firstFrame: 0, columns: [.x], isDrawn: [true, false],
                    values: [1, 0])
            ])
        var picture = MotionPicture(of: recording, in: scene) { _ in nil }
        picture.notes.append(text)
        return MotionPage(
            title: text, report: MotionPage.Report(headline: text, isGood: false, facts: [text]),
            plays: [
                MotionPage.Play(
                    name: text, scene: text, play: text, verdict: MotionPage.Verdict(word: text, tone: .bad),
                    facts: [text], pictures: [MotionPage.Shown(recording: recording, picture: picture)])
            ])
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--", "]]>", "&amp;<b>", "\"'\\", "\u{202E}gpj.exe", "\u{2028}\u{0}\n",
        "</title><h1>", "日本語 é 👩‍👩‍👧",
    ])
    func aTextStaysAText(text: String) throws {
        let html = Self.page(saying: text).html
        let plain = Self.page(saying: "plain").html
        for tag in ["<script", "</script", "<title", "</title", "<!--", "<h1", "<b>", "<style"] {
            #expect(html.count(of: tag) == plain.count(of: tag), "\(tag)")
        }
        let start = try #require(html.range(of: "id=\"data\">"))
        let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
        let json = Data(html[start.upperBound..<end.lowerBound].utf8)
        let data = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(data["title"] as? String == text.printable)
        #expect(html.unicodeScalars.allSatisfy { !$0.properties.isBidiControl && ($0.value >= 32 || $0 == "\n") })
    }

    @Test func nothingIsLoadedAndNothingElseIsRun() throws {
        let html = Self.page(saying: "plain").html
        let style = try #require(html.between("<style>", "</style>"))
        let script = try #require(html.between("</script>\n<script>", "</script>"))
        func hash(_ text: String) -> String { Data(SHA256.digest(of: text.utf8).bytes).base64EncodedString() }
        #expect(
            html.contains(
                "content=\"default-src 'none'; script-src 'sha256-\(hash(script))'; "
                    + "style-src 'sha256-\(hash(style))'; base-uri 'none'; form-action 'none'\""))
        for word in ["src=", "@import", "url(", "eval(", "Function(", "innerHTML", "fetch(", "XMLHttpRequest"] {
            #expect(!html.contains(word), "\(word)")
        }
        // The one address is the name of SVG's elements.
        #expect(html.count(of: "://") == 1 && html.contains("\"http://www.w3.org/2000/svg\""))
    }

    @Test func theSameInputIsTheSamePage() {
        #expect(Self.page(saying: "a").html == Self.page(saying: "a").html)
    }

    @Test func aColumnThatTwoThingsShareIsThereOnce() {
        let html = LongPlay.html
        // x, y, width with height, opacity, scale with scaleX and scaleY, rotation and radius of each layer.
        #expect(html.count(of: "\"2:") + html.count(of: "\"4:") == 7 * LongPlay.count)
    }

    @Test func aMinuteOfTwentyLayersStaysSmall() {
        #expect(LongPlay.html.utf8.count < 3_000_000)
    }

    @Test func aPlayWithoutFramesIsAPage() {
        let recording = Recording.made(frameCount: 0)
        let scene = Scene(name: "s", canvas: Size(width: 1, height: 1))
        let picture = MotionPicture(of: recording, in: scene) { _ in nil }
        let shown = MotionPage.Shown(recording: recording, picture: picture)
        let play = MotionPage.Play(name: "s/p", scene: "s", play: "p", pictures: [shown])
        #expect(MotionPage(title: "t", plays: [play]).html.contains("\"frames\":0"))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }

    fileprivate func between(_ first: String, _ last: String) -> String? {
        guard let start = range(of: first), let end = range(of: last, range: start.upperBound..<endIndex) else {
            return nil
        }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
