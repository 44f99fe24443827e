/// Cuts Swift text into tokens. Whatever the bytes are, it goes forward only, so that time grows with the text alone.
struct SwiftTokenizer {
    /// What is left of a string once the code of its interpolation ends.
    struct OpenString {
        var delimiter: StringDelimiter
        /// How many parentheses are open inside the interpolation's own.
        var depth: Int
    }

    let bytes: [UInt8]
    var position = 0
    var line: Int32 = 1
    var tokens: [SourceToken] = []
    private var depth = 0
    private var openStrings: [OpenString] = []
    /// Up to here no slash begins a regular expression.
    var regexlessEnd = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4)
    }

    static func tokens(of bytes: [UInt8]) -> [SourceToken] {
        var tokenizer = SwiftTokenizer(bytes)
        tokenizer.skipBeginning()
        while tokenizer.position < bytes.count { tokenizer.readNext() }
        return tokenizer.tokens
    }

    /// The byte at a distance; 0 beyond the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        let place = position + distance
        return place < bytes.count ? bytes[place] : 0
    }

    mutating func emit(_ kind: SourceToken.Kind, from start: Int, to end: Int? = nil, line: Int32? = nil) {
        tokens.append(
            SourceToken(
                kind: kind, start: Int32(start), end: Int32(end ?? position), line: line ?? self.line))
    }

    private mutating func skipBeginning() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    }

    private mutating func readNext() {
        let start = position
        switch peek() {
        case UInt8(ascii: "\n"):
            line += 1
            position += 1
        case UInt8(ascii: " "), 0, 9, 11, 12, 13: position += 1
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): readString(hashes: 0, from: start)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "`"): readQuotedWord()
        case UInt8(ascii: "("):
            depth += 1
            emitSingle(.open)
        case UInt8(ascii: ")"): closeParenthesis()
        case UInt8(ascii: "["), UInt8(ascii: "{"): emitSingle(.open)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): emitSingle(.close)
        case UInt8(ascii: ","): emitSingle(.comma)
        case UInt8(ascii: ":"): emitSingle(.colon)
        case UInt8(ascii: ";"): emitSingle(.semicolon)
        case UInt8(ascii: "@"): emitSingle(.at)
        case UInt8(ascii: ".") where peek(1) != UInt8(ascii: "."): emitSingle(.dot)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case let byte where Self.isWordPart(byte): readWord()
        case UInt8(ascii: "/") where isAtOperand && skipRegex(): emit(.literal, from: start)
        case let byte where Self.isOperator(byte): readOperator()
        default: emitSingle(.symbol)
        }
    }

    private mutating func emitSingle(_ kind: SourceToken.Kind) {
        position += 1
        emit(kind, from: position - 1)
    }

    /// Opens an interpolation, whose code comes next.
    mutating func interrupt(_ delimiter: StringDelimiter) {
        depth += 1
        emitSingle(.open)
        openStrings.append(OpenString(delimiter: delimiter, depth: depth))
    }

    private mutating func closeParenthesis() {
        emitSingle(.close)
        if let string = openStrings.last, string.depth == depth {
            openStrings.removeLast()
            skipString(string.delimiter)
        }
        depth = max(0, depth - 1)
    }

    private mutating func readWord() {
        let start = position
        while Self.isWordPart(peek()) { position += 1 }
        emit(.word, from: start)
    }

    private mutating func readQuotedWord() {
        position += 1
        let start = position
        while position < bytes.count, peek() != UInt8(ascii: "`"), peek() != UInt8(ascii: "\n") { position += 1 }
        emit(.quotedWord, from: start)
        if peek() == UInt8(ascii: "`") { position += 1 }
    }

    private mutating func readNumber() {
        let start = position
        let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
        let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
        // In `pair.0.1` each number is a place.
        let isPlace = tokens.last?.kind == .dot
        while true {
            let byte = peek()
            if byte == UInt8(ascii: ".") {
                guard !isPlace, Self.isDigit(peek(1)), peek(-1) != UInt8(ascii: ".") else { break }
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
                guard position > start, peek(-1) | 0x20 == exponent, Self.isDigit(peek(1)) else { break }
            } else if !Self.isWordPart(byte) {
                break
            }
            position += 1
        }
        emit(.number, from: start)
    }

    private mutating func readOperator() {
        let start = position
        let hasDots = peek() == UInt8(ascii: ".")
        while Self.isOperator(peek()), hasDots || peek() != UInt8(ascii: ".") {
            let opensComment =
                peek() == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
            if opensComment, position > start { break }
            position += 1
        }
        let isEqual = position == start + 1 && bytes[start] == UInt8(ascii: "=")
        emit(isEqual ? .equal : .symbol, from: start)
    }

    mutating func skipLine() {
        while position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
    }

    /// Comments nest in Swift.
    private mutating func skipComment() {
        var level = 0
        repeat {
            switch (peek(), peek(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                level += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                level -= 1
                position += 2
            case (let byte, _):
                if byte == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        } while level > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    static func isWordPart(_ byte: UInt8) -> Bool {
        let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        return isLetter || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
