import PortalSystem
import Testing

@Suite struct FileSignatureTests {
    @Test(
        arguments: [
            ("%PDF-1.7\n", "a PDF"), ("SQLite format 3\0\u{10}", "an SQLite database"), ("GIF89a", "a GIF image"),
            ("{}", nil), ("", nil), ("SQLite", nil),
        ] as [(String, String?)])
    func theFirstBytesTell(text: String, name: String?) {
        #expect(FileSignature.name(of: text.utf8) == name)
    }
}
