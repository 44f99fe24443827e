import PortalModel
import PortalSQLite

/// What stands in a list of words.
protocol Word {
    init?(word: String)
    var word: String { get }
}

extension Word where Self: RawRepresentable, RawValue == String {
    init?(word: String) { self.init(rawValue: word) }
    var word: String { rawValue }
}

extension HexColor: Word {
    init?(word: String) { self.init(word) }
    var word: String { description }
}

extension LayerConfiguration.Modifier: Word {}
extension Header.Display: Word {}
extension Track.Column: Word {}

/// A short list in one column, a space between the words: `#FA5C59 #EB407A`.
struct WordList<Element: Word>: TextColumnValue {
    static var expectation: String { "words with a space between them" }

    var words: [Element]

    init(_ words: [Element]) {
        self.words = words
    }

    /// `nil`, and so NULL, for a list without words.
    init?(nonEmpty words: [Element]) {
        if words.isEmpty { return nil }
        self.words = words
    }

    // A key path of a generic type would be made anew each time.
    var columnText: String { words.count == 1 ? words[0].word : words.map { $0.word }.joined(separator: " ") }

    init?(columnText: String) {
        if !columnText.utf8.contains(UInt8(ascii: " ")), let only = Element(word: columnText) {
            words = [only]
            return
        }
        words = []
        for word in columnText.utf8.split(separator: UInt8(ascii: " ")) {
            guard let element = Element(word: String(Substring(word))) else { return nil }
            words.append(element)
        }
    }
}
