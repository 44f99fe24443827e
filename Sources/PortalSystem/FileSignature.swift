/// What a file is by its first bytes, whatever its name says.
package enum FileSignature {
    /// In words for a message, as `a PDF`; `nil` for what is not in the list, text in UTF-8 among it.
    package static func name(of bytes: some Sequence<UInt8>) -> String? {
        signatures.first { bytes.starts(with: $0.bytes) }?.name
    }

    /// How many bytes are looked at.
    package static let byteCount = 16

    /// Whether a file that begins so is an SQLite database.
    package static func isDatabase(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: database) }

    private static let database = Array("SQLite format 3\0".utf8)

    private static let signatures: [(bytes: [UInt8], name: String)] = [
        ([0xFF, 0xFE, 0, 0], "UTF-32 text"),
        ([0, 0, 0xFE, 0xFF], "UTF-32 text"),
        ([0x89] + Array("PNG\r\n".utf8), "a PNG image"),
        ([0xFF, 0xD8, 0xFF], "a JPEG image"),
        (Array("GIF8".utf8), "a GIF image"),
        (Array("%PDF-".utf8), "a PDF"),
        (database, "an SQLite database"),
        (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
        ([0x1F, 0x8B], "a gzip archive"),
        (Array("bplist".utf8), "a binary property list"),
    ]
}
