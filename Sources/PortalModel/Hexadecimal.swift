extension UInt32 {
    /// Upper-case hexadecimal digits, at least so many: `00E9`.
    package func hexadecimal(digits count: Int) -> String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
