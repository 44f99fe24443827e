import Testing

@testable import PortalDB

/// How far a layer is from its end when it is hidden, where the end is not the views'.
@Suite struct TimedSnapTests {
    private static let still = views(#"{"x": 0, "y": 0, "width": 100, "height": 100}"#)
    private static let apart = views(#"{"x": 0, "y": 90, "width": 100, "height": 100}"#)
    private static let wide = views(#"{"x": 0, "y": 0, "width": 170, "height": 100}"#)

    /// `a` at the origin, 100 by 100, and `b`.
    private static func views(_ destination: String) -> String {
        """
        [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}}, {"id": "b", "frame": \(destination)}]
        """
    }

    /// A flight of 3 s whose layer is hidden after 0.2 s.
    private static func timedRaw(_ ends: String, _ views: String, snap: String?) -> RuleCase {
        RuleCase(
            code: "P202",
            scene: Documents.flight(
                ".linear(duration: 3)",
                #""handoff": "timed", "duration": 0, "configuration": {"level": "raw", \#(ends)}"#),
            views: views,
            findings: snap.map { snap in
                [
                    "transitions[0].duration: the layer is hidden 0 s and 0.2 s after its start, before '.linear(duration: 3)' has arrived: "
                        + "it will snap by \(snap) points; declare a longer duration, or use the hand-off 'completion'"
                ]
            } ?? [])
    }

    static let cases = [
        // 12 of the 180 frames are over: of each way, 14/15 are still to go.
        timedRaw(#""destinationFrame": {"x": 90, "y": 0, "width": 100, "height": 100}"#, still, snap: "84"),
        timedRaw(#""sourceFrame": {"x": 30, "y": 40, "width": 100, "height": 100}"#, still, snap: "46.67"),
        timedRaw(#""destinationFrame": {"x": 0, "y": 0, "width": 100, "height": 100}"#, apart, snap: nil),
        // A square in the middle of the destination, or one that fills it and is 70 larger.
        timedRaw(#""aspect": "source""#, wide, snap: "32.67"),
        timedRaw(#""aspect": "fit""#, wide, snap: "32.67"),
        timedRaw(#""aspect": "fill""#, wide, snap: "92.4"),
    ]

    @Test(arguments: cases) func `a snap is as long as the way that is left`(flight: RuleCase) throws {
        #expect(try flight.found() == flight.findings)
    }
}
