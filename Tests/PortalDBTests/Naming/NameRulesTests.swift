import PortalModel
import Testing

@Suite struct NameRulesTests {
    @Test(arguments: [
        "a", " ", "Z~2", "A", "Animation", "animation.x", "hero/open", "é", "a|b", "x@", "x@y", "@", "7", "a.b",
        String(repeating: "z", count: 200), String(repeating: "é", count: 200),
    ])
    func `most texts are names`(text: String) { #expect(NameRules.fault(in: text) == nil) }

    static let faults = [
        ("", "empty"), (".a", "start with '.'"), ("Animation.a", "start with 'Animation.'"), ("a@1", "digits"),
        ("a{", "'{' or '}'"), ("}", "'{' or '}'"), ("\u{7F}", "U+007F"), ("a\u{1F}", "U+001F"), ("\u{85}", "U+0085"),
        (String(repeating: "z", count: 201), "this has 201"), (String(repeating: "é", count: 201), "this has 201"),
    ]

    @Test(arguments: faults) func `the others say what is wrong`(text: String, fault: String) {
        #expect(NameRules.fault(in: text)?.contains(fault) == true)
    }

    @Test(arguments: [("", true), ("a", true), ("é", true), ("e\u{301}", false), ("\u{2126}", false)])
    func `a text is normal if it is composed`(text: String, isNormal: Bool) {
        #expect(NameRules.isNormalized(text) == isNormal)
        #expect(NameRules.isNormalized(NameRules.normalized(text)))
    }

    @Test(arguments: [
        ("#fa5C59", "#FA5C59"), ("#FA5C5900", "#FA5C5900"), ("#1234567", nil), ("#12345G", nil), ("123456", nil),
        ("#", nil), ("", nil), ("#é1234", nil),
    ])
    func `a colour has six or eight digits`(text: String, canonical: String?) {
        #expect(HexColor(text)?.description == canonical)
    }
}
