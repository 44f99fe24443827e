extension Listing {
    /// An array with an object a line; keys without a value are left out.
    var json: String {
        if rows.isEmpty { return "[]\n" }
        let objects = rows.map { row in
            let members = zip(columns, row).compactMap { column, cell in
                cell.json.map { "\(JSON.string(column.name)): \($0)" }
            }
            return "  { \(members.joined(separator: ", ")) }"
        }
        return "[\n\(objects.joined(separator: ",\n"))\n]\n"
    }
}

/// The spelling of JSON's texts.
enum JSON {
    static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension Listing.Cell {
    fileprivate var json: String? {
        switch self {
        case .text(let text): JSON.string(text)
        case .whole(let number): String(number)
        case .number(let number): number.shortest
        case .flag(let flag): flag ? "true" : "false"
        case .absent: nil
        }
    }
}
