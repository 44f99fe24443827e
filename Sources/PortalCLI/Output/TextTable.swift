import PortalRender

/// Aligned columns: numbers to the right, everything else to the left.
struct TextTable {
    private let titles: [String]
    private let width: Int?
    /// Which the first rows decide.
    private var layout: Layout?

    /// - Parameter width: what each line must fit into; `nil`: nothing is cut.
    init(columns: [Listing.Column], width: Int?) {
        titles = columns.map(\.title)
        self.width = width
    }

    /// The lines of some rows; of the first ones with a heading.
    mutating func lines(of rows: [[Listing.Cell]]) -> [String] {
        let texts = rows.map { $0.map(\.shown) }
        if let layout { return texts.map(layout.line(of:)) }
        let layout = Layout(titles: titles, rows: rows, texts: texts, width: width)
        self.layout = layout
        return [layout.line(of: titles)] + texts.map(layout.line(of:))
    }
}

private struct Layout {
    private static let gap = "  "
    private static let narrowest = 8

    private let widths: [Int]
    private let isNumeric: [Bool]
    private let isCut: Bool

    init(titles: [String], rows: [[Listing.Cell]], texts: [[String]], width: Int?) {
        isNumeric = titles.indices.map { column in
            let cells = rows.lazy.map { $0[column] }.filter { $0 != .absent }
            return !cells.isEmpty && cells.allSatisfy(\.isNumber)
        }
        var widths = titles.indices.map { column in
            texts.reduce(titles[column].terminalWidth) { max($0, $1[column].terminalWidth) }
        }
        let gaps = Self.gap.count * (titles.count - 1)
        while let width, widths.reduce(gaps, +) > width, let widest = widths.max(), widest > Self.narrowest,
            let column = widths.lastIndex(of: widest)
        {
            widths[column] -= 1
        }
        self.widths = widths
        isCut = width != nil
    }

    func line(of texts: [String]) -> String {
        var line = ""
        for column in texts.indices {
            let text = isCut ? texts[column].truncated(to: widths[column]) : texts[column]
            if column > 0 { line += Self.gap }
            line += isNumeric[column] ? text.rightAligned(to: widths[column]) : text.padded(to: widths[column])
        }
        return line.withoutTrailingSpaces + "\n"
    }
}

extension Listing.Cell {
    fileprivate var isNumber: Bool {
        switch self {
        case .whole, .number: true
        case .text, .time, .flag, .texts, .absent: false
        }
    }

    fileprivate var shown: String {
        switch self {
        case .text(let text), .time(let text): text.printable
        case .whole(let number): String(number)
        case .number(let number): number.short()
        case .flag(let flag): flag ? "yes" : "no"
        case .texts(let texts): texts.map(\.printable).joined(separator: ", ")
        case .absent: ""
        }
    }
}
