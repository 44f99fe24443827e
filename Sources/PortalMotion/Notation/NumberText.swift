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

    /// The number with its decimal point moved to the right: 33.3 by -3 places is 0.0333, as it would be written, where a
    /// division by 1000 is off in the last bit.
    package func movingPoint(by places: Int) -> Double {
        let parts = description.split(separator: "e")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        return Double("\(parts[0])e\(exponent + places)") ?? self
    }
}
