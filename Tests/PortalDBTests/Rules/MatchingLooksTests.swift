import Testing

@testable import PortalDB

/// Which spellings of a fill are seen as one.
@Suite struct MatchingLooksTests {
    /// A portal whose destination has another spelling of the source's fill, or another fill.
    private static func fills(_ source: String, _ destination: String, areAlike: Bool) -> RuleCase {
        RuleCase(
            code: "P303", scene: Documents.flight(),
            views: """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, \(source)},
                 {"id": "b", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, \(destination)}]
                """,
            findings: areAlike
                ? []
                : [
                    "portals[0]: layer and destination have different fills, so the content changes where one takes the other's place; use the same fill"
                ])
    }

    static let cases = [
        fills(##""fill": "#FA5C59""##, ##""fill": "#fa5c59ff""##, areAlike: true),
        fills(##""fill": "#FA5C59""##, ##""fill": "#FA5C59FE""##, areAlike: false),
        fills(##""fill": ["#FA5C59FF", "#EB407A80"]"##, ##""fill": ["#FA5C59", "#eb407a80"]"##, areAlike: true),
        fills(##""fill": ["#FA5C59", "#EB407A"]"##, ##""fill": ["#EB407A", "#FA5C59"]"##, areAlike: false),
        fills(##""fill": ["#FA5C59", "#FA5C59FF"]"##, ##""fill": "#FA5C59""##, areAlike: true),
        fills(##""fill": ["#FA5C59", "#FA5C59", "#EB407A"]"##, ##""fill": ["#FA5C59", "#EB407A"]"##, areAlike: false),
        fills(##""fill": "#FA5C5900""##, ##""label": "b""##, areAlike: true),
        fills(##""fill": "#000000""##, ##""label": "b""##, areAlike: false),
    ]

    @Test(arguments: cases) func `fills are compared as they are seen`(portal: RuleCase) throws {
        #expect(try portal.found() == portal.findings)
    }
}
