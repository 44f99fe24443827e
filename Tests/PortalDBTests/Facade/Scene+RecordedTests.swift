import PortalModel
import Testing

@Suite struct SceneRecordedTests {
    private let scene = Scene(
        name: "s", canvas: Size(width: 9, height: 9),
        contexts: [
            PresentationContext(name: "root", presentation: .root),
            PresentationContext(name: "sheet", presentation: .sheet, offset: Point(x: 0, y: 5)),
        ], views: [SceneView(id: "a", frame: Rectangle(x: 1, y: 2, width: 3, height: 4))])

    /// What is not a number, or of something else, changes nothing; a context that is told of without an offset had none.
    @Test(
        arguments: [
            (.view, "a", "frame.x", "7.5", Rectangle(x: 7.5, y: 2, width: 3, height: 4), 5),
            (.view, "a", "frame.height", "0", Rectangle(x: 1, y: 2, width: 3, height: 0), 5),
            (.view, "a", "frame.x", "nan", Rectangle(x: 1, y: 2, width: 3, height: 4), 5),
            (.view, "a", "frame.z", "9", Rectangle(x: 1, y: 2, width: 3, height: 4), 5),
            (.view, "b", "frame.x", "7", Rectangle(x: 1, y: 2, width: 3, height: 4), 5),
            (.portal, "a", "frame.x", "7", Rectangle(x: 1, y: 2, width: 3, height: 4), 5),
            (.context, "sheet", "animation", ".smooth", Rectangle(x: 1, y: 2, width: 3, height: 4), nil),
            (.context, "root", "", "", Rectangle(x: 1, y: 2, width: 3, height: 4), 5),
        ] as [(RecordedInput.Kind, String, String, String, Rectangle, Double?)])
    func itStandsAsItWas(
        kind: RecordedInput.Kind, subject: String, property: String, value: String, frame: Rectangle, slide: Double?
    ) {
        let then = scene.standing(
            as: [RecordedInput(kind: kind, subject: subject, property: property, value: value)])
        #expect(then.views[0].frame == frame)
        #expect(then.contexts[1].offset == slide.map { Point(x: 0, y: $0) })
    }

    @Test func contextsAreThoseOfThen() {
        func input(_ kind: RecordedInput.Kind, _ subject: String, _ property: String, _ value: String) -> RecordedInput
        {
            RecordedInput(kind: kind, subject: subject, property: property, value: value)
        }
        var today = scene
        today.contexts[1].parent = "root"
        let then = today.standing(as: [input(.view, "a", "context", "sheet"), input(.context, "root", "", "")])
        #expect(then.views[0].context == "sheet" && then.contexts[1].parent == "root")
        let before = then.standing(as: [input(.view, "a", "frame.x", "1"), input(.context, "sheet", "parent", "other")])
        #expect(before.views[0].context == nil && before.contexts[1].parent == "other")
    }

    @Test func anOffsetComesBack() {
        let inputs = [("x", "-3"), ("y", "8")].map {
            RecordedInput(kind: .context, subject: "root", property: "offset.\($0)", value: $1)
        }
        #expect(scene.standing(as: inputs).contexts[0].offset == Point(x: -3, y: 8))
    }
}
