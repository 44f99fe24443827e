import PortalMotion
import PortalRender

/// The spelling of Swift's literals and comments.
enum SwiftSpelling {
    static let lineLength = 120

    /// A string literal on one line, without anything that an editor would obey or that would turn the order of letters.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                let isPlain = String(scalar).printable.unicodeScalars.first == scalar && scalar != "\u{FEFF}"
                result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result + "\""
    }

    static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

    /// The shortest literal that is the same number.
    static func number(_ value: Double) -> String { grouped(value.shortestText) }

    static func number(_ value: some FixedWidthInteger) -> String { grouped(String(value)) }

    /// A literal with an underscore before each three digits if it is whole and has more than six.
    static func grouped(_ number: String) -> String {
        let digits = number.drop { $0 == "-" }
        guard digits.utf8.count > 6, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return number }
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.utf8.count - place).isMultiple(of: 3) { text.append("_") }
            text.append(digit)
        }
        return number.prefix { $0 == "-" } + text
    }

    /// The lines of a comment, each paragraph wrapped where it is too long.
    ///
    /// - Parameter mark: `//` or `///`.
    static func comment(_ paragraphs: [String], mark: String, indent: Int) -> [String] {
        let start = indentation(indent) + mark
        return Array(
            paragraphs.map { paragraph in
                paragraph.printable.wrapped(to: lineLength - start.count - 1).map { "\(start) \($0)" }
            }.joined(separator: [start]))
    }

    /// `'hero/open': Opens a card`; the name alone where there are no words.
    static func heading(_ name: String, _ words: String?) -> String {
        guard let words, !words.allSatisfy(\.isWhitespace) else { return name }
        return "\(name): \(words)"
    }

    static func indentation(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

    static func indented(_ lines: [String], by depth: Int) -> [String] {
        lines.map { $0.isEmpty ? "" : indentation(depth) + $0 }
    }
}
