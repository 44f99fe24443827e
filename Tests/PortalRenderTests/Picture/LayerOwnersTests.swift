import PortalModel
import Testing

@testable import PortalRender

@Suite struct LayerOwnersTests {
    private static func event(
        _ frame: Int, _ kind: RecordedEvent.Kind, _ subject: String, _ value: RecordedEvent.Value? = nil
    ) -> RecordedEvent {
        RecordedEvent(frame: frame, kind: kind, subject: subject, value: value)
    }

    static let cases: [(events: [RecordedEvent], p: String, q: String, r: String)] = [
        ([], "pppp", "qqqq", "rrrr"),
        ([event(1, .activated, "p")], "pppp", "qqqq", "rrrr"),
        ([event(0, .activated, "p"), event(1, .transferred, "q", .text("p"))], "pppp", "qppp", "rrrr"),
        (
            [
                event(0, .activated, "p"), event(1, .transferred, "q", .text("p")),
                event(2, .transferred, "r", .text("q")), event(3, .activated, "q"),
            ], "pppp", "qppq", "rrpp"
        ),
        // Opened again on its way home it is still the one that took over; from rest it is itself.
        (
            [
                event(0, .activated, "p"), event(0, .transferred, "q", .text("p")), event(1, .activated, "q"),
                event(2, .deactivated, "q"), event(3, .activated, "q"),
            ], "pppp", "pppq", "rrrr"
        ),
    ]

    @Test(arguments: cases) func `a layer looks like the portal that was opened, whoever took over`(
        events: [RecordedEvent], p: String, q: String, r: String
    ) {
        let owners = LayerOwners(events)
        for (portal, expected) in [("p", p), ("q", q), ("r", r)] {
            #expect((0..<4).map { owners.owner(of: portal, in: $0) }.joined() == expected)
        }
    }

    @Test func `what took over is drawn as the layer of the one before`() {
        var scene = SceneFixture.scene
        let red = HexColor("#FF0000").map { [$0] } ?? []
        scene.portals[0].layer = Portal.Layer(fill: red, cornerRadius: 9)
        scene.portals.append(Portal(key: Portal.Key(id: "other"), source: "front", destination: "back"))
        let rows: [[Double]?] = [nil, [0, 0, 20, 20, 1], nil, [0, 0, 20, 20, 1]]
        let events = [
            Self.event(0, .activated, "hero"), Self.event(1, .transferred, "other", .text("hero")),
            Self.event(2, .deactivated, "other"), Self.event(3, .activated, "other"),
        ]
        let recording = Recording.made(
            frameCount: 4, events: events, tracks: [Track(.layer, "other", Track.rectangle, rows)])
        let layers = MotionPicture(of: recording, in: scene).elements.filter { $0.role == .layer }
        #expect(layers.map(\.fill) == [.solid(red[0]), MotionPicture.Fill([HexColor("#FFFFFF")].compactMap { $0 })])
        #expect(layers.map { $0.state(at: 1)?.cornerRadius } == [9, nil])
        #expect(layers.map { $0.state(at: 3)?.cornerRadius } == [nil, 4])
    }
}
