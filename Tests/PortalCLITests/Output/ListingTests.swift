import PortalRender
import Testing

@testable import PortalCLI

@Suite struct ListingTests {
    private static let listing = Listing(
        columns: [Listing.Column("name", title: "preset"), Listing.Column("uses"), .init("share"), .init("summary")],
        rows: [
            [.text("hero/open"), .whole(12), .number(0.5), .text("Card to sheet, \"quick\"")],
            [.text("日本"), .whole(3), .number(1), .absent],
            [.text("a\nb"), .whole(104), .number(0.25), .text("é")],
        ])

    @Test func textAlignsColumns() {
        let text = Self.listing.text(as: .text, fitting: nil)
        #expect(
            text == """
                preset     uses  share  summary
                hero/open    12    0.5  Card to sheet, "quick"
                日本          3      1
                a\\nb        104   0.25  é

                """)
    }

    @Test func textIsCutToATerminal() {
        let text = Self.listing.text(as: .text, fitting: 36)
        #expect(text.split(separator: "\n").allSatisfy { $0.terminalWidth <= 36 })
        #expect(text.contains("Card to she…"))
    }

    @Test func csvQuotesWhatNeedsIt() {
        let csv = Self.listing.text(as: .csv, fitting: nil)
        #expect(
            csv == "name,uses,share,summary\r\nhero/open,12,0.5,\"Card to sheet, \"\"quick\"\"\"\r\n"
                + "日本,3,1,\r\n\"a\nb\",104,0.25,é\r\n")
    }

    @Test func jsonLeavesAbsentKeysOut() {
        let json = Self.listing.text(as: .json, fitting: nil)
        #expect(
            json == #"""
                [
                  { "name": "hero/open", "uses": 12, "share": 0.5, "summary": "Card to sheet, \"quick\"" },
                  { "name": "日本", "uses": 3, "share": 1 },
                  { "name": "a\nb", "uses": 104, "share": 0.25, "summary": "é" }
                ]

                """#)
    }

    @Test func withoutRowsEachFormIsStillWhole() {
        let empty = Listing(columns: [Listing.Column("name")], rows: [])
        #expect(empty.text(as: .json, fitting: nil) == "[]\n")
        #expect(empty.text(as: .csv, fitting: nil) == "name\r\n")
        #expect(empty.text(as: .text, fitting: nil) == "name\n")
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("\"\\\n\t\r", #""\"\\\n\t\r""#), ("\u{1}\u{1F}\u{7F}", #""\u0001\u001f\u007f""#),
    ])
    func jsonEscapes(text: String, quoted: String) {
        #expect(JSON.string(text) == quoted)
    }

    @Test(arguments: [(0.1, "0.1"), (-0.0, "-0"), (12.0, "12"), (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324")])
    func numbersAreTheShortest(number: Double, text: String) {
        #expect(number.shortest == text)
    }
}
