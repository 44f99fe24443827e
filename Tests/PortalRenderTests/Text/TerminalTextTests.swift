import PortalRender
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("", 0), ("portal", 6), ("née", 3), ("ne\u{301}e", 3), ("日本", 4), ("한글", 4), ("ｆ", 2), ("🚀", 2),
        ("👩‍👩‍👧", 2), ("❤️", 2), ("🇫🇷", 2), ("→", 1), ("█", 1), ("\u{200B}", 0), ("a\u{7}", 1),
    ])
    func widthIsThatOfTheTerminal(text: String, width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test(arguments: [
        ("portal", 6, "portal"), ("portal", 5, "port…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("ab", 1, "…"),
        ("ab", 0, ""), ("", 0, ""),
    ])
    func truncationKeepsWithinTheWidth(text: String, width: Int, expected: String) {
        #expect(text.truncated(to: width) == expected)
        #expect(text.truncated(to: width).terminalWidth <= width)
    }

    @Test func paddingCountsColumns() {
        #expect("日本".padded(to: 6) == "日本  ")
        #expect("日本".rightAligned(to: 6) == "  日本")
        #expect("portal".padded(to: 3) == "portal")
    }

    @Test(arguments: [
        ("plain é 日", "plain é 日"), ("a\nb", #"a\nb"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{2028}", #"\u{2028}"#),
        ("a\u{202E}b\u{2066}", #"a\u{202E}b\u{2066}"#), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func nothingIsPrintedThatATerminalObeys(text: String, expected: String) {
        #expect(text.printable == expected)
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one", 1, ["one"]), ("", 10, []), ("a  b", 3, ["a b"]),
    ])
    func wrappingBreaksAtSpaces(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test func coloursAreOnlyThereWhenAskedFor() {
        #expect(TextStyle().paint("open", .good) == "open")
        #expect(TextStyle(isColored: true).paint("open", .good) == "\u{1B}[32mopen\u{1B}[0m")
        #expect(TextStyle(isColored: true).paint("open", nil) == "open")
    }
}
