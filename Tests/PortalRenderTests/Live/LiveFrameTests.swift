import PortalModel
import PortalRender
import Testing

@Suite struct LiveFrameTests {
    private let picture = PictureFixture.flight()

    private func frame(_ place: Int, _ depth: ColorDepth, columns: Int = 24, rows: Int = 13) -> LiveFrame {
        LiveFrame(picture, at: place, columns: columns, rows: rows, depth: depth)
    }

    /// What a terminal shows after a text: the characters alone.
    private func screen(_ text: String, columns: Int = 24, rows: Int = 13, on old: [[Character]]? = nil)
        -> [[Character]]
    {
        var lines = old ?? Array(repeating: Array(repeating: " ", count: columns), count: rows)
        var (row, column) = (0, 0)
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                lines[row][column] = character
                column += 1
                continue
            }
            rest.removeFirst()
            let code = rest.prefix { !$0.isLetter }
            rest = rest.dropFirst(code.count)
            if rest.popFirst() == "H" {
                let place = code.split(separator: ";").compactMap { Int($0) }
                (row, column) = (place[0] - 1, place[1] - 1)
            }
        }
        return lines
    }

    @Test(arguments: [ColorDepth.none, .palette, .full])
    func changesLeadToTheSameScreenAsAWholeFrame(depth: ColorDepth) {
        var shown: [[Character]]?
        var before: LiveFrame?
        for place in 0..<picture.frameCount {
            let frame = frame(place, depth)
            shown = screen(frame.text(after: before), on: shown)
            #expect(shown == screen(frame.text(after: nil)))
            before = frame
        }
    }

    @Test func withoutColoursTheLayerIsSeenToMove() {
        func shape(_ place: Int) -> [String] { screen(frame(place, .none).text(after: nil)).map { String($0) } }
        #expect(shape(0) != shape(3))
        #expect(shape(0).contains { line in line.contains { "░▒▓█▀▄".contains($0) } })
        #expect(!frame(0, .none).text(after: nil).contains("\u{1B}[38"))
    }

    @Test func theSameFrameNeedsNoText() {
        #expect(frame(2, .full).text(after: frame(2, .full)) == "")
        let change = frame(2, .full).text(after: frame(1, .full))
        #expect(change.utf8.count < frame(2, .full).text(after: nil).utf8.count)
    }

    @Test func anotherSizeIsDrawnWhole() {
        #expect(frame(2, .full).text(after: frame(2, .full, columns: 20)).hasPrefix("\u{1B}[0m\u{1B}[2J"))
    }

    @Test(arguments: [(0, 0), (1, 1), (1, 2), (0, 5), (300, 2), (3, 100)])
    func anySizeIsDrawn(columns: Int, rows: Int) {
        #expect(frame(1, .palette, columns: columns, rows: rows).text(after: nil).hasPrefix("\u{1B}[0m\u{1B}[2J"))
    }

    @Test(
        arguments: [
            ([:], .none), (["TERM": "xterm-256color"], .palette), (["TERM": "xterm", "COLORTERM": "truecolor"], .full),
            (["COLORTERM": "24bit", "NO_COLOR": "1"], .none), (["TERM": "vt100"], .none),
        ] as [([String: String], ColorDepth)])
    func theEnvironmentSaysHowManyColours(environment: [String: String], depth: ColorDepth) {
        #expect(ColorDepth { environment[$0] } == depth)
    }
}
