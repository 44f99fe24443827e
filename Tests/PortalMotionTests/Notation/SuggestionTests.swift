import PortalMotion
import Testing

@Suite struct SuggestionTests {
    private static let names: [(word: String, meant: String?)] = [
        ("smoth", "smooth"), ("SMOOTH", "smooth"), ("smotoh", "smooth"), ("snapy", "snappy"), ("bouncey", "bouncy"),
        ("easeInOt", "easeInOut"), ("easeIm", "easeIn"), ("spring", "spring"), ("spring2", "spring"),
        ("wobble", nil), ("", nil), ("é", nil), (String(repeating: "smooth", count: 100), nil),
    ]

    @Test(arguments: names)
    func theNearestNameIsMeant(word: String, meant: String?) {
        let names = ["smooth", "snappy", "bouncy", "easeIn", "easeInOut", "spring"]
        #expect(suggestion(for: word, among: names) == meant)
    }

    @Test(arguments: [
        ("titel", "title"), ("--formt", "--format"), ("cornerradius", "cornerRadius"), ("viewindex", "viewIndex"),
        ("nmae", "name"), ("frames", "frame"), ("duraton", "duration"),
    ])
    func slipsAreFound(_ word: String, _ meant: String) {
        let words = ["title", "--format", "cornerRadius", "viewIndex", "name", "frame", "duration"]
        #expect(suggestion(for: word, among: words) == meant)
    }

    @Test(arguments: ["", "size", "backgroundColor", "xy"])
    func otherWordsAreNot(_ word: String) {
        #expect(suggestion(for: word, among: ["title", "frame", "opacity", "z"]) == nil)
    }

    @Test func theTextHasThePrefix() {
        #expect(suggestionText(for: "formt", among: ["format"], prefix: "--") == "did you mean '--format'?")
        #expect(suggestionText(for: "xy", among: ["format"]) == nil)
    }
}
