extension Double {
    /// The shortest decimal literal that reads back as the same number; whole values without `.0`.
    package var shortestText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
