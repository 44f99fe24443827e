import PortalModel
import Testing

@testable import PortalDocument

/// Bad documents, each with every message that it gives.
@Suite struct RefusalTests {
    struct Case: CustomTestStringConvertible {
        var document: String
        var issues: [String]

        init(_ document: String, _ issues: String...) {
            self.document = document
            self.issues = issues
        }

        var testDescription: String { String(document.prefix(100)) }
    }

    @Test(arguments: Self.files + Self.syntax + Self.settings)
    func aFileIsRefused(_ file: Case) throws {
        #expect(try readAll(file.document).issues == file.issues)
    }

    @Test(arguments: Self.scenes)
    func aSceneIsRefused(_ scene: Case) throws {
        let head = #"{"format":"portal-catalog/1","scenes":["# + "\n"
        let members = #"{"name":"s","canvas":{"width":393,"height":852},"# + "\n" + scene.document + "}]}"
        let result = try readAll(head + members)
        #expect(result.issues == scene.issues)
        #expect(result.elements.isEmpty)
    }

    static let files: [Case] = [
        Case("", "f.json: is empty; expected a catalog document (JSON)"),
        Case("\u{FEFF}", "f.json:1:1: unexpected end of the file; expected '{'; a catalog document is a JSON object"),
        Case("%PDF-1.7\n", "f.json: is a PDF; expected a catalog document (JSON)"),
        Case(
            "SQLite format 3\0\u{10}",
            "f.json: is an SQLite database; expected a catalog document (JSON); save it to a file of its own, and give that by its name"
        ),
        Case("{\0\"\0", "f.json: is UTF-16; save it as UTF-8"),
        Case("[]", "f.json:1:1: unexpected '['; expected '{'; a catalog document is a JSON object"),
        Case("{}", "f.json: the key 'format' is missing; a document has \"format\": \"portal-catalog/1\""),
        Case(
            #"{"format": "portal-catalog/2", "what": 1}"#,
            "f.json:1:12: format: the format is 'portal-catalog/2'; this version reads 'portal-catalog/1'"),
        Case(
            #"{"format": "portal-recording/1"}"#,
            "f.json:1:12: format: is a recording; this version reads 'portal-catalog/1'"),
        Case(
            #"{"format": 1, "scene": [], "presets": {}}"#,
            "f.json:1:12: format: expected \"portal-catalog/1\", found the number 1",
            "f.json:1:24: scene: unknown key 'scene'; did you mean 'scenes'?",
            "f.json:1:39: presets: expected a list, found an object"),
        Case(
            #"{"format":"portal-catalog/1","presets":[],"presets":[{"name":1}]}"#,
            "f.json:1:53: presets: the key 'presets' is given twice"),
    ]

    static let syntax: [Case] = [
        Case(
            #"{"format":"portal-catalog/1","presets":[{"name":"a","#,
            "f.json:1:53: presets[0]: unexpected end of the file; expected a key in double quotes"),
        Case(
            "{\"format\":\"portal-catalog/1\"}\nx",
            "f.json:2:1: unexpected 'x'; expected nothing after the document"),
        Case(
            "{\"format\":\"portal-catalog/1\",\n\"presets\":[{\"name\":\"ä\", \"animation\":NaN}]}",
            "f.json:2:37: presets[0].animation: unexpected 'N'; expected a value"),
        Case(
            #"{"format":"portal-catalog/1","presets":[{"name":"a","animation":".smooth",}]}"#,
            "f.json:1:75: presets[0]: unexpected '}'; expected a key in double quotes"),
        Case(
            #"{"format":"portal-catalog/1","presets":[{"nme":"a","animation":"\ud800x"}]}"#,
            "f.json:1:42: presets[0].nme: unknown key 'nme'; did you mean 'name'?",
            "f.json:1:65: presets[0].animation: \\uD800 is half of a surrogate pair; the other half is missing"),
        Case(
            "{\"format\":\"portal-catalog/1\",\"extensions\":{\"a\":\"\u{1}\"}}",
            "f.json:1:49: extensions.a: control character U+0001 in a string; escape it"),
        Case(
            #"{"format":"portal-catalog/1","extensions":[{"k":[{"a":1,"b":2,"\u0061":3}]},tru]}"#,
            "f.json:1:63: extensions[0].k[0].a: the key 'a' is given twice",
            "f.json:1:77: extensions[1]: unexpected 't'; expected a value"),
    ]

    static let settings: [Case] = [
        Case(
            #"{"format":"portal-catalog/1","popupSettings":[{"present":".smooth","kind":1}]}"#,
            "f.json:1:47: popupSettings[0]: the key 'name' is missing; a pop-up settings object needs it",
            "f.json:1:68: popupSettings[0].kind: unknown key 'kind'; a pop-up settings object has the keys "
                + "name, backgroundMaterial, present, dismiss, dismissOnBackgroundTap, extensions")
    ]

    static let scenes: [Case] = [
        Case(
            #""titel":"x","canvas":1,"views":{}"#,
            "f.json:3:1: scenes[0].titel: unknown key 'titel'; did you mean 'title'?",
            "f.json:3:13: scenes[0].canvas: the key 'canvas' is given twice",
            "f.json:3:32: scenes[0].views: expected a list, found an object"),
        Case(
            #""views":[{"id":"a","frame":{"x":1e999,"y":"NaN","width":-1}}]"#,
            "f.json:3:28: scenes[0].views[0].frame: the key 'height' is missing; a frame needs it",
            "f.json:3:33: scenes[0].views[0].frame.x: 1e999 is too large for a number; it must be finite",
            "f.json:3:43: scenes[0].views[0].frame.y: expected a number, found the string \"NaN\"",
            "f.json:3:57: scenes[0].views[0].frame.width: is -1; it must be at least 0"),
        Case(
            #""views":[{"id":"a","frame":{"x":0,"y":0,"width":\#(String(repeating: "9", count: 400)),"height":1}}]"#,
            "f.json:3:49: scenes[0].views[0].frame.width: "
                + "\(String(repeating: "9", count: 60))... is too large for a number; it must be finite"),
        Case(
            #""views":[{"id":"","frame":{"x":0,"y":0,"width":1,"height":1},"fill":"red","opacity":1.5}]"#,
            "f.json:3:16: scenes[0].views[0].id: a name must not be empty",
            "f.json:3:69: scenes[0].views[0].fill: 'red' is no colour; it must be #RRGGBB or #RRGGBBAA",
            "f.json:3:85: scenes[0].views[0].opacity: is 1.5; it must be from 0 to 1"),
        Case(
            #""views":[{"id":"a{b}","frame":{"x":0,"y":0,"width":1,"height":1},"fill":[]}, null]"#,
            "f.json:3:16: scenes[0].views[0].id: a name must not contain '{' or '}'",
            "f.json:3:73: scenes[0].views[0].fill: the list is empty; leave 'fill' out for no colour",
            "f.json:3:78: scenes[0].views[1]: expected an object, found null"),
        Case(
            #""contexts":[{"name":"root","offset":{"x":0,"y":1}},{"name":"d","presentation":"sheets"}]"#,
            "f.json:3:28: scenes[0].contexts[0].offset: 'offset' is not used here: the root context is always there",
            "f.json:3:79: scenes[0].contexts[1].presentation: unknown value 'sheets'; did you mean 'sheet'?"),
        Case(
            #""portals":[{"id":"p","source":"a","destination":"b","mirror":1,"layer":{"radius":1}}]"#,
            "f.json:3:62: scenes[0].portals[0].mirror: expected true, false or an object, found the number 1",
            "f.json:3:73: scenes[0].portals[0].layer.radius: unknown key 'radius'; "
                + "a layer has the keys fill, cornerRadius, label"),
        Case(
            #""transitions":[{"name":"t","portal":"p","group":"g","duration":1,"animation":".smoth"}]"#,
            "f.json:3:41: scenes[0].transitions[0].group: a transition has one of 'portal', 'group' or 'item'; "
                + "this has 'portal' and 'group'",
            "f.json:3:53: scenes[0].transitions[0].duration: 'duration' is not used here: "
                + "only the hand-off 'timed' has one",
            "f.json:3:78: scenes[0].transitions[0].animation: column 2: unknown animation '.smoth'; "
                + "did you mean '.smooth'?"),
        Case(
            #""transitions":[{"name":"t","portal":"p","handoff":"timed","completionCriteria":"removed","stagger":0}]"#,
            "f.json:3:59: scenes[0].transitions[0].completionCriteria: 'completionCriteria' is not used here: "
                + "the hand-off 'timed' does not wait for its animation",
            "f.json:3:90: scenes[0].transitions[0].stagger: 'stagger' is not used here: "
                + "only a 'group' transition staggers"),
        Case(
            #""transitions":[{"name":"t","item":[]},{"name":"u"}]"#,
            "f.json:3:35: scenes[0].transitions[0].item: the list is empty; it needs at least one portal",
            "f.json:3:39: scenes[0].transitions[1]: one of 'portal', 'group' or 'item' is missing; "
                + "a transition needs it"),
        Case(
            #""transitions":[{"name":"t","portal":"p","configuration":{"level":"styling","order":[],"aspect":"fit"}}]"#,
            "f.json:3:76: scenes[0].transitions[0].configuration.order: 'order' is not used here: "
                + "only the level 'full' has one",
            "f.json:3:84: scenes[0].transitions[0].configuration.order: "
                + "the order must list each of frame, clip, shadow, opacity, blur, offset once",
            "f.json:3:87: scenes[0].transitions[0].configuration.aspect: 'aspect' is not used here: "
                + "only the level 'raw' has one"),
        Case(
            #""transitions":[{"name":"t","portal":"p","effects":[{"property":"opacity","on":["layer","layer"],"#
                + #""onActivate":[{"at":0.2,"to":2,"animation":".default"},{"at":0.1,"to":1,"animation":".default"}]}]}]"#,
            "f.json:3:79: scenes[0].transitions[0].effects[0].on: 'layer' is listed twice",
            "f.json:3:126: scenes[0].transitions[0].effects[0].onActivate[0].to: is 2; "
                + "an opacity must be from 0 to 1",
            "f.json:3:158: scenes[0].transitions[0].effects[0].onActivate[1].at: "
                + "is 0.1, after a step at 0.2; steps stand in order of time"),
        Case(
            #""transitions":[{"name":"t","portal":"p","effects":[{"property":"scale","on":["layr"]}]}]"#,
            "f.json:3:78: scenes[0].transitions[0].effects[0].on[0]: unknown value 'layr'; did you mean 'layer'?"),
        Case(
            #""popups":[{"id":"p","view":"a","items":["b"],"settings":{"name":"x"}}]"#,
            "f.json:3:32: scenes[0].popups[0].items: a pop-up has one of 'view' or 'items'; this has 'view' and 'items'",
            "f.json:3:58: scenes[0].popups[0].settings.name: unknown key 'name'; an inline settings object has "
                + "the keys backgroundMaterial, present, dismiss, dismissOnBackgroundTap, extensions"),
        Case(
            #""delayed":[{"name":"d","views":[{"view":"a","viewIndex":0.5},{"view":"b","viewIndex":-1}]}]"#,
            "f.json:3:57: scenes[0].delayed[0].views[0].viewIndex: is 0.5; it must be a whole number",
            "f.json:3:86: scenes[0].delayed[0].views[1].viewIndex: is -1; it must be at least 0"),
        Case(
            #""delayed":[{"name":"d","views":[{"view":"a","viewIndex":1000000000000000000}]}]"#,
            "f.json:3:57: scenes[0].delayed[0].views[0].viewIndex: is 1000000000000000000; "
                + "it must be at most 9007199254740992"),
        Case(
            #""headers":[{"id":"h","title":{"source":{"x":0,"y":0,"width":1,"height":1}},"displays":["titel"]}]"#,
            "f.json:3:30: scenes[0].headers[0].title: the key 'destination' is missing; a header's element needs it",
            "f.json:3:88: scenes[0].headers[0].displays[0]: unknown value 'titel'; did you mean 'title'?"),
        Case(
            #""scripts":[{"name":"s","steps":[{"at":0},{"at":0,"activate":"a","deactivate":"b"},"#
                + #"{"at":0,"select":{"transition":"t"}},{"at":0,"phase":"paused"}]}]"#,
            "f.json:3:33: scenes[0].scripts[0].steps[0]: "
                + "the action is missing; a step has one key beside 'at', as 'activate'",
            "f.json:3:65: scenes[0].scripts[0].steps[1].deactivate: "
                + "a step has one action; this has 'activate' and 'deactivate'",
            "f.json:3:100: scenes[0].scripts[0].steps[2].select: the key 'item' is missing; a selection needs it",
            "f.json:3:136: scenes[0].scripts[0].steps[3].phase: unknown value 'paused'; "
                + "it must be active, inactive or background"),
        Case(
            #""scripts":[{"name":"s","steps":[{"at":1,"remove":"a"},{"at":0.5,"remove":"b"}]}]"#,
            "f.json:3:61: scenes[0].scripts[0].steps[1].at: is 0.5, after a step at 1; "
                + "steps stand in order of time"),
    ]

    @Test func onlyTheFirstHundredIssuesAreListed() throws {
        let views = String(repeating: "1,", count: 200) + "1"
        let document = #"{"format":"portal-catalog/1","scenes":[{"name":"s","views":[\#(views)]}]}"#
        let issues = try readAll(document).issues
        #expect(issues.count == 101)
        #expect(issues.last == "and more")
    }

    @Test func oneElementMayNotFillTheMemory() throws {
        let raw = "[" + String(repeating: "\"0123456789\",", count: 400_000) + "1]"
        let document = #"{"format":"portal-catalog/1","extensions":\#(raw)}"#
        let result = try readAll(document, limits: DocumentLimits(elementSize: 2 << 20))
        #expect(result.issues == ["f.json:1:43: extensions: is larger than 2 MiB, the most that one element may have"])
        #expect(try readAll(document).issues.isEmpty)
    }

    @Test func invalidUTF8IsRefusedWhereverItStands() throws {
        let sequences: [[UInt8]] = [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82], [0xC3, 0x22],
        ]
        for sequence in sequences {
            for place in ["\"a%\"", "{\"%\":1}", "%", "[\"12345678%\"]"] {
                let parts = place.split(separator: "%", omittingEmptySubsequences: false).map { Array($0.utf8) }
                let head = Array(#"{"format":"portal-catalog/1","extensions":"#.utf8)
                let bytes = head + parts[0] + sequence + parts[1] + Array("}".utf8)
                #expect(try readAll(bytes).issues.count == 1, "\(sequence) in \(place)")
            }
        }
    }
}
