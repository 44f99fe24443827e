extension Int {
    /// `1 place`, `3 places`
    package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
