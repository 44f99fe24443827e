import PortalModel

/// How many colours a terminal shows.
package enum ColorDepth: Hashable, Sendable {
    case none, palette, full

    /// By what programs agree on: `NO_COLOR`, `COLORTERM`, `TERM`.
    package init(environment: (String) -> String?) {
        if !(environment("NO_COLOR") ?? "").isEmpty {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") {
            self = .full
        } else {
            let parts = (environment("TERM") ?? "").split { $0 == "-" || $0 == "+" }
            self = parts.contains("256color") ? .palette : .none
        }
    }
}

/// A frame of a picture as a terminal shows it: two pixels in each character, and a line below them that says where the
/// play is.
package struct LiveFrame: Hashable, Sendable {
    private struct Cell: Hashable {
        /// With what switches its colours on.
        var ink: String
        var character: String
    }

    private let columns: Int
    private let cells: [Cell]
    private let status: String

    /// - Parameters:
    ///   - columns: characters in a line of the terminal.
    ///   - rows: lines of the terminal; the last is the status.
    package init(_ picture: MotionPicture, at frame: Int, columns: Int, rows: Int, depth: ColorDepth) {
        self.columns = max(0, columns)
        let lines = max(0, rows - 1)
        let grid = PixelGrid(picture, at: frame, width: self.columns, height: 2 * lines)
        cells = (0..<lines * self.columns).map { place in
            let (row, column) = (place / max(1, columns), place % max(1, columns))
            let top = grid.pixels[2 * row * grid.width + column]
            let bottom = grid.pixels[(2 * row + 1) * grid.width + column]
            return Self.cell(top, bottom, depth)
        }
        let time = "\(picture.time(of: frame).fixed(places: 2)) of \(picture.length.fixed(places: 2)) s"
        status = "\(picture.name.printable)  \(time)".truncated(to: self.columns)
    }

    /// What turns one frame's screen into this one's: only the characters that differ.
    ///
    /// - Parameter previous: of the same size; `nil`: the screen is not known.
    package func text(after previous: LiveFrame?) -> String {
        let previous = previous.flatMap { $0.columns == columns && $0.cells.count == cells.count ? $0 : nil }
        var text = previous == nil ? "\u{1B}[0m\u{1B}[2J" : ""
        var ink = ""
        var next: Int?
        for place in cells.indices where previous?.cells[place] != cells[place] {
            if next != place || place % columns == 0 { text += Self.move(to: place, columns) }
            if ink != cells[place].ink {
                text += cells[place].ink
                ink = cells[place].ink
            }
            text += cells[place].character
            next = place + 1
        }
        if !ink.isEmpty { text += "\u{1B}[0m" }
        if previous?.status != status { text += Self.move(to: cells.count, columns) + status + "\u{1B}[K" }
        return text
    }

    private static func move(to place: Int, _ columns: Int) -> String {
        "\u{1B}[\(place / max(1, columns) + 1);\(place % max(1, columns) + 1)H"
    }

    private static func cell(_ top: PixelGrid.Pixel, _ bottom: PixelGrid.Pixel, _ depth: ColorDepth) -> Cell {
        switch depth {
        case .full:
            let fore = "38;2;\(top.red);\(top.green);\(top.blue)"
            return Cell(ink: "\u{1B}[\(fore);48;2;\(bottom.red);\(bottom.green);\(bottom.blue)m", character: "▀")
        case .palette: return Cell(ink: "\u{1B}[38;5;\(top.place);48;5;\(bottom.place)m", character: "▀")
        case .none:
            switch (top.isDrawn, bottom.isDrawn) {
            case (true, true): return Cell(ink: "", character: PixelGrid.Pixel.shade(top, bottom))
            case (true, false): return Cell(ink: "", character: "▀")
            case (false, true): return Cell(ink: "", character: "▄")
            case (false, false): return Cell(ink: "", character: " ")
            }
        }
    }
}

extension PixelGrid.Pixel {
    /// How much it differs from the empty canvas, 0...255: what a terminal without colours can tell apart.
    private var contrast: Int {
        guard self != .margin else { return 0 }
        func gap(_ one: UInt8, _ other: UInt8) -> Int { abs(Int(one) - Int(other)) }
        return max(gap(red, Self.ground.red), gap(green, Self.ground.green), gap(blue, Self.ground.blue))
    }

    fileprivate var isDrawn: Bool { contrast > 24 }

    fileprivate static func shade(_ top: Self, _ bottom: Self) -> String {
        switch (top.contrast + bottom.contrast) / 2 {
        case ..<64: "░"
        case ..<128: "▒"
        case ..<192: "▓"
        default: "█"
        }
    }

    /// The nearest of the 6 x 6 x 6 colours and 24 greys that terminals agree on.
    fileprivate var place: Int {
        func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
        func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
            let (dr, dg, db) = (red - Int(self.red), green - Int(self.green), blue - Int(self.blue))
            return dr * dr + dg * dg + db * db
        }
        let (r, g, b) = (step(red), step(green), step(blue))
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let grey = min(23, max(0, (mean - 3) / 10))
        let shade = 8 + 10 * grey
        let isGrey = distance(shade, shade, shade) < distance(level(r), level(g), level(b))
        return isGrey ? 232 + grey : 16 + 36 * r + 6 * g + b
    }
}
