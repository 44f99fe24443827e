import Testing

@testable import PortalDocument

@Suite struct JSONTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12.5, "-12.5"), (0.1, "0.1"), (1e-5, "1e-05"), (1e16, "1e+16"),
        (1e15, "1000000000000000"), (.leastNonzeroMagnitude, "5e-324"), (0.4666666666666667, "0.4666666666666667"),
    ])
    func numbersAreShort(_ number: Double, _ text: String) {
        #expect(jsonNumber(number) == text)
    }

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
