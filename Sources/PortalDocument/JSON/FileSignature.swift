/// What a file's first bytes say it is, if it is no UTF-8 text.
enum FileSignature {
    /// Words for a message, or `nil` for what may be a document.
    static func recognize(_ bytes: UnsafeBufferPointer<UInt8>, expected: String) -> String? {
        for (signature, name) in signatures where bytes.starts(with: signature) {
            return "is \(name); expected \(expected)"
        }
        // Text in UTF-16 without a mark: JSON begins with an ASCII character, whose other byte is zero.
        let isWide = bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
        if isWide || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return "is UTF-16; save it as UTF-8"
        }
        return nil
    }

    private static let signatures: [([UInt8], String)] = [
        ([0xFF, 0xFE, 0, 0], "UTF-32 text"),
        ([0, 0, 0xFE, 0xFF], "UTF-32 text"),
        ([0x89] + Array("PNG\r\n".utf8), "a PNG image"),
        ([0xFF, 0xD8, 0xFF], "a JPEG image"),
        (Array("GIF8".utf8), "a GIF image"),
        (Array("%PDF-".utf8), "a PDF"),
        (Array("SQLite format 3\0".utf8), "an SQLite database"),
        (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
        ([0x1F, 0x8B], "a gzip archive"),
        (Array("bplist".utf8), "a binary property list"),
    ]
}
