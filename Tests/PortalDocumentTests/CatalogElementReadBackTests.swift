import PortalDocument
import PortalModel
import Testing

/// What was read from rows is held to the rules for documents.
@Suite struct CatalogElementReadBackTests {
    private static func preset(_ name: String, _ animation: AnimationText = ".smooth", free: String? = nil)
        -> CatalogElement
    {
        .preset(Preset(name: Name(rawValue: name), animation: animation, extensions: free.map { RawJSON(text: $0) }))
    }

    @Test(arguments: [preset("hero/open"), preset("é", free: #"{"a": [1, 2]}"#), .extensions(RawJSON(text: "null"))])
    func `what a document may have comes back`(element: CatalogElement) throws {
        #expect(try element.readBack(from: "f") == element)
    }

    @Test func `what another program spelt is spelt as documents are`() throws {
        let written = Self.preset("a", ".timingCurve( 0.25,0.1 , 0.25,1.0,duration:0.30 )")
        #expect(try written.readBack(from: "f") == Self.preset("a", ".timingCurve(0.25, 0.1, 0.25, 1, duration: 0.3)"))
    }

    static let faults: [(CatalogElement, String)] = [
        (preset("a\u{7}b"), "name: a name must not contain control characters (U+0007)"),
        (preset("a{b}"), "name: a name must not contain '{' or '}'"),
        (preset("a", free: "{}, \"summary\": \"theirs\""), "the free data is not one JSON value"),
        (preset("a", free: " {}"), "the free data is not one JSON value"),
        (preset("a", free: "{}}], \"scenes\": [{\"name\": \"x\"}"), "preset 'a': "),
        (preset("a", free: "1}, {\"name\": \"b\", \"animation\": \".smooth\""), "the free data is not one JSON value"),
        (preset("a", free: "{"), "preset 'a': "),
        (preset("a", free: ""), "preset 'a': "),
        (.extensions(RawJSON(text: "{}, \"presets\": []")), "the free data is not one JSON value"),
        (
            .scene(Scene(name: "s", canvas: Size(width: -1, height: .infinity))),
            "canvas"
        ),
    ]

    @Test(arguments: faults.indices) func `what a document could not have is an issue`(index: Int) {
        let (element, message) = Self.faults[index]
        let issues = #expect(throws: DocumentError.self) { try element.readBack(from: "team.portaldb") }?.issues ?? []
        #expect(!issues.isEmpty)
        for issue in issues {
            #expect(issue.description.hasPrefix("team.portaldb: \(element.title): "), "\(issue)")
        }
        #expect(issues.contains { $0.description.contains(message) }, "\(issues)")
    }
}
