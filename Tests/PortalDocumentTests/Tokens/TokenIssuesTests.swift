import PortalModel
import PortalSystem
import TestSupport
import Testing

@testable import PortalDocument

/// What makes token files invalid, each with every message that it gives.
@Suite struct TokenIssuesTests {
    @Test(arguments: [
        ("structure", structure), ("types", types), ("values", values), ("references", references),
        ("springs", springs),
    ])
    func filesAreRefused(_ name: String, _ files: [String]) throws {
        let texts = try files.map { file in
            let issues = try tokenContent(file).issues
            #expect(!issues.isEmpty, "\(file)")
            return ([file] + issues.map { "  \($0)" }).joined(separator: "\n") + "\n"
        }
        try tokenGoldens.compare(texts.joined(separator: "\n"), with: "issues-\(name).txt")
    }

    @Test func everyGoldenHasATest() throws {
        let issues = ["structure", "types", "values", "references", "springs"].map { "issues-\($0).txt" }
        #expect(try tokenGoldens.orphans(besides: issues + TokenPresetsTests.goldenNames + ["form.tokens.json"]) == [])
    }

    static let structure: [String] = [
        "[]", " null",
        ##"{"a": {"$value": 1, "b": {"$value": 2}}}"##,
        ##"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$ref": "#/b"}}"##,
        ##"{"a.b": {"$description": "x"}, "a{": {}, "": {}, "$up": {}}"##,
        ##"{"fast": {"value": "100ms", "type": "duration"}, "$description": "an older form"}"##,
        ##"{"a": {"$root": 3, "$extends": 5, "$deprecated": "old"}, "$root": {"$value": 1}}"##,
        ##"{"$root": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "c": {"$root": {"$type": "color", "$value": 1}}}"##,
        ##"{"a": {"$type": 5, "$value": 1, "$deprecated": 1, "$extensions": [], "$description": {}}}"##,
        ##"{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}"##,
        ##"{"a": {"$type": "duration" "$value": 1}}"##,
        ##"{"a": {"$type": "number", "$value": 1}} x"##,
        ##"{"A@2": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"##,
        """
        {"a/b": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
         "a": {"b": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}}}
        """,
    ]

    static let types: [String] = [
        ##"{"a": {"$value": {"value": 1, "unit": "s"}}}"##,
        ##"{"a": {"$type": "cubic-bezier", "$value": [0, 0, 1, 1]}}"##,
        ##"{"$type": "durations", "a": {"$value": {"value": 1, "unit": "s"}}}"##,
    ]

    static let values: [String] = [
        value("duration", ##"{"value": -1, "unit": "ms"}"##),
        value("duration", ##"{"value": 1, "unit": "m"}"##),
        value("duration", ##"{"value": 1}"##),
        value("duration", ##"{"value": "1", "unit": "s"}"##),
        value("duration", ##"{"value": 1e999, "unit": "s"}"##),
        value("duration", ##"{"value": 1, "unit": "s", "note": ""}"##),
        value("duration", ##""100ms""##),
        value("duration", ##""-100ms""##),
        value("duration", ##""0.36""##),
        value("duration", "0.36"),
        value("duration", ##""soon""##),
        value("duration", ##""nans""##),
        value("duration", "null"),
        value("cubicBezier", "[0.4, 0, 1.2, 1]"),
        value("cubicBezier", "[-0.1, 0, 1, 1]"),
        value("cubicBezier", "[0, 0, 1]"),
        value("cubicBezier", ##"[0, "0", 1, "{n}"]"##),
        value("cubicBezier", ##""0.4, 0, 0.2, 1""##),
        value("cubicBezier", ##""ease-in""##),
        value("transition", ##"{"duration": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"##),
        value(
            "transition",
            ##"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": -1, "unit": "s"}, "timingFunction": [2, 0, 1, 1]}"##
        ),
        value(
            "transition",
            ##"{"duration": {"value": 1, "unit": "s"}, "delays": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"##
        ),
        value("transition", ##""200ms ease""##),
    ]

    static let references: [String] = [
        ##"{"$type": "duration", "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"##,
        ##"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"##,
        ##"{"a": {"$ref": "#/a"}}"##,
        ##"{"$type": "duration", "a": {"$value": "{gone.away}"}}"##,
        ##"{"$type": "duration", "a": {"$value": "{other.tokens.json#fast}"}}"##,
        ##"{"$type": "duration", "a": {"$value": "other.tokens.json#/fast"}}"##,
        ##"{"$type": "duration", "a": {"$ref": "other.tokens.json#/fast"}}"##,
        ##"{"$type": "duration", "a": {"$ref": "fast"}}"##,
        ##"{"$type": "duration", "a": {"$value": "{g}"}, "g": {}}"##,
        ##"{"$type": "duration", "a": {"$value": "{b.$value}"}, "b": {"$value": {"value": 1, "unit": "s"}}}"##,
        ##"{"a": {"$type": "duration", "$value": "{b}"}, "b": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}"##,
        ##"{"$type": "cubicBezier", "a": {"$value": [0, {"$ref": "#/a/$value/9"}, 1, 1]}}"##,
        ##"{"$type": "cubicBezier", "a": {"$value": [{"$ref": "#/a/$value/0"}, 0, 1, 1]}}"##,
        ##"{"n": {"$type": "number", "$value": 0.4}, "a": {"$type": "cubicBezier", "$value": ["{n}", 0, {"$ref": "#/n"}, 1]}}"##,
        ##"{"g/%": {"~n": {"$type": "number", "$value": 1}}, "a": {"$type": "duration", "$value": {"value": "{g/%.~n}", "unit": "ms"}}}"##,
        ##"{"q\"\\": {"$type": "number", "$value": 1}, "a": {"$type": "cubicBezier", "$value": ["{q\"\\}", 0, 1, 1]}}"##,
        // What is wrong with the token is said first: another spelling would not help.
        ##"{"n": {"$type": "number", "$value": "{n}"}, "a": {"$type": "cubicBezier", "$value": ["{n}", "{a}", 1, 1]}}"##,
        ##"{"n": {"$type": "number", "$value": 0.4}, "a": {"$type": "cubicBezier", "$value": [{"$ref": "#/n/$value", "x": 1}, 0, 1, 1]}}"##,
        ##"{"d": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "a": {"$type": "duration", "$value": {"$ref": "#/d", "$description": "x"}}}"##,
        ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##,
        ##"{"a": {"$extends": "{gone}"}, "b": {"$type": "number", "$value": 1}, "c": {"$extends": "{b}"}}"##,
    ]

    static let springs: [String] = [
        value("spring", ##"{"stiffness": 380, "damping": 0.8}"##),
        value("spring", ##"{"response": 0.4, "damping": 15}"##),
        value("spring", ##"{"response": 300, "dampingRatio": 0.8}"##),
        value("spring", ##"{"response": "300", "dampingRatio": 0.8}"##),
        value("spring", ##"{"stiffness": 380, "dampingRatio": 0.8, "response": 0.3}"##),
        value("spring", ##"{"stiffness": 380, "dampingRatio": 0.8, "damping": 10}"##),
        value("spring", ##"{"stiffness": 380}"##),
        value("spring", ##"{"stiffness": -1, "damping": 20}"##),
        value("spring", ##"{"bounce": 2, "duration": 0.5}"##),
        value(
            "spring", ##"{"bounce": 0.2, "duration": 0.5, "physics": {"stiffness": 100, "damping": 10, "mass": 1}}"##),
        value("spring", ##"{"duration": 0.5}"##),
        value("spring", ##"{"response": 0.3, "dampingRatio": 0.8, "stifness": 3}"##),
        value("spring", "0.5"),
        """
        {"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$extensions": {
          "org.one": {"response": 0.3, "dampingRatio": 0.8}, "org.two": {"spring": {"bounce": 0.3, "duration": 0.3}}}}}
        """,
        """
        {"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$extensions": {
          "portal-db.preset": {"animation": ".smoth", "tags": [1]}}}}
        """,
        """
        {"a": {"$type": "transition", "$value": {"duration": {"value": 2, "unit": "s"}, "delay": {"value": 0, "unit": "s"},
          "timingFunction": [0.1, 0.9, 0.3, 1]}, "$extensions": {"portal-db.preset": {"animation": ".smooth"}}}}
        """,
    ]

    private static func value(_ type: String, _ value: String) -> String {
        ##"{"a": {"$type": "\##(type)", "$value": \##(value)}}"##
    }

    /// The base is right as it is; what is wrong with both is said of the base alone.
    @Test func whatIsInheritedIsBlamedOnTheHeir() throws {
        let base = ##""base": {"$type": "duration", "a": {"$value": {"value": 200, "unit": "ms"}}}"##
        let heirs = ##""x": {"$extends": "{base}", "$type": "cubicBezier"}, "y": {"$extends": "{base}"}"##
        #expect(
            try tokenContent("{\(base), \(heirs)}").issues == [
                "f.json:1:98: x.$extends: 'x.a', which comes from 'base', is of the type 'cubicBezier' here: "
                    + "expected four numbers, as [0.4, 0, 0.2, 1], found an object"
            ])
        let wrong = base.replacing("200", with: "-200")
        for file in [##"{\##(wrong), "y": {"$extends": "{base}"}}"##, ##"{"y": {"$extends": "{base}"}, \##(wrong)}"##] {
            let issues = try tokenContent(file).issues
            #expect(issues.count == 1 && issues[0].contains(": base.a.$value.value: is -200; "), "\(issues)")
        }
    }

    /// A file is small enough, or refused for its size.
    @Test func aFileHasALimit() throws {
        let text = String(repeating: "a", count: 17 << 20)
        #expect(
            try tokenContent("{\"$description\": \"\(text)\"}").issues
                == ["f.json:1:1: is larger than 16 MiB, the most that a file of tokens may have"])
    }

    /// Groups that inherit from groups, each twice: 2^40 tokens if anybody wanted them all.
    @Test func inheritanceHasALimit() throws {
        let groups = (1...40).map {
            ##""g\##($0)": {"x": {"$extends": "{g\##($0 - 1)}"}, "y": {"$extends": "{g\##($0 - 1)}"}}"##
        }
        let text = ##"{"g0": {"t": {"$type": "number", "$value": 1}}, \##(groups.joined(separator: ", "))}"##
        let issues = try tokenContent(text).issues
        #expect(issues.contains { $0.contains("more than 20000 inherited tokens and groups") })
    }

    @Test(arguments: [("org.x", 255), ("portal-db.preset", 256)])
    func freeDataIsAsDeepAsADocumentHasIt(key: String, most: Int) throws {
        func token(_ depth: Int) -> String {
            let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let value = key == "org.x" ? lists : ##"{"extensions": \##(lists)}"##
            return ##"{"$type": "duration", "a": {"$value": {"value": 1, "unit": "s"}, "$extensions": "##
                + ##"{"\##(key)": \##(value)}}}"##
        }
        #expect(try tokenContent(token(most)).issues == [])
        let issues = try tokenContent(token(most + 1)).issues
        #expect(issues.count == 1 && issues[0].hasSuffix("nested more than 256 deep in a preset's free data"))
        let hostile = try tokenContent(token(100_000)).issues
        #expect(hostile.count == 1 && hostile[0].hasSuffix("objects and lists are nested more than 512 deep"))
    }

    @Test func longChainsEnd() throws {
        let links = (1...300).map { ##""t\##($0)": {"$value": "{t\##($0 - 1)}"}"## }
        let text =
            ##"{"t0": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, \##(links.joined(separator: ", "))}"##
        let issues = try tokenContent(text).issues
        #expect(issues.count > 100 && issues.allSatisfy { $0.contains("goes through more than 64 others") })
    }
}

let tokenGoldens = Goldens(of: "PortalDocumentTests", in: "TokenGoldens")

/// What a set of files gives, as text.
struct TokenResult {
    var presets: [Preset] = []
    var issues: [String] = []
    var warnings: [String] = []
    var otherTypes: [String: Int] = [:]
}

func tokenContent(_ texts: String..., isLenient: Bool = false) throws -> TokenResult {
    let set = TokenSet(isLenient: isLenient)
    for (number, text) in texts.enumerated() {
        try set.add(MemorySource(text, chunkSize: 1000), file: number == 0 ? "f.json" : "f\(number + 1).json")
    }
    let content = set.content()
    return TokenResult(
        presets: content.files.flatMap { $0.presets.map(\.preset) },
        issues: content.files.flatMap { $0.issues.map(\.description) },
        warnings: content.files.flatMap { $0.warnings.map(\.description) }, otherTypes: content.otherTypes)
}
