import Testing

@testable import PortalDocument

@Suite struct SuggestionTests {
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
}
