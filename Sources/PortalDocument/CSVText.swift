/// A text as a field of CSV (RFC 4180): quoted where it has a comma, a quote or a line break.
package func csvField(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes else { return text }
    // Scalar by scalar: a quote with a combining mark after it is one character, and still a quote.
    let escaped = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(escaped)\""
}
