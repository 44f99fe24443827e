/// How a string begins and ends.
struct StringDelimiter: Hashable {
    var hashes: Int
    var isMultiLine: Bool
}

/// Strings, regular expressions and what begins with `#`.
extension SwiftTokenizer {
    /// Reads from the first quotation mark, whose number signs stand before it.
    mutating func readString(hashes: Int, from start: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiLine = peek(1) == quote && peek(2) == quote
        position += isMultiLine ? 3 : 1
        emit(.literal, from: start)
        let place = tokens.count - 1
        skipString(StringDelimiter(hashes: hashes, isMultiLine: isMultiLine))
        // Without an interpolation it is whole.
        if place == tokens.count - 1 { tokens[place].end = Int32(position) }
    }

    /// Passes what is left of a string, or what comes before its next interpolation. A string of one line ends with
    /// the line, as the compiler has it.
    mutating func skipString(_ delimiter: StringDelimiter) {
        while position < bytes.count {
            switch peek() {
            case UInt8(ascii: "\n"):
                guard delimiter.isMultiLine else { return }
                line += 1
                position += 1
            case UInt8(ascii: "\\"):
                position += 1
                // What follows other than all of them is text.
                guard skipHashes(upTo: delimiter.hashes) == delimiter.hashes else { continue }
                if peek() == UInt8(ascii: "(") { return interrupt(delimiter) }
                if position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "\""):
                let isEnd = !delimiter.isMultiLine || peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
                position += isEnd && delimiter.isMultiLine ? 3 : 1
                if isEnd, skipHashes(upTo: delimiter.hashes) == delimiter.hashes { return }
            default: position += 1
            }
        }
    }

    private mutating func skipHashes(upTo limit: Int) -> Int {
        let start = position
        while position - start < limit, peek() == UInt8(ascii: "#") { position += 1 }
        return position - start
    }

    mutating func readHash() {
        let start = position
        let hashes = skipHashes(upTo: .max)
        switch peek() {
        case UInt8(ascii: "\""): readString(hashes: hashes, from: start)
        case UInt8(ascii: "/"): skipExtendedRegex(hashes: hashes, from: start)
        default:
            if hashes == 1, let word = directive {
                position += word.utf8CodeUnitCount
                let end = skipCondition()
                emit(.branch, from: start, to: end)
            } else {
                emit(hashes == 1 ? .hash : .symbol, from: start)
            }
        }
    }

    private var directive: StaticString? {
        let words: [StaticString] = ["elseif", "else", "endif", "if"]
        return words.first { word in
            let length = word.utf8CodeUnitCount
            guard position + length <= bytes.count, !Self.isWordPart(peek(length)) else { return false }
            return (0..<length).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
        }
    }

    /// - Returns: Where it ends, without the space after it.
    private mutating func skipCondition() -> Int {
        var end = position
        while position < bytes.count, peek() != UInt8(ascii: "\n") {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") { break }
            position += 1
            if ![UInt8(ascii: " "), 9, 13].contains(bytes[position - 1]) { end = position }
        }
        return end
    }

    /// `#/.../#`, over several lines if it begins with a line's end. One without an end is all that is left of its
    /// line, or of the file.
    private mutating func skipExtendedRegex(hashes: Int, from start: Int) {
        let startLine = line
        position += 1
        let isMultiLine = peek() == UInt8(ascii: "\n") || peek() == 13 && peek(1) == UInt8(ascii: "\n")
        while position < bytes.count {
            let byte = peek()
            if byte == UInt8(ascii: "\n") {
                guard isMultiLine else { break }
                line += 1
            }
            position += 1
            if byte == UInt8(ascii: "\\"), position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
            if byte == UInt8(ascii: "/"), skipHashes(upTo: hashes) == hashes { break }
        }
        emit(.literal, from: start, line: startLine)
    }

    /// Whether a value is expected here, so that a slash is no division.
    var isAtOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .comma, .colon, .semicolon, .equal, .open, .symbol: return true
        case .word:
            let word = bytes[Int(last.start)..<Int(last.end)]
            return ["return", "in", "case", "if", "while", "try", "await"].contains { word.elementsEqual($0.utf8) }
        case .quotedWord, .number, .literal, .close, .dot, .at, .hash, .branch, .end: return false
        }
    }

    /// Passes `/.../` within a line, if that stands here: it begins with no space, and what it has closes.
    mutating func skipRegex() -> Bool {
        guard position >= regexlessEnd else { return false }
        guard ![UInt8(ascii: " "), 9].contains(peek(1)) else { return false }
        var (place, depth) = (position + 1, 0)
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), depth >= 0 {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "/"):
                position = place + 1
                return true
            default: break
            }
            place += 1
        }
        // Nor does one begin later in what was searched.
        regexlessEnd = place
        return false
    }
}
