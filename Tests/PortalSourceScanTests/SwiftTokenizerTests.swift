import Testing

@testable import PortalSourceScan

/// A word in `<>`, a number in `[]`, a literal as `"`, everything else as it is: what a text is cut into.
private func shape(of text: String) -> String {
    let source = SourceText(Array(text.utf8))
    return source.tokens.indices.map { place in
        switch source.kind(place) {
        case .word, .quotedWord: "<\(source.text(place))>"
        case .number: "[\(source.text(place))]"
        case .literal: "\""
        default: source.text(place)
        }
    }.joined(separator: " ")
}

@Suite struct SwiftTokenizerTests {
    @Test(
        arguments: [
            ("a // b\nc", "<a> <c>"),
            ("a /* b /* c */ d */ e", "<a> <e>"),
            ("a /* never /* closed */ b", "<a>"),
            ("a*/*c*/b", "<a> * <b>"),
            ("a+//c\nb", "<a> + <b>"),
            (#""a // b" c"#, #"" <c>"#),
            (#""a \" b" c"#, #"" <c>"#),
            (##"#"a " \" b"# c"##, #"" <c>"#),
            (##"#"\(a) \#(b) "# c"##, #"" ( <b> ) <c>"#),
            (###"##"a "# b"## c"###, #"" <c>"#),
            (#""a \(b("c \(d) e") ) f" g"#, #"" ( <b> ( " ( <d> ) ) ) <g>"#),
            ("\"\"\"\n a \" \"\" b\n\"\"\" c", "\" <c>"),
            ("\"\"\"\n \\\"\"\" a\n\"\"\" c", "\" <c>"),
            ("#\"\"\"\n \"\"\" \\#(a)\n\"\"\"# c", "\" ( <a> ) <c>"),
            ("\"not closed\nb", "\" <b>"),
            (#""\("#, #"" ("#),
            ("let r = /a\"b/ + c", "<let> <r> = \" + <c>"),
            ("a / b \" c / d \"", "<a> / <b> \""),
            ("f(/, \"a\")", "<f> ( / , \" )"),
            ("#/a \" /b/# c", "\" <c>"),
            ("#/\na \" \n/# c", "\" <c>"),
            ("`default` `in", "<default> <in>"),
            ("1_000.5e-3 0x1p-3 0.4.x 1...2 t.0.1", "[1_000.5e-3] [0x1p-3] [0.4] . <x> [1] ... [2] <t> . [0] . [1]"),
            ("#if os(iOS) // \"\n.a\n#elseif X\n#else\n#endif", "#if os(iOS) . <a> #elseif X #else #endif"),
            ("#selector(a) #ifx", "# <selector> ( <a> ) # <ifx>"),
            ("#!/usr/bin/swift \"\na", "<a>"),
            ("\u{FEFF}a", "<a>"),
            ("größe.😀", "<größe> . <😀>"),
            ("a?.b ?? c->d", "<a> ? . <b> ?? <c> -> <d>"),
            ("", ""), ("\"", "\""), ("\"\"\"", "\""), ("#", "#"), ("/*", ""), ("`", "<>"), ("\\", "\\"),
        ] as [(String, String)])
    func textIsCutAsSwiftIs(text: String, expected: String) {
        #expect(shape(of: text) == expected)
    }

    @Test func linesAreCountedThroughStringsAndComments() {
        let source = SourceText(Array("a /*\n*/ \"\"\"\n\n\"\"\" b \\\n c".utf8))
        #expect(source.tokens.indices.map(source.line) == [1, 2, 4, 4, 5])
    }

    @Test(
        arguments: [
            ("f(a, b: [1, 2], c: { d, e })", 1, ["a", "b=[ 1", "c={ d"]), ("f()", 1, []), ("f(a,)", 1, ["a"]),
        ] as [(String, Int, [String])])
    func argumentsEndAtTheirCommas(text: String, open: Int, expected: [String]) {
        let source = SourceText(Array(text.utf8))
        let shown = source.arguments(open)?.map { argument in
            let start = (argument.start..<min(argument.start + 2, argument.end)).map(source.text)
            return (argument.label.isEmpty ? "" : argument.label + "=") + start.joined(separator: " ")
        }
        #expect(shown == expected)
    }

    @Test func bracketsThatDoNotFitCloseNothing() {
        let source = SourceText(Array("{ ( [ } ) ]".utf8))
        #expect(source.tokens.indices.map(source.closing) == [3, nil, nil, nil, nil, nil])
    }
}
