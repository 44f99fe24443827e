extension Double {
    /// The shortest decimal literal that reads back as the same number; whole values without `.0`.
    package var shortestText: String {
        // Nearly all that is written is whole. (A zero with a sign is not.)
        if let whole = Int(exactly: self), whole.magnitude < 1 << 50, whole != 0 || sign == .plus {
            return String(whole)
        }
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
