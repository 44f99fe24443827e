import Testing

@testable import PortalSource

@Suite struct SwiftIdentifierTests {
    @Test(
        arguments: [
            ("hero/open", "heroOpen"), ("card-grid", "cardGrid"), ("URL/open", "urlOpen"), ("URLOpens", "urlOpens"),
            ("é/Ünder", "eUnder"), ("2x", "preset2x"), ("!", "preset"), ("it's", "its"), ("日", "u65E5"),
            ("🙂", "u1F642"),
            ("ß", "udf"), ("snake_case", "snakeCase"), ("already.camelCase", "alreadyCamelCase"),
        ])
    func aNameBecomesAnIdentifier(name: String, identifier: String) {
        #expect(SwiftIdentifier.lower([name], or: "preset") == identifier)
    }

    @Test func namesDifferFromOneAnotherAndFromSwifts() {
        var names = SwiftNames(reserved: ["smooth"])
        let given = ["a", "a", "a2", "in", "in", "smooth", "a"].map { names.name($0, kind: "Preset") }
        #expect(given == ["a", "a2", "a22", "inPreset", "inPreset2", "smoothPreset", "a3"])
    }

    @Test(
        arguments: [
            ("plain", #""plain""#), ("\"\\(x)\n\t", #""\"\\(x)\n\t""#),
            ("\u{202E}\u{0}\u{2028}", #""\u{202E}\u{0}\u{2028}""#),
            ("é日👩‍👧", "\"é日👩‍👧\""),
        ])
    func aLiteralHasNothingThatAnEditorObeys(text: String, literal: String) {
        #expect(SwiftSpelling.literal(text) == literal)
    }
}
