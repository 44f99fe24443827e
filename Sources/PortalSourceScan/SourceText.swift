/// Swift text with its tokens. A place beyond either end is an ``SourceToken/Kind/end``, so that looking around is safe.
struct SourceText {
    let bytes: [UInt8]
    let tokens: [SourceToken]
    /// For each token the bracket that belongs to it, -1 where none does.
    private let partners: [Int32]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftTokenizer.tokens(of: bytes)
        partners = Self.partners(of: tokens, in: bytes)
    }

    func kind(_ place: Int) -> SourceToken.Kind {
        tokens.indices.contains(place) ? tokens[place].kind : .end
    }

    func line(_ place: Int) -> Int { tokens.indices.contains(place) ? Int(tokens[place].line) : 0 }

    /// A token as it is written, cut where it is very long.
    func text(_ place: Int) -> String {
        guard tokens.indices.contains(place) else { return "" }
        let (start, end) = (Int(tokens[place].start), Int(tokens[place].end))
        return String(decoding: bytes[start..<min(end, start + Self.shownLength)], as: UTF8.self)
    }

    func isWord(_ place: Int, _ word: String) -> Bool { kind(place) == .word && isText(place, word) }

    func isSymbol(_ place: Int, _ symbol: String) -> Bool { kind(place) == .symbol && isText(place, symbol) }

    func isOpen(_ place: Int, _ bracket: String) -> Bool { kind(place) == .open && isText(place, bracket) }

    /// Whether it is a name, in backticks or not.
    func isName(_ place: Int) -> Bool { kind(place) == .word || kind(place) == .quotedWord }

    func isClose(_ place: Int, _ bracket: String) -> Bool { kind(place) == .close && isText(place, bracket) }

    /// The bracket that closes the one at a place.
    func closing(_ place: Int) -> Int? {
        kind(place) == .open && partners[place] >= 0 ? Int(partners[place]) : nil
    }

    /// The place after a token, or after the bracket that closes it.
    func after(_ place: Int) -> Int { (closing(place) ?? place) + 1 }

    /// Whether the token is the first of its line.
    func startsLine(_ place: Int) -> Bool { line(place) != line(place - 1) }

    /// Whether nothing stands between two tokens that follow each other.
    func isBeside(_ place: Int, _ next: Int) -> Bool {
        tokens.indices.contains(next) && tokens.indices.contains(place) && tokens[place].end == tokens[next].start
    }

    /// Whether an expression that was read up to here has ended.
    func endsExpression(_ place: Int) -> Bool {
        switch kind(place) {
        case .end, .close, .comma, .semicolon, .colon, .branch: true
        case .symbol, .dot, .equal: false
        case .word where isWord(place, "as") || isWord(place, "is"): false
        case .word, .quotedWord, .number, .literal, .open, .at, .hash: startsLine(place)
        }
    }

    /// Whether the text may mean SwiftUI's animations where it does not say so.
    var importsMotion: Bool {
        let modules = ["SwiftUI", "Portal", "PortalTransitions", "PortalHeaders", "PopUp", "DelayedTransitionView"]
        return tokens.indices.contains { place in
            isWord(place, "import") && modules.contains { isWord(place + 1, $0) }
        }
    }

    /// What is written from one token to another, in one line and not too long; empty if the text ends before.
    func text(_ first: Int, through last: Int) -> String {
        guard tokens.indices.contains(first), last >= first else { return "" }
        let (start, end) = (Int(tokens[first].start), Int(tokens[min(last, tokens.count - 1)].end))
        let isCut = end - start > Self.shownLength
        let shown = String(decoding: bytes[start..<(isCut ? start + Self.shownLength : end)], as: UTF8.self)
        let words = shown.split { $0.isWhitespace }.joined(separator: " ")
        return isCut ? words + "..." : words
    }

    private static let shownLength = 120

    private func isText(_ place: Int, _ text: String) -> Bool {
        let token = tokens[place]
        return Int(token.end - token.start) == text.utf8.count
            && bytes[Int(token.start)..<Int(token.end)].elementsEqual(text.utf8)
    }

    /// A bracket that closes another kind than the last that was opened closes nothing.
    private static func partners(of tokens: [SourceToken], in bytes: [UInt8]) -> [Int32] {
        var partners = [Int32](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (place, token) in tokens.enumerated() {
            switch token.kind {
            case .open: open.append(place)
            case .close:
                // A brace closes whatever was left open inside it: people write the brackets of a line wrongly.
                let byte = bytes[Int(token.start)]
                while byte == UInt8(ascii: "}"), let last = open.last,
                    bytes[Int(tokens[last].start)] != UInt8(ascii: "{")
                {
                    open.removeLast()
                }
                guard let last = open.last, closes(byte, bytes[Int(tokens[last].start)]) else { continue }
                open.removeLast()
                partners[last] = Int32(place)
                partners[place] = Int32(last)
            default: break
            }
        }
        return partners
    }

    private static func closes(_ closing: UInt8, _ opening: UInt8) -> Bool {
        switch opening {
        case UInt8(ascii: "("): closing == UInt8(ascii: ")")
        case UInt8(ascii: "["): closing == UInt8(ascii: "]")
        default: closing == UInt8(ascii: "}")
        }
    }
}

extension SourceText {
    /// What stands between the commas of a call or of a list.
    struct Argument: Hashable {
        /// Its label, empty if there is none.
        var label: String
        /// The first token of the value, and the place after its last.
        var start: Int
        var end: Int
    }

    /// The arguments inside the bracket at a place; `nil` if it does not close.
    func arguments(_ open: Int) -> [Argument]? {
        guard let close = closing(open) else { return nil }
        var arguments: [Argument] = []
        var (start, place) = (open + 1, open + 1)
        while place <= close {
            if place == close || kind(place) == .comma {
                if place > start { arguments.append(argument(start, place)) }
                start = place + 1
            }
            place = place == close ? place + 1 : after(place)
        }
        return arguments
    }

    private func argument(_ start: Int, _ end: Int) -> Argument {
        isName(start) && kind(start + 1) == .colon
            ? Argument(label: text(start), start: start + 2, end: end) : Argument(label: "", start: start, end: end)
    }
}
