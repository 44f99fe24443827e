extension Listing {
    /// RFC 4180: a heading, CRLF after each line, quotes where they are needed.
    var csv: String {
        let heading = columns.map { CSV.field($0.name) }
        let lines = [heading] + rows.map { row in row.map { CSV.field($0.plain) } }
        return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
    }
}

/// The quoting of RFC 4180.
enum CSV {
    static func field(_ text: String) -> String {
        let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}

extension Listing.Cell {
    fileprivate var plain: String {
        switch self {
        case .text(let text): text
        case .whole(let number): String(number)
        case .number(let number): number.shortest
        case .flag(let flag): flag ? "true" : "false"
        case .absent: ""
        }
    }
}
