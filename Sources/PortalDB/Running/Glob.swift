/// A pattern for names as SQLite's GLOB has it: `*` and `?` stand for anything, also for `/`; `[a-z]`, `[^a-z]` for one.
package struct Glob {
    private let pattern: [Unicode.Scalar]

    init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

    /// Whether a text has any of the signs that make it a pattern.
    static func isPattern(_ text: String) -> Bool { text.unicodeScalars.contains(where: isSign) }

    /// A pattern that only the text itself matches.
    package static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { pattern, scalar in
            pattern += isSign(scalar) ? "[\(scalar)]" : String(scalar)
        }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "*" || scalar == "?" || scalar == "[" }

    func matches(_ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        var (place, position) = (0, 0)
        // After the last `*`, and where it began to stand for something.
        var retry: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                place += 1
                retry = (place, position)
            } else if let next = step(over: text[position], at: place) {
                (place, position) = (next, position + 1)
            } else if let last = retry {
                (place, position) = (last.place, last.position + 1)
                retry = (last.place, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }

    /// The place after what stands for one character; `nil` if it does not.
    private func step(over scalar: Unicode.Scalar, at place: Int) -> Int? {
        guard place < pattern.count else { return nil }
        switch pattern[place] {
        case "?": return place + 1
        case "[": return stepOverSet(scalar, from: place + 1)
        default: return pattern[place] == scalar ? place + 1 : nil
        }
    }

    private func stepOverSet(_ scalar: Unicode.Scalar, from start: Int) -> Int? {
        var place = start
        let isInverted = place < pattern.count && pattern[place] == "^"
        if isInverted { place += 1 }
        var isMember = false
        let first = place
        // A bracket that comes first is a member.
        while place < pattern.count, pattern[place] != "]" || place == first {
            if place + 2 < pattern.count, pattern[place + 1] == "-", pattern[place + 2] != "]" {
                if pattern[place]...max(pattern[place], pattern[place + 2]) ~= scalar { isMember = true }
                place += 3
            } else {
                if pattern[place] == scalar { isMember = true }
                place += 1
            }
        }
        guard place < pattern.count, isMember != isInverted else { return nil }
        return place + 1
    }
}
