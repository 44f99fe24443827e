import PortalDocument
import PortalModel
import Testing

/// What was read from rows is held to the rules for documents.
@Suite struct CatalogElementIssuesTests {
    private static func preset(_ name: String, _ animation: AnimationText = ".smooth", free: String? = nil)
        -> CatalogElement
    {
        .preset(Preset(name: Name(rawValue: name), animation: animation, extensions: free.map { RawJSON(text: $0) }))
    }

    @Test(arguments: [preset("hero/open"), preset("é", free: #"{"a": [1, 2]}"#), .extensions(RawJSON(text: "null"))])
    func `what a document may have has no issues`(element: CatalogElement) {
        #expect(element.documentIssues(in: "f") == [])
    }

    static let faults: [(CatalogElement, String)] = [
        (preset("a\u{7}b"), "name: a name must not contain control characters (U+0007)"),
        (preset("a{b}"), "name: a name must not contain '{' or '}'"),
        (preset("e\u{301}"), "is not as a document has it"),
        (preset("a", free: "{}, \"summary\": \"theirs\""), "is not as a document has it"),
        (preset("a", free: " {}"), "is not as a document has it"),
        (preset("a", free: "{}}], \"scenes\": [{\"name\": \"x\"}"), ""),
        (preset("a", free: "1}, {\"name\": \"b\", \"animation\": \".smooth\""), "is not as a document has it"),
        (preset("a", free: "{"), ""),
        (preset("a", free: ""), ""),
        (.extensions(RawJSON(text: "{}, \"presets\": []")), "is not as a document has it"),
        (
            .scene(Scene(name: "s", canvas: Size(width: -1, height: .infinity))),
            "canvas"
        ),
    ]

    @Test(arguments: faults.indices) func `what a document could not have is an issue`(index: Int) {
        let (element, message) = Self.faults[index]
        let issues = element.documentIssues(in: "team.portaldb")
        #expect(!issues.isEmpty)
        for issue in issues {
            #expect(issue.description.hasPrefix("team.portaldb: \(element.title): "), "\(issue)")
        }
        #expect(issues.contains { $0.message.contains(message) }, "\(issues)")
    }
}
