import PortalDocument
import PortalModel
import Testing

@Suite struct DocumentPartTests {
    private func properties(_ part: DocumentPart) -> [String] {
        part.properties.map { "\($0.kind) \($0.subject): \($0.property) = \($0.value)" }
    }

    @Test func aThingIsItsPropertiesAsADocumentWritesThem() {
        var preset = Preset(
            name: "hero", animation: ".smooth", summary: "A \"calm\" \\ one\n\u{1}é", tags: ["a", "b, c"])
        preset.extensions = RawJSON(text: #"{"a": [1, {"b": "}"}], "c": null}"#)
        #expect(
            properties(.preset(preset)) == [
                "preset hero: animation = .smooth", "preset hero: summary = A \"calm\" \\ one\n\u{1}é",
                "preset hero: tags = a, b, c", #"preset hero: extensions = {"a": [1, {"b": "}"}], "c": null}"#,
            ])
    }

    @Test func listsOfObjectsHavePlaces() {
        let effect = LayerEffect(
            property: .scale, targets: [.layer, .source],
            onActivate: [
                LayerEffect.Step(at: 0, to: 2, animation: ".linear"),
                LayerEffect.Step(at: 0.5, to: 1, animation: "hero"),
            ])
        let transition = Transition(name: "open", subject: .item(["p", "q"]), effects: [effect])
        #expect(
            properties(.transition(transition)).map { $0.replacing("transition open: ", with: "") } == [
                "item = p, q", "effects[0].property = scale", "effects[0].on = layer, source",
                "effects[0].onActivate[0].at = 0", "effects[0].onActivate[0].to = 2",
                "effects[0].onActivate[0].animation = .linear", "effects[0].onActivate[1].at = 0.5",
                "effects[0].onActivate[1].to = 1", "effects[0].onActivate[1].animation = hero",
            ])
    }

    @Test func aThingWithoutPropertiesIsStillThere() {
        let part = DocumentPart.popupSettings(PopupSettings(name: "plain", style: PopupStyle()))
        #expect(part.properties.isEmpty)
        #expect(
            part.written { _, _ in true }.inputs == [
                RecordedInput(kind: .popupSettings, subject: "plain", property: "", value: "")
            ])
    }

    @Test func aSceneIsApartFromWhatIsInIt() {
        let view = SceneView(id: "a", frame: Rectangle(x: -0.5, y: 1e21, width: 3, height: 4))
        let scene = Scene(name: "s", canvas: Size(width: 393, height: 852), views: [view])
        #expect(
            scene.parts.flatMap(properties) == [
                "scene s: canvas.width = 393", "scene s: canvas.height = 852", "view a: frame.x = -0.5",
                "view a: frame.y = 1e+21", "view a: frame.width = 3", "view a: frame.height = 4",
            ])
    }
}
