extension [String] {
    /// `text, json or csv`
    package var enumeration: String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) or \(last)"
    }
}

/// The text, cut where it would fill a message.
func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(60) + "..."
}
