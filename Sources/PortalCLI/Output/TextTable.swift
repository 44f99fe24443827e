import PortalRender

/// Aligned columns: numbers to the right, everything else to the left.
struct TextTable {
    private static let gap = "  "
    private static let narrowest = 8

    private let columns: [Listing.Column]
    private let widths: [Int]
    private let isNumeric: [Bool]
    private let isCut: Bool

    /// - Parameters:
    ///   - rows: decide how wide the columns are.
    ///   - width: what each line must fit into; `nil`: nothing is cut.
    init(columns: [Listing.Column], rows: [[Listing.Cell]], width: Int?) {
        self.columns = columns
        isNumeric = columns.indices.map { column in
            let cells = rows.map { $0[column] }.filter { $0 != .absent }
            return !cells.isEmpty && cells.allSatisfy(\.isNumber)
        }
        var widths = columns.indices.map { column in
            rows.reduce(columns[column].title.terminalWidth) { max($0, $1[column].shown.terminalWidth) }
        }
        let gaps = Self.gap.count * (columns.count - 1)
        while let width, widths.reduce(gaps, +) > width, let widest = widths.max(), widest > Self.narrowest,
            let column = widths.lastIndex(of: widest)
        {
            widths[column] -= 1
        }
        self.widths = widths
        isCut = width != nil
    }

    var heading: String { line(of: columns.map(\.title)) }

    func line(of row: [Listing.Cell]) -> String { line(of: row.map(\.shown)) }

    private func line(of cells: [String]) -> String {
        let parts = cells.indices.map { column in
            let cell = isCut ? cells[column].truncated(to: widths[column]) : cells[column]
            return isNumeric[column] ? cell.rightAligned(to: widths[column]) : cell.padded(to: widths[column])
        }
        return parts.joined(separator: Self.gap).withoutTrailingSpaces + "\n"
    }
}

extension Listing.Cell {
    fileprivate var isNumber: Bool {
        switch self {
        case .whole, .number: true
        case .text, .time, .flag, .absent: false
        }
    }

    fileprivate var shown: String {
        switch self {
        case .text(let text), .time(let text): text.printable
        case .whole(let number): String(number)
        case .number(let number): number.short()
        case .flag(let flag): flag ? "yes" : "no"
        case .absent: ""
        }
    }
}
