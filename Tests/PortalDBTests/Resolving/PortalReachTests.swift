import PortalModel
import Testing

@testable import PortalDB

/// Which columns a layer's track has.
@Suite struct PortalReachTests {
    private static let views = ["a", "b", "e", "f"].enumerated().map { place, name in
        "{\"id\": \"\(name)\", \"frame\": {\"x\": \(place * 50), \"y\": \(place % 2 * 100), \"width\": 10, \"height\": 10}}"
    }

    /// A look that only `tp` has, and a script of steps, each after its time.
    private static func document(_ steps: String...) -> String {
        let steps = steps.enumerated().map { "{\"at\": \(Double($0) * 0.3), \($1)}" }.joined(separator: ", ")
        return Documents.sceneDocument(
            """
            "portals": [
                {"id": "p", "source": "a", "destination": "b"}, {"id": "q", "source": "e", "destination": "f"},
                {"id": "r", "source": "a", "destination": "f"}],
            "transitions": [
                {"name": "tp", "portal": "p", "animation": ".linear(duration: 0.1)", "delay": 0, "configuration":
                    {"level": "styling", "inactive": {"cornerRadius": 10}, "active": {"cornerRadius": 30, "blur": 5}}},
                {"name": "tq", "portal": "q", "animation": ".linear(duration: 0.1)"},
                {"name": "tr", "portal": "r", "animation": ".linear(duration: 0.1)"},
                {"name": "pick", "item": ["p", "q"], "animation": ".linear(duration: 0.1)"}],
            "scripts": [{"name": "story", "steps": [\(steps)]}]
            """, views: "[\(views.joined(separator: ","))]")
    }

    private static let opening = #""activate": "tp""#
    private static let transfer = #""transfer": {"from": "p", "to": "q"}"#
    private static let choice = #""select": {"transition": "pick", "item": "q"}"#

    /// The layer shows again when the portal closes, in the last step.
    static let takeovers: [(document: String, portal: String, closing: Int)] = [
        (document(opening, transfer, #""deactivate": "tq""#), "q", 36),
        (document(opening, choice, #""deactivate": "tq""#), "q", 36),
        (document(opening, transfer, #""transfer": {"from": "q", "to": "r"}"#, #""deactivate": "tr""#), "r", 54),
    ]

    @Test(arguments: takeovers) func `who takes over is recorded with the look that it took over`(
        document: String, portal: String, closing: Int
    ) throws {
        let layer = try layer(portal, in: document)
        #expect(layer.columns.suffix(2) == [.cornerRadius, .blur])
        for frame in 0..<6 {
            let row = try #require(layer[frame: closing + frame])
            let left = 1 - Double(frame) / 6
            #expect(zip(row.suffix(2), [10 + 20 * left, 5 * left]).allSatisfy { abs($0 - $1) < 1e-4 })
        }
    }

    static let others = [
        document(opening, #""activate": "tq""#), document(choice),
        document(#""select": {"transition": "pick", "item": "p"}"#, choice, #""deactivate": "tq""#),
        document(#""transfer": {"from": "q", "to": "p"}"#, #""activate": "tq""#),
    ]

    @Test(arguments: others) func `who takes over from nobody with a look has no columns of one`(document: String)
        throws
    {
        #expect(try layer("q", in: document).columns == [.x, .y, .width, .height, .opacity, .scale])
    }

    private func layer(_ portal: String, in document: String) throws -> Track {
        try withCatalog(document) { catalog in
            let (scene, plays) = try catalog.plays(named: "s/story")
            let tracks = try catalog.play(plays[0], of: scene, .standard, record: .off).recording.tracks
            return try #require(tracks.first { $0.role == .layer && $0.subject == portal })
        }
    }
}
