/// The spelling of CSS.
enum CSS {
    /// The text with nothing in it that would end a comment.
    static func comment(_ text: String) -> String {
        text.printable.reduce(into: "") { comment, character in
            if character == "/", comment.last == "*" { comment.append(" ") }
            comment.append(character)
        }
    }

    static func pixels(_ value: Double) -> String {
        let text = value.short(places: 2)
        return text == "0" ? text : text + "px"
    }

    /// Names as identifiers, all different.
    static func uniqueNames(_ names: [String]) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let base = identifier(name)
            var (candidate, number) = (base, 1)
            while !taken.insert(candidate).inserted {
                number += 1
                candidate = "\(base)-\(number)"
            }
            return candidate
        }
    }

    /// Letters of any language, digits and hyphens; it does not begin with a digit or a hyphen.
    static func identifier(_ text: String) -> String {
        let letters = text.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let name = String(letters).split(separator: "-").joined(separator: "-")
        return name.first?.isLetter == true ? name : "motion-" + name
    }
}
