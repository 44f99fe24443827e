import PortalDB

/// RFC 4180: CRLF after each line, quotes where they are needed.
enum CSV {
    static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

    static func field(_ text: String) -> String {
        let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return text }
        // Scalar by scalar: a quote with a combining mark after it is one character, and still a quote.
        let escaped = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}

extension Listing.Cell {
    /// The value as CSV has it, before quoting.
    var plain: String {
        switch self {
        case .text(let text), .time(let text): text
        case .whole(let number): String(number)
        case .number(let number): number.shortestText
        case .flag(let flag): flag ? "true" : "false"
        case .texts(let texts): texts.joined(separator: ", ")
        case .absent: ""
        }
    }
}
