/// Reads a notation from left to right. The grammar is ASCII, so it goes by bytes; columns are counted in
/// characters, and only when something is wrong.
struct NotationScanner {
    let text: String
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func skipSpace() {
        while let byte = peek(), byte == UInt8(ascii: " ") || (9...13).contains(byte) { position += 1 }
    }

    /// Whether the next byte is this character.
    func isAt(_ character: Unicode.Scalar) -> Bool {
        peek() == UInt8(ascii: character)
    }

    /// Takes the character if it is the next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        position += 1
        return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(NotationError) {
        skipSpace()
        guard take(character) else { throw error("expected '\(character)'\(found)") }
    }

    /// A name, empty if there is none here. Anything that is not punctuation counts, so that a misspelt name is
    /// reported whole, unless it is much longer than any that is known.
    mutating func name() -> String {
        let start = position
        while let byte = peek(), Self.isNamePart(byte) { position += 1 }
        return shortened(slice(from: start))
    }

    /// The text up to a character, which is taken too; nil if it does not come.
    mutating func text(upTo end: Unicode.Scalar) -> String? {
        guard let index = bytes[position...].firstIndex(of: UInt8(ascii: end)) else { return nil }
        let start = position
        position = index
        defer { position += 1 }
        return slice(from: start)
    }

    /// A decimal literal: `digits[.digits][e+-digits]` with an optional minus; nil if there is none here.
    mutating func number() throws(NotationError) -> String? {
        let start = position
        let isNegative = take("-")
        guard takeDigits() else {
            if isNegative { throw error("expected digits after '-'\(found)") }
            return nil
        }
        if take(".") {
            guard takeDigits() else { throw error("expected digits after '.'\(found)") }
        }
        if take("e") {
            _ = take("-") || take("+")
            guard takeDigits() else { throw error("expected digits in the exponent\(found)") }
        }
        return slice(from: start)
    }

    private mutating func takeDigits() -> Bool {
        let start = position
        while let byte = peek(), Self.isDigit(byte) { position += 1 }
        return position > start
    }

    private func peek() -> UInt8? { isAtEnd ? nil : bytes[position] }

    private func slice(from start: Int) -> String {
        String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        return isLetter || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

extension NotationScanner {
    /// `, found 'x'` for messages, or that the text ends here.
    var found: String {
        let rest = String(decoding: bytes[position...], as: UTF8.self)
        return rest.first.map { ", found '\($0)'" } ?? ", found the end"
    }

    /// An error here.
    func error(_ message: String, suggestion: String? = nil) -> NotationError {
        error(at: position, message, suggestion: suggestion)
    }

    /// An error at an earlier position.
    func error(at position: Int, _ message: String, suggestion: String? = nil) -> NotationError {
        let before = String(decoding: bytes[..<position], as: UTF8.self)
        return NotationError(column: before.count + 1, message: message, suggestion: suggestion)
    }
}

/// The text for a message.
func shortened(_ text: String) -> String {
    text.utf8.count <= 60 ? text : text.prefix(60) + "..."
}
