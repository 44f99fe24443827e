import PortalModel
import Testing

@testable import PortalDocument

@Suite struct RecordedEventJSONTests {
    static let cases: [(events: [RecordedEvent], json: String)] = [
        ([], "[]"),
        (
            [RecordedEvent(frame: 0, kind: .activated, subject: "hero")],
            #"[{"frame":0,"kind":"activated","subject":"hero"}]"#
        ),
        (
            [
                RecordedEvent(frame: 3, kind: .completed, subject: "a", value: .flag(true)),
                RecordedEvent(frame: 4, kind: .snapped, subject: "b", value: .number(-0.0)),
                RecordedEvent(frame: 5, kind: .snapped, subject: "b", value: .number(.leastNonzeroMagnitude)),
                RecordedEvent(frame: 6, kind: .warning, subject: "\"\\\n\0é", value: .text("")),
            ],
            #"[{"frame":3,"kind":"completed","subject":"a","value":true},"#
                + #"{"frame":4,"kind":"snapped","subject":"b","value":-0.0},"#
                + #"{"frame":5,"kind":"snapped","subject":"b","value":5e-324},"#
                + #"{"frame":6,"kind":"warning","subject":"\"\\\n\u0000é","value":""}]"#
        ),
    ]

    @Test(arguments: cases.indices) func `events are written without white space and come back`(index: Int) {
        let (events, json) = Self.cases[index]
        #expect(RecordedEvent.json(events) == json)
        let read = RecordedEvent.list(json: json)
        #expect(read == events)
        // Equality takes -0.0 for 0.0.
        #expect(read.map(RecordedEvent.json) == json)
    }

    @Test(arguments: [
        "", "[", "[]]", "{}", "[1]", "null", "[{}]", "[] []", "[]\0",
        #"[{"frame":-1,"kind":"activated","subject":"a"}]"#, #"[{"frame":0.5,"kind":"activated","subject":"a"}]"#,
        #"[{"frame":0,"kind":"lost","subject":"a"}]"#, #"[{"frame":0,"kind":"activated"}]"#,
        #"[{"frame":0,"kind":"activated","subject":"a","value":null}]"#,
        #"[{"frame":0,"kind":"snapped","subject":"a","value":1e999}]"#,
        #"[{"frame":0,"kind":"activated","subject":"a","time":0}]"#,
        #"[{"frame":0,"frame":1,"kind":"activated","subject":"a"}]"#,
    ]) func `anything else is refused`(json: String) {
        #expect(RecordedEvent.list(json: json) == nil)
    }
}
