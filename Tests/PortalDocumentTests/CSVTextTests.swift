import PortalDocument
import Testing

@Suite struct CSVTextTests {
    @Test(arguments: [
        ("a", "a"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""),
    ])
    func fieldsAreQuotedWhereTheyMust(_ text: String, _ field: String) {
        #expect(csvField(text) == field)
    }
}
