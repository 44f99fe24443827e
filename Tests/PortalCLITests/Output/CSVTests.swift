import Testing

@testable import PortalCLI

@Suite struct CSVTests {
    @Test(arguments: [
        ("a", "a"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""),
    ])
    func fieldsAreQuotedWhereTheyMust(_ text: String, _ field: String) {
        #expect(CSV.field(text) == field)
    }
}
