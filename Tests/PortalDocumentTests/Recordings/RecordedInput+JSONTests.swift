import PortalModel
import Testing

@testable import PortalDocument

@Suite struct RecordedInputJSONTests {
    private static func input(
        _ kind: RecordedInput.Kind, _ subject: String, _ property: String = "", _ value: String = ""
    ) -> RecordedInput {
        RecordedInput(kind: kind, subject: subject, property: property, value: value)
    }

    static let cases: [(inputs: [RecordedInput], json: String)] = [
        ([], "{}"),
        ([input(.context, "root")], #"{"context":{"root":{}}}"#),
        (
            [
                input(.preset, "a", "animation", ".smooth"), input(.view, "a", "frame.x", "1"),
                input(.view, "a", "frame.y", "2"), input(.view, "\"é\0", "context", ""),
            ],
            #"{"preset":{"a":{"animation":".smooth"}},"#
                + #""view":{"a":{"frame.x":"1","frame.y":"2"},"\"é\u0000":{"context":""}}}"#
        ),
    ]

    @Test(arguments: cases.indices) func `inputs are grouped by what they belong to and come back`(index: Int) {
        let (inputs, json) = Self.cases[index]
        #expect(RecordedInput.json(inputs) == json)
        #expect(RecordedInput.list(json: json) == inputs)
    }

    /// Two portals can have one title: of namespace 'a' the id 'b/c', and of 'a/b' the id 'c'.
    @Test func `what belongs to one thing comes together, each property once`() {
        let inputs = [
            Self.input(.portal, "p", "source", "1"), Self.input(.view, "v", "frame.x", "2"),
            Self.input(.portal, "q"), Self.input(.portal, "p", "source", "3"), Self.input(.portal, "p", "mirror", "4"),
            Self.input(.portal, "q", "subject", "5"), Self.input(.portal, "q", "subject", "6"),
        ]
        let json =
            #"{"view":{"v":{"frame.x":"2"}},"portal":{"p":{"source":"1","mirror":"4"},"q":{"subject":"5"}}}"#
        #expect(RecordedInput.json(inputs) == json)
        #expect(RecordedInput.list(json: json).map(Set.init) == Set([inputs[0], inputs[1], inputs[4], inputs[5]]))
    }

    @Test(arguments: [
        "", "[]", "{}{}", #"{"weather":{}}"#, #"{"view":[]}"#, #"{"view":{"a":1}}"#, #"{"view":{"a":{"b":1}}}"#,
        #"{"view":{"a":{"b":"1","b":"2"}}}"#, #"{"view":{},"view":{}}"#, #"{"view":{"a":{"b":"1"}}"#,
    ]) func `anything else is refused`(json: String) {
        #expect(RecordedInput.list(json: json) == nil)
    }
}
