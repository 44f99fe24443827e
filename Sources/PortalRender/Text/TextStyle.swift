/// What a piece of text is, for a terminal that shows colours.
package enum Ink: Sendable {
    case heading, quiet, good, motion, notice, bad

    fileprivate var code: String {
        switch self {
        case .heading: "1"
        case .quiet: "2"
        case .good: "32"
        case .motion: "36"
        case .notice: "33"
        case .bad: "31"
        }
    }
}

/// How text is laid out: for how many columns, and whether in colours.
package struct TextStyle: Sendable {
    package var width: Int
    package var isColored: Bool

    package init(width: Int = 80, isColored: Bool = false) {
        self.width = width
        self.isColored = isColored
    }

    package func paint(_ text: String, _ ink: Ink?) -> String {
        guard isColored, let ink, !text.isEmpty else { return text }
        return "\u{1B}[\(ink.code)m\(text)\u{1B}[0m"
    }
}
