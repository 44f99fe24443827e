import PortalModel
import PortalRender

/// A scene with something of everything that is drawn, for recordings made by hand.
enum SceneFixture {
    static let scene = Scene(
        name: "sheet", title: "Cards & <sheets>", canvas: Size(width: 100, height: 200),
        contexts: [
            PresentationContext(name: "root", presentation: .root),
            PresentationContext(name: "detail", presentation: .sheet, offset: Point(x: 0, y: 200)),
            PresentationContext(name: "inner", presentation: .push, parent: "detail"),
        ],
        views: [
            view("front", 0, 0, z: 2), view("back", 0, 0, z: -1), view("card", 10, 20, fill: ["#FF0000", "#0000FF"]),
            view("large", 10, 100, in: "detail", fill: ["#FF0000", "#0000FF"]),
            view("paper", 0, 90, in: "detail", z: -1),
            view("note", 5, 95, in: "inner"), view("alert", 20, 50), view("toast", 20, 60), view("line", 0, 150),
        ],
        portals: [Portal(key: Portal.Key(id: "hero"), source: "card", destination: "large")],
        popups: [
            Popup(id: "ask", content: .view("alert")),
            Popup(id: "say", content: .items(["toast"]), settings: .inline(PopupStyle(backgroundMaterial: .thick))),
        ],
        delayed: [DelayedContainer(name: "intro", offset: 30, views: [.init(view: "line", viewIndex: 0)])],
        scripts: [
            Script(
                name: "script",
                steps: [
                    Script.Step(at: 0.1, action: .presentContext("inner")),
                    Script.Step(at: 0.2, action: .move("front", to: Rectangle(x: 50, y: 0, width: 20, height: 20))),
                    Script.Step(at: 0.3, action: .remove("back")),
                    Script.Step(at: 0.4, action: .dismissContext("detail")),
                ])
        ])

    private static func view(
        _ id: SceneView.ID, _ x: Double, _ y: Double, in context: PresentationContext.ID? = nil,
        fill: [String] = ["#FFFFFF"], z: Double = 0
    ) -> SceneView {
        SceneView(
            id: id, context: context, frame: Rectangle(x: x, y: y, width: 20, height: 20),
            fill: fill.compactMap { HexColor($0) }, cornerRadius: 4, label: id.rawValue, z: z)
    }
}

extension Track {
    /// A track whose rows are given; `nil`: not drawn.
    init(_ role: Role, _ subject: String, from first: Int = 0, _ columns: [Column], _ rows: [[Double]?]) {
        self.init(
            role: role, subject: subject, firstFrame: first, columns: columns, isDrawn: rows.map { $0 != nil },
            values: rows.flatMap { $0 ?? Array(repeating: 0, count: columns.count) })
    }

    static let rectangle: [Column] = [.x, .y, .width, .height, .opacity]
}

extension MotionPicture {
    /// The names of what is drawn in a frame, from back to front.
    func drawn(in frame: Int) -> [String] {
        elements.filter { ($0.state(at: frame)?.opacity ?? 0) > 0 }.map { "\($0.role.rawValue) \($0.subject)" }
    }

    func element(_ role: Role, _ subject: String) -> Element? {
        elements.first { $0.role == role && $0.subject == subject }
    }
}
