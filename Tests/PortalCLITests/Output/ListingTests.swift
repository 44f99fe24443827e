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

    private func text(_ listing: Listing, as format: ListingFormat, fitting width: Int? = nil) throws -> String {
        var text = ""
        try listing.write(as: format, fitting: width) { text += $0 }
        return text
    }

    @Test func textAlignsColumns() throws {
        let text = try text(Self.listing, as: .text)
        #expect(
            text == """
                preset     uses  share  summary
                hero/open    12    0.5  Card to sheet, "quick"
                日本          3      1
                a\\nb        104   0.25  é

                """)
    }

    @Test func textIsCutToATerminal() throws {
        let text = try text(Self.listing, as: .text, fitting: 36)
        #expect(text.split(separator: "\n").allSatisfy { $0.terminalWidth <= 36 })
        #expect(text.contains("Card to she…"))
    }

    @Test func csvQuotesWhatNeedsIt() throws {
        let csv = try text(Self.listing, as: .csv)
        #expect(
            csv == "name,uses,share,summary\r\nhero/open,12,0.5,\"Card to sheet, \"\"quick\"\"\"\r\n"
                + "日本,3,1,\r\n\"a\nb\",104,0.25,é\r\n")
    }

    @Test func jsonLeavesAbsentKeysOut() throws {
        let json = try text(Self.listing, as: .json)
        #expect(
            json == #"""
                [
                  { "name": "hero/open", "uses": 12, "share": 0.5, "summary": "Card to sheet, \"quick\"" },
                  { "name": "日本", "uses": 3, "share": 1 },
                  { "name": "a\nb", "uses": 104, "share": 0.25, "summary": "é" }
                ]

                """#)
    }

    @Test func textsAreAnArrayInJSONAndOneTextElsewhere() throws {
        let tags = Listing(
            columns: [Listing.Column("tags")],
            rows: [[.texts(["a, b", "c\"d"])], [.texts(["e\u{1B}"])], [.texts([])], [.absent]])
        #expect(
            try text(tags, as: .json) == #"""
                [
                  { "tags": ["a, b", "c\"d"] },
                  { "tags": ["e\u001B"] },
                  { "tags": [] },
                  {}
                ]

                """#)
        #expect(try text(tags, as: .csv) == "tags\r\n\"a, b, c\"\"d\"\r\ne\u{1B}\r\n\r\n\r\n")
        #expect(try text(tags, as: .text) == "tags\na, b, c\"d\ne\\u{1B}\n\n\n")
    }

    @Test func withoutRowsEachFormIsStillWhole() throws {
        let empty = Listing(columns: [Listing.Column("name")], rows: [])
        #expect(try text(empty, as: .json) == "[]\n")
        #expect(try text(empty, as: .csv) == "name\r\n")
        #expect(try text(empty, as: .text) == "")
    }

    @Test(arguments: ListingFormat.allCases)
    func pagesMakeOneListing(format: ListingFormat) throws {
        var paged = ""
        var writer = ListingWriter(columns: Self.listing.columns, format: format, width: nil)
        try writer.write(Array(Self.listing.rows[..<2]), to: { paged += $0 })
        try writer.write([], to: { paged += $0 })
        try writer.write(Array(Self.listing.rows[2...]), to: { paged += $0 })
        try writer.finish(to: { paged += $0 })
        #expect(writer.rowCount == 3)
        #expect(try paged == text(Self.listing, as: format))
    }
}
