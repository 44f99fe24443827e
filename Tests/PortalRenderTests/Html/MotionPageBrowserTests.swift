import Foundation
import PortalModel
import TestSupport
import Testing

@testable import PortalRender

/// What a browser makes of the page, where there is one.
@Suite(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence))) struct MotionPageBrowserTests {
    /// A green layer flies and swells over a blue canvas.
    private static let scene = Scene(
        name: "flight", canvas: Size(width: 400, height: 300),
        views: [
            view("sky", Rectangle(x: 0, y: 0, width: 400, height: 300), "#0000FF"),
            view("a", Rectangle(x: 20, y: 30, width: 40, height: 40), "#00FF00"),
            view("b", Rectangle(x: 220, y: 130, width: 140, height: 90), "#00FF00"),
        ],
        portals: [Portal(key: Portal.Key(id: "card"), source: "a", destination: "b")])

    private static func view(_ id: SceneView.ID, _ frame: Rectangle, _ fill: String) -> SceneView {
        SceneView(id: id, frame: frame, fill: HexColor(fill).map { [$0] } ?? [])
    }

    private static func recording(speed: Double = 1) -> Recording {
        let rows = (0..<60).map { frame -> [Double] in
            let way = min(1, Double(frame) * speed / 40)
            return [20 + 200 * way, 30 + 100 * way, 40 + 100 * way, 40 + 50 * way, 1, 1 + 0.2 * way * (1 - way)]
        }
        let hidden = ["source", "destination"].compactMap(Track.Role.init).map { role in
            Track(
                role: role, subject: "card", firstFrame: 0, columns: [.x, .y, .width, .height, .opacity],
                isDrawn: Array(repeating: true, count: 60),
                values: (0..<60).flatMap { _ in [role == .source ? 20.0 : 220, 30, 40, 40, 0] })
        }
        let layer = Track(
            role: .layer, subject: "card", firstFrame: 0, columns: [.x, .y, .width, .height, .opacity, .scale],
            isDrawn: Array(repeating: true, count: 60), values: rows.flatMap(\.self))
        return .made(
            frameCount: 60, fps: 60,
            events: [
                RecordedEvent(frame: 0, kind: .activated, subject: "card"),
                RecordedEvent(frame: 40, kind: .completed, subject: "card", value: .flag(true)),
            ], tracks: hidden + [layer])
    }

    private static func shown(_ recording: Recording) -> MotionPage.Shown {
        MotionPage.Shown(recording: recording, picture: MotionPicture(of: recording, in: scene) { _ in nil })
    }

    private static func visit(
        _ page: MotionPage, _ fragment: String, width: Int = 1200, height: Int = 900, flags: [String] = []
    ) throws -> (page: Browser.Page, picture: Data) {
        let directory = try TemporaryDirectory()
        try directory.write(page.html, to: "page.html")
        return try Browser.visit(
            file: directory.file("page.html"), fragment: fragment, width: width, height: height,
            flags: flags + ["--host-resolver-rules=MAP * ~NOTFOUND"])
    }

    private static let single = MotionPage(
        title: "Flight",
        plays: [MotionPage.Play(name: "flight/open", scene: "flight", play: "open", pictures: [shown(recording())])])

    @Test(arguments: [(frame: 14, width: 1200, theme: "light"), (frame: 25, width: 360, theme: "dark")])
    func theRectangleOfAFrameIsWhereItWasRecorded(frame: Int, width: Int, theme: String) throws {
        let recording = Self.recording()
        let (page, picture) = try Self.visit(
            Self.single, "play=flight%2Fopen&frame=\(frame)&theme=\(theme)", width: width, height: 800)
        #expect(page.console == [])
        #expect(page.dom.contains("data-frame=\"\(frame)\""))
        let row = try #require(recording.tracks[2][frame: frame].map(Array.init))

        // As the page says it
        let numbers = zip(row[..<4] + [row[5], row[5]], [2, 2, 2, 2, 4, 4]).map { $0.fixed(places: $1) }
        let cells = (numbers + ["1.0000"]).map { "<td>\($0)</td>" }.joined()
        #expect(page.dom.contains(cells))

        // As it draws it
        let boxes = try Self.boxes(in: picture, width: width, height: 800)
        let scale = (boxes.canvas[2] - boxes.canvas[0]) / 400
        let (centerX, centerY) = (row[0] + row[2] / 2, row[1] + row[3] / 2)
        let (halfWidth, halfHeight) = (row[2] * row[5] / 2, row[3] * row[5] / 2)
        let expected = [centerX - halfWidth, centerY - halfHeight, centerX + halfWidth, centerY + halfHeight]
        for (place, side) in expected.enumerated() {
            #expect(abs(boxes.canvas[place % 2] + side * scale - boxes.layer[place]) <= 1)
        }
    }

    /// Left, top, right and bottom of what is green, and of what is green or blue.
    private static func boxes(in picture: Data, width: Int, height: Int) throws -> (layer: [Double], canvas: [Double]) {
        let text = try Browser.inspect(
            picture, type: "image/png", width: width, height: height,
            script: """
                const grow = (box, x, y) => [
                  Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
                let [layer, canvas] = [[1e9, 1e9, 0, 0], [1e9, 1e9, 0, 0]];
                for (let at = 0; at < data.length; at += 4) {
                  const [x, y] = [(at / 4) % \(width), Math.floor(at / 4 / \(width))];
                  const isGreen = data[at] < 60 && data[at + 1] > 150 && data[at + 2] < 120;
                  const isBlue = data[at] < 20 && data[at + 1] < 20 && data[at + 2] > 235;
                  if (isGreen) layer = grow(layer, x, y);
                  if (isGreen || isBlue) canvas = grow(canvas, x, y);
                }
                return [...layer, ...canvas].join(" ");
                """)
        let sides = text.split(separator: " ").compactMap { Double($0) }
        try #require(sides.count == 8)
        return (Array(sides[..<4]), Array(sides[4...]))
    }

    @Test func whoAsksForCalmSeesItPaused() throws {
        let (page, _) = try Self.visit(Self.single, "", flags: ["--force-prefers-reduced-motion"])
        #expect(page.console == [])
        #expect(page.dom.contains("<p id=\"calm\">Paused") && page.dom.contains("aria-label=\"Play\""))
        #expect(page.dom.contains("data-frame=\"0\"") && !page.dom.contains("data-playing=\"true\""))
    }

    @Test func aReportHasTheOldAndTheNewAndTheirDifference() throws {
        let hostile = "</script><img src=x onerror=alert(1)>"
        let report = MotionPage(
            title: hostile, report: MotionPage.Report(headline: hostile, isGood: false, facts: [hostile]),
            plays: [
                MotionPage.Play(
                    name: hostile, scene: hostile, play: hostile,
                    verdict: MotionPage.Verdict(word: "changed", tone: .bad), facts: [hostile],
                    pictures: [Self.shown(Self.recording()), Self.shown(Self.recording(speed: 2))])
            ])
        let name = hostile.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let (page, _) = try Self.visit(report, "play=\(name)&frame=10&overlays=layer,source&onion=on", height: 1600)
        #expect(page.console == [])
        for caption in ["Recorded", "Now", "Both: recorded dashed", "Difference: black where alike"] {
            #expect(page.dom.contains("<figcaption>\(caption)</figcaption>"))
        }
        // x is 20 + 200 * 10 / 40, and twice as far.
        #expect(page.dom.contains("<span>120.00</span><small>was 70.00</small>"))
        #expect(page.dom.contains("<span>Δ x</span>") && page.dom.contains("<span>50.00</span>"))
        #expect(!page.dom.contains("<img"))
    }

    /// The time of the page is the test's: however busy the machine is, the frames are the same.
    @Test func aPageThatPlaysGoesOnToItsEndAndBeginsAnew() throws {
        let clock = """
            <script>
            const waiting = [];
            window.requestAnimationFrame = (step) => waiting.push(step);
            </script>
            """
        let watch = """
            <script>
            const said = [0, 250, 1000, 1500, 1650, 1750, 1850].map((now) => {
              for (const step of waiting.splice(0)) step(now);
              return document.getElementById("frame").value;
            });
            document.documentElement.dataset.said = said.join(" ");
            </script>
            """
        let page = try Self.load(Self.single, before: clock, after: watch)
        #expect(page.console == [] && page.dom.contains("data-playing=\"true\""))
        // 60 frames in a second, of which the last is held for 0.6 s; then it counts from the first frame it draws again.
        #expect(page.dom.contains("data-said=\"0 15 59 59 0 0 6\""))
    }

    @Test func aKeySaysAtOnceWhereItLeads() throws {
        let press = """
            <script>
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
            document.documentElement.dataset.said = document.getElementById("frame").getAttribute("aria-valuetext");
            </script>
            """
        let page = try Self.load(Self.single, after: press, fragment: "frame=3")
        #expect(page.console == [] && page.dom.contains("data-said=\"0.067 s, frame 4 of 59\""))
    }

    /// Loads a page among scripts of the test, which the page's own policy would not let run.
    private static func load(
        _ page: MotionPage, before: String = "", after: String, fragment: String = ""
    ) throws -> Browser.Page {
        let html = page.html.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: before)
            .replacing("</body>", with: after + "</body>")
        let directory = try TemporaryDirectory()
        try directory.write(html, to: "page.html")
        return try Browser.load(file: directory.file("page.html"), fragment: fragment)
    }
}
