import PortalSQLite
import Testing

@testable import PortalDB

@Suite struct GlobTests {
    static let texts = [
        "", "a", "b", "ab", "abc", "a/b", "card-grid", "card-grid/open", "grid", "]", "-", "^", "[", "*", "a*c", "é",
        "日本",
        "aXbXc",
    ]
    static let patterns = [
        "", "*", "**", "?", "??", "a*", "*b", "*b*", "a?c", "card-*", "card-*/open", "*/open", "[a-c]", "[^a]", "[]]",
        "[]-]",
        "[a-", "[", "[^]]", "a[*]c", "*[?]*", "?*?", "*a*b*c", "é", "[à-ÿ]", "日?", "[c-a]", "[a-c]*", "x*",
    ]

    /// The lists use SQLite's own GLOB, and both must mean the same.
    @Test(arguments: patterns) func aPatternMeansWhatItMeansToSQLite(pattern: String) throws {
        let database = try Connection(file: "test", mode: .inMemory)
        for text in Self.texts {
            let expected = try database.value(of: Bool.self, "SELECT ? GLOB ?", text, pattern)
            #expect(Glob(pattern).matches(text) == expected, "'\(text)' GLOB '\(pattern)'")
        }
    }

    @Test(arguments: [("a*b", "a[*]b"), ("[x]?", "[[]x][?]"), ("plain/é", "plain/é"), ("*\u{301}", "[*]\u{301}")])
    func escapedTextMatchesItself(text: String, pattern: String) {
        #expect(Glob.escaped(text) == pattern)
        #expect(Glob(pattern).matches(text))
    }
}
