import PortalModel
import Testing

@testable import PortalDocument

@Suite struct WrittenThingTests {
    private static let view = DocumentPart.view(
        SceneView(id: "\"é\n", frame: Rectangle(x: 0.5, y: -1, width: 3, height: 4), label: "a \\ b"))
    private static let context = DocumentPart.context(PresentationContext(name: "root", presentation: .root))

    private static func portal(_ id: Portal.ID, _ title: String, _ source: SceneView.ID) -> WrittenThing {
        let portal = Portal(key: Portal.Key(id: id), source: source, destination: "d")
        return DocumentPart.portal(portal, title: title).written { _, _ in true }
    }

    static let cases: [(things: [WrittenThing], json: String)] = [
        ([], "{}"),
        (
            [context.written { $1 != Array("presentation".utf8) }, view.written { $1.starts(with: "frame.x".utf8) }],
            #"{"context":{"root":{}},"view":{"\"é\n":{"frame.x":"0.5"}}}"#
        ),
        ([view.written { $1 == Array("label".utf8) }], #"{"view":{"\"é\n":{"label":"a \\ b"}}}"#),
        (
            [portal("p", "p", "s"), portal("p", "n/p", "t")],
            #"{"portal":{"p":{"source":"s","destination":"d"},"n/p":{"source":"t","destination":"d"}}}"#
        ),
    ]

    @Test(arguments: cases.indices) func `what was written once is put together`(index: Int) {
        let (things, json) = Self.cases[index]
        #expect(RecordedInput.json(things) == json)
        #expect(RecordedInput.json(things.flatMap(\.inputs)) == json)
    }

    @Test func `more can be said of a thing`() {
        var thing = Self.context.written { _, _ in false }
        thing.add("mirror", "true")
        thing.add("a \"b\"", "")
        #expect(RecordedInput.json([thing]) == #"{"context":{"root":{"mirror":"true","a \"b\"":""}}}"#)
    }
}
