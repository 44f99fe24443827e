import Testing

@testable import PortalCLI

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xabc", 1),
        ("kitten", "sitting", 3), ("", "four", 4), ("fromat", "format", 1),
    ])
    func distanceCountsEdits(first: String, second: String, distance: Int) {
        #expect(Suggestion.distance(from: first, to: second) == distance)
        #expect(Suggestion.distance(from: second, to: first) == distance)
    }

    @Test(
        arguments: [
            ("formt", "format"), ("fps", "fps"), ("fp", "fps"), ("limt", "limit"), ("zebra", nil), ("x", nil),
        ] as [(String, String?)])
    func onlyNearWordsAreSuggested(word: String, suggestion: String?) {
        #expect(Suggestion.closest(to: word, among: ["format", "fps", "limit"]) == suggestion)
    }
}
