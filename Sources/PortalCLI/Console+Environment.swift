extension Console {
    /// A variable of the environment whose words the program knows; empty if it is not set. What is no text is none of them.
    func word(of variable: String) -> String { String(decoding: environment(variable) ?? [], as: UTF8.self) }

    /// A variable of the environment with names of files; `nil` if it is not set, or empty.
    ///
    /// - Throws: ``UsageError`` if it is no text: made to one, it would name another file.
    func names(in variable: String) throws(UsageError) -> String? {
        guard let bytes = environment(variable), !bytes.isEmpty else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw UsageError(
                message: "\(variable) is '\(bytes.escaped)', which is not UTF-8; only names in UTF-8 are read")
        }
        return text
    }
}

extension [UInt8] {
    /// As a shell takes it between `$'` and `'`: what is not ASCII by its number.
    var escaped: String {
        map { 0x20..<0x7F ~= $0 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }.joined()
    }
}
