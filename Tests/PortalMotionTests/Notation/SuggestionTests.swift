import Testing

@testable import PortalMotion

@Suite struct SuggestionTests {
    private static let words: [(word: String, expected: String?)] = [
        ("smoth", "smooth"), ("SMOOTH", "smooth"), ("smotoh", "smooth"), ("snapy", "snappy"), ("bouncey", "bouncy"),
        ("easeInOt", "easeInOut"), ("easeIm", "easeIn"), ("spring", "spring"), ("spring2", "spring"),
        ("wobble", nil), ("", nil), ("é", nil), (String(repeating: "smooth", count: 100), nil),
    ]

    @Test(arguments: words)
    func theNearestNameIsMeant(word: String, expected: String?) {
        let names = ["smooth", "snappy", "bouncy", "easeIn", "easeInOut", "spring"]
        #expect(nearest(to: word, among: names) == expected)
    }
}
