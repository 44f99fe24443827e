extension [String] {
    /// `text, json or csv`
    package var enumeration: String { enumerated("or") }

    /// `duration, delay and timingFunction`
    var sum: String { enumerated("and") }

    private func enumerated(_ word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}

/// The text, cut where it would fill a message.
func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(60) + "..."
}
