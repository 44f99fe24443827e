import PortalModel
import Testing

@testable import PortalDocument

/// Numbers and strings, read as a view's.
@Suite struct ElementReaderTests {
    static func view(_ members: String) throws -> SceneView? {
        let frame = #""frame":{"x":0,"y":0,"width":1,"height":1}"#
        let scene = #"{"name":"s","canvas":{"width":1,"height":1},"views":[{"id":"v",\#(frame),\#(members)}]}"#
        let result = try readAll(#"{"format":"portal-catalog/1","scenes":[\#(scene)]}"#)
        guard case .scene(let scene) = result.elements.first else { return nil }
        return scene.views.first
    }

    @Test(arguments: [
        "0", "-0", "1", "-1", "12.5", "0.1", "0.3", "1e0", "1E+2", "1e-05", "123456789012345", "1234567890123456",
        "9007199254740993", "0.000000000000000000001", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308",
        "1e22", "1e23", "1e-22", "1e-23", "8.41e21", "0.30000001192092896", "179769313486231570000", "1e-400",
        "123456789012345e22", "0.00000000000000000000000000000001", "7.2057594037927933e16", "0e999999999999999999999",
    ])
    func numbersAreRoundedCorrectly(_ spelling: String) throws {
        let expected = try #require(Double(spelling)) + 0
        #expect(try Self.view("\"z\":\(spelling)")?.z.bitPattern == expected.bitPattern)
    }

    @Test func randomNumbersAreRoundedCorrectly() throws {
        var generator = Generator(seed: 7)
        for _ in 0..<2000 {
            let digits = String(UInt64.random(in: 0...UInt64.max, using: &generator)).prefix(
                Int.random(in: 1...19, using: &generator))
            let number =
                "\(digits).\(Int.random(in: 0...99999, using: &generator))e\(Int.random(in: -30...30, using: &generator))"
            let expected = try #require(Double(number))
            #expect(
                try Self.view("\"z\":\(number.hasPrefix("0") && number.dropFirst().first != "." ? "1" : number)")?.z
                    == expected)
        }
    }

    @Test(arguments: 0..<40) func `any white space may stand around values`(count: Int) throws {
        for space in ["\n" + String(repeating: " ", count: count), String(repeating: " \t\r\n", count: count)] {
            #expect(try Self.view("\(space)\"z\"\(space):\(space)1.5\(space)")?.z == 1.5)
        }
        for other in ["\u{B}", "\u{C}", "\u{A0}", "\0", "\u{1F}"] {
            let space = String(repeating: " ", count: count)
            #expect(try Self.view("\(space)\(other)\(space)\"z\":1") == nil)
        }
    }

    @Test(arguments: ["01", "+1", ".5", "1.", "1e", "1e+", "-", "0x1", "1_000", "Infinity", "-Infinity", "1e999", "١"])
    func otherSpellingsAreNoNumbers(_ spelling: String) throws {
        #expect(try Self.view("\"z\":\(spelling)") == nil)
    }

    @Test(arguments: [
        (#"plain"#, "plain"), (#""#, ""), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9"#, "Aé"),
        (#"\ud83d\ude00"#, "😀"), (#"\u0000"#, "\0"), ("Größe 日本 😀", "Größe 日本 😀"),
        ("1234567é12345678", "1234567é12345678"),
        (#"12345678\n"#, "12345678\n"), (#"e\u0301"#, "e\u{301}"),
    ])
    func stringsAreDecoded(_ spelling: String, _ text: String) throws {
        let label = try #require(try Self.view("\"label\":\"\(spelling)\"")?.label)
        #expect(Array(label.utf8) == Array(text.utf8))
    }

    @Test(arguments: [
        #"\x"#, #"\u12"#, #"\u12g4"#, #"\ud83d"#, #"\ude00"#, #"\ud83dx"#, #"\ud83d\u0041"#, "a\nb", "\u{0}",
    ])
    func otherEscapesAreRefused(_ spelling: String) throws {
        #expect(try Self.view("\"label\":\"\(spelling)\"") == nil)
    }

    @Test func keysMayBeEscaped() throws {
        #expect(try Self.view(#""l\u0061bel":"x""#)?.label == "x")
    }
}
