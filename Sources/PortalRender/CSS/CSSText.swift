/// The spelling of CSS.
enum CSS {
    /// The text with nothing in it that would end a comment.
    static func comment(_ text: String) -> String {
        // By scalars, as CSS reads: an accent on the slash makes another character, and still ends the comment.
        text.printable.unicodeScalars.reduce(into: "") { comment, scalar in
            if scalar == "/", comment.unicodeScalars.last == "*" { comment += " " }
            comment.unicodeScalars.append(scalar)
        }
    }

    static func pixels(_ value: Double, places: Int = 2) -> String {
        let text = value.short(places: places)
        return text == "0" ? text : text + "px"
    }

    /// Names as identifiers, all different.
    ///
    /// - Parameter suffix: of a second identifier that each of them has, different from all others too.
    static func uniqueNames(_ names: [String], suffix: String = "") -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let base = identifier(name)
            var (candidate, number) = (base, 1)
            while !taken.isDisjoint(with: [candidate, candidate + suffix]) {
                number += 1
                candidate = "\(base)-\(number)"
            }
            taken.formUnion([candidate, candidate + suffix])
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
