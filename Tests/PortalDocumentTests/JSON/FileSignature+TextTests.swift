import Testing

/// Files that are no UTF-8 text are named by what they are.
@Suite struct FileSignatureTextTests {
    @Test(arguments: [
        ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "is UTF-16; save it as UTF-8"),
        ([0xFE, 0xFF, 0, 0x7B], "is UTF-16; save it as UTF-8"),
        ([0x7B, 0, 0x7D, 0], "is UTF-16; save it as UTF-8"),
        ([0, 0x7B, 0, 0x7D], "is UTF-16; save it as UTF-8"),
        ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "is UTF-32 text; expected a catalog document (JSON)"),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "is a PNG image; expected a catalog document (JSON)"),
        ([0xFF, 0xD8, 0xFF, 0xE0], "is a JPEG image; expected a catalog document (JSON)"),
        ([0x1F, 0x8B, 8], "is a gzip archive; expected a catalog document (JSON)"),
    ])
    func otherFilesAreNamed(_ bytes: [UInt8], _ reason: String) throws {
        #expect(try readAll(bytes).issues == ["f.json: \(reason)"])
    }
}
