import PortalSystem

extension FileSignature {
    /// Why a file that begins so is no UTF-8 text, in words for a message; `nil` for what may be a document.
    static func fault(in bytes: UnsafeBufferPointer<UInt8>, expected: String) -> String? {
        if let name = name(of: bytes) {
            let advice = isDatabase(bytes) ? "; save it to a file of its own, and give that by its name" : ""
            return "is \(name); expected \(expected)\(advice)"
        }
        // Text in UTF-16 without a mark: JSON begins with an ASCII character, whose other byte is zero.
        let isWide = bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
        if isWide || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return "is UTF-16; save it as UTF-8"
        }
        return nil
    }
}
