import PortalModel
import Testing

@testable import PortalDocument

@Suite struct JSONTextTests {
    @Test(arguments: [
        ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\u{1F}\u{0}", #""\u001F\u0000""#),
        ("é😀\u{7F}", "\"é😀\u{7F}\""),
    ])
    func onlyWhatMustBeIsEscaped(_ value: String, _ json: String) {
        var text: [UInt8] = []
        appendJSONString(value, to: &text)
        #expect(String(decoding: text, as: UTF8.self) == json)
    }
}
