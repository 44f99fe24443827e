import Foundation
import PortalDB
import PortalRender
import Testing

@testable import PortalCLI

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The moving pictures of the seeds: what their keyframes say of every frame.
@Suite struct AnimatedSVGSeedsTests {
    /// Points: what keyframes leave out, and what the rounding of numbers adds to it.
    private static let tolerance = 0.1 + 0.02

    @Test(arguments: [
        "busy-screen/all-at-once", "mirror-and-raw/three-proportions", "nested-popups/peel-off",
        "sliding-sheet/turn-round", "spinning-record/roll-and-back", "portal-sheet/second-thoughts",
        "header-snaps/artist", "delayed-row/cups-on-their-shelf",
    ])
    func cornersAreWhereTheyAreRecorded(name: String) throws {
        let workspace = try Workspace.withSeeds()
        let catalog = try Catalog(path: workspace.database, access: .readOnly)
        for play in try catalog.renderedPlays([name], .standard) {
            let svg = AnimatedSVG(play.picture, repeats: false).text
            #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(play.name) is no XML")
            let rules = KeyFrameReader.rules(in: svg)
            let worst = play.picture.elements.enumerated().map { place, element in
                gap(of: element, place, in: play.picture, rules)
            }
            #expect(worst.allSatisfy { $0 <= Self.tolerance }, "\(play.name): \(worst.max() ?? 0)")
        }
    }

    /// How far a corner is off at most, in the frames in which it is seen.
    private func gap(
        of element: MotionPicture.Element, _ place: Int, in picture: MotionPicture, _ rules: [String: KeyFrameReader]
    ) -> Double {
        func rule(_ suffix: String) -> KeyFrameReader? { rules.first { $0.key.hasSuffix("-\(place)\(suffix)") }?.value }
        let (move, size, fade) = (rule("m"), rule("s"), rule("f"))
        guard move != nil || size != nil || fade != nil else { return 0 }
        let last = max(1, picture.frameCount - 1)
        return element.span.filter { element.isDrawn(in: $0) }.reduce(0) { worst, frame in
            guard let state = element.state(at: frame), state.opacity > 0 else { return worst }
            let part = Double(frame) / Double(last)
            let moved = move?.values(at: part) ?? [state.frame.center.x, state.frame.center.y]
            let sized = size?.values(at: part) ?? [0, 0, state.frame.width, state.frame.height]
            let scale = moved.count > 3 ? moved[3] : state.scaleX
            let opacity = fade?.values(at: part)[0] ?? state.opacity
            let gaps = [
                moved[0] - sized[2] / 2 * scale - (state.frame.center.x - state.frame.width / 2 * state.scaleX),
                moved[1] + sized[3] / 2 * scale - (state.frame.center.y + state.frame.height / 2 * state.scaleX),
                // A hundredth of the opacity counts as much as the tolerance.
                (opacity - state.opacity) * 10,
            ]
            return gaps.reduce(worst) { max($0, abs($1)) }
        }
    }
}
