import Foundation
import PortalDB
import PortalRender
import TestSupport
import Testing

@testable import PortalCLI

/// What a browser draws of a moving picture, against the recording.
@Suite struct AnimatedSVGBrowserTests {
    /// A rectangle of a play at a time, with the document that shows it alone.
    private struct Probe {
        var name: String
        var svg: String
        var left, top, right, bottom: Double
    }

    private static let plays = [
        "card-grid/open-dawn", "portal-sheet/open-1", "mirror-and-raw/three-proportions", "nested-popups/share",
        "delayed-row/chips", "sliding-sheet/turn-round",
    ]

    @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
    func edgesAreWithinAPixelOfTheRecording() throws {
        let workspace = try Workspace.withSeeds()
        let catalog = try Catalog(path: workspace.database, access: .readOnly)
        let probes = try catalog.renderedPlays(Self.plays, .standard).flatMap(probes)
        #expect(probes.count == 3 * Self.plays.count)
        let (edges, console) = try measure(probes)
        #expect(console.isEmpty)
        #expect(edges.count == probes.count)
        for (probe, found) in zip(probes, edges) {
            let expected = [probe.left, probe.top, probe.right, probe.bottom]
            let gap = zip(found, expected).map { abs($0 - $1) }.max() ?? .infinity
            #expect(gap <= 1, "\(probe.name): \(found) instead of \(expected)")
        }
    }

    /// The element that moves most of a play, alone and black, at three times of its own.
    private func probes(of play: RenderedPlay) -> [Probe] {
        var picture = play.picture
        let moving = picture.elements.filter { $0.fill != .none && $0.role != .view && $0.role != .popupBackground }
        guard var element = moving.max(by: { $0.travel < $1.travel }) else { return [] }
        element.fill = .solid(HexColor(red: 0, green: 0, blue: 0))
        element.label = nil
        picture.elements = [element]
        let text = AnimatedSVG(picture, repeats: true).text
        let seen = element.span.filter { isWhole(element.state(at: $0), picture.canvas) }
        return [1, 2, 3].compactMap { part in
            guard !seen.isEmpty, let state = element.state(at: seen[seen.count * part / 4]) else { return nil }
            let frame = seen[seen.count * part / 4]
            let time = picture.time(of: frame)
            let paused =
                "<style>*{animation-delay:-\(time)s!important;animation-play-state:paused!important}</style></svg>"
            let (width, height) = (state.frame.width * state.scaleX, state.frame.height * state.scaleY)
            let center = state.frame.center
            return Probe(
                name: "\(play.name), \(element.role.rawValue) \(element.subject), frame \(frame)",
                svg: text.replacing("</svg>", with: paused), left: center.x - width / 2, top: center.y - height / 2,
                right: center.x + width / 2, bottom: center.y + height / 2)
        }
    }

    /// Whether all of it can be measured: on the canvas, upright, not too faint and not too small.
    private func isWhole(_ state: MotionPicture.State?, _ canvas: Size) -> Bool {
        guard let state, state.opacity > 0.3, state.rotation == 0, state.scaleX > 0, state.scaleY > 0 else {
            return false
        }
        let (width, height) = (state.frame.width * state.scaleX / 2, state.frame.height * state.scaleY / 2)
        let center = state.frame.center
        return width > 4 && height > 4 && center.x - width >= 0 && center.y - height >= 0
            && center.x + width <= canvas.width && center.y + height <= canvas.height
    }

    /// Left, top, right and bottom of what is dark in each picture, along the lines through its middle.
    private func measure(_ probes: [Probe]) throws -> (edges: [[Double]], console: [String]) {
        let images = probes.map { probe in
            let middle = ((probe.left + probe.right) / 2, (probe.top + probe.bottom) / 2)
            let data = Data(probe.svg.utf8).base64EncodedString()
            return "[\"data:image/svg+xml;base64,\(data)\", \(Int(middle.0)), \(Int(middle.1))]"
        }
        let page = """
            <!doctype html><pre id="result"></pre><script>
            const probes = [\(images.joined(separator: ",\n"))];
            const ends = darkness => {
              const full = Math.max(...darkness), dark = darkness.map(d => d / full);
              const first = dark.findIndex(d => d > 0.02), last = dark.findLastIndex(d => d > 0.02);
              return [first + 1 - dark[first], last + dark[last]];
            };
            const load = source => new Promise((done, fail) => {
              const image = new Image(); image.onload = () => done(image); image.onerror = fail; image.src = source;
            });
            (async () => {
              for (const [source, x, y] of probes) {
                const image = await load(source), canvas = new OffscreenCanvas(393, 852);
                const context = canvas.getContext("2d", {willReadFrequently: true}); context.drawImage(image, 0, 0);
                const line = (...box) => Array.from(context.getImageData(...box).data).filter((_, i) => i % 4 == 0)
                  .map(red => 255 - red);
                const [left, right] = ends(line(0, y, 393, 1)), [top, bottom] = ends(line(x, 0, 1, 852));
                result.textContent += [left, top, right, bottom].join(" ") + ";";
              }
            })();
            </script>
            """
        let loaded = try Browser.load(page)
        let text = loaded.dom.split(separator: "<pre id=\"result\">").last?.split(separator: "</pre>").first ?? ""
        let edges = text.split(separator: ";").map { $0.split(separator: " ").compactMap { Double($0) } }
        return (edges, loaded.console)
    }
}

extension MotionPicture.Element {
    /// How far it goes in all, in points.
    fileprivate var travel: Double {
        [MotionPicture.Property.x, .y, .width, .height].reduce(0) { sum, property in
            let values = span.map { self[property][$0] }
            return sum + (values.max() ?? 0) - (values.min() ?? 0)
        }
    }
}
