import Testing

@testable import PortalDocument

@Suite struct ByteTextTests {
    @Test func `it holds what was appended, however long it gets`() {
        var text = ByteText(capacity: 1)
        var expected: [UInt8] = []
        for length in 0..<300 {
            let piece = String(repeating: "é", count: length)
            text.append(piece)
            text.append(0x0A)
            text.append(0x20, times: length)
            expected += Array(piece.utf8) + [0x0A] + [UInt8](repeating: 0x20, count: length)
        }
        #expect(text.count == expected.count)
        #expect(Array(text.bytes) == expected)
        text.removeAll()
        text.append("abc")
        text.cut(to: 4)
        text.cut(to: 1)
        #expect(Array(text.bytes) == Array("a".utf8))
    }

    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("é 中", #""é 中""#), (#"a"b\c"#, #""a\"b\\c""#),
        ("a\nb\u{1}", #""a\nb\u0001""#), ("\0", #""\u0000""#),
    ])
    func `a text is quoted as JSON has it`(text: String, expected: String) {
        var quoted = ByteText(capacity: 1)
        quoted.append(quoted: text)
        #expect(String(decoding: quoted.bytes, as: UTF8.self) == expected)
    }
}
