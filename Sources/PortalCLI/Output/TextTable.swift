import PortalRender

/// A listing in aligned columns: numbers to the right, everything else to the left.
struct TextTable {
    private static let gap = 2
    private static let narrowest = 8

    var listing: Listing
    /// What each line must fit into; `nil`: nothing is cut.
    var width: Int?

    var text: String {
        let cells = listing.rows.map { row in row.map(\.shown) }
        let lines = [listing.columns.map(\.title)] + cells
        let widths = widths(of: lines)
        return lines.map { line(of: $0, widths: widths) + "\n" }.joined()
    }

    private func widths(of lines: [[String]]) -> [Int] {
        var widths = listing.columns.indices.map { column in
            lines.map { $0[column].terminalWidth }.max() ?? 0
        }
        guard let width else { return widths }
        let gaps = Self.gap * max(0, widths.count - 1)
        while widths.reduce(gaps, +) > width, let widest = widths.max(), widest > Self.narrowest,
            let column = widths.lastIndex(of: widest)
        {
            widths[column] -= 1
        }
        return widths
    }

    private func line(of cells: [String], widths: [Int]) -> String {
        let parts = cells.indices.map { column in
            let cell = cells[column].truncated(to: widths[column])
            return isNumeric(column) ? cell.rightAligned(to: widths[column]) : cell.padded(to: widths[column])
        }
        return parts.joined(separator: String(repeating: " ", count: Self.gap)).withoutTrailingSpaces
    }

    private func isNumeric(_ column: Int) -> Bool {
        let cells = listing.rows.map { $0[column] }.filter { $0 != .absent }
        return !cells.isEmpty && cells.allSatisfy(\.isNumber)
    }
}

extension Listing.Cell {
    fileprivate var isNumber: Bool {
        switch self {
        case .whole, .number: true
        case .text, .flag, .absent: false
        }
    }

    fileprivate var shown: String {
        switch self {
        case .text(let text): text.printable
        case .whole(let number): String(number)
        case .number(let number): number.short()
        case .flag(let flag): flag ? "yes" : "no"
        case .absent: ""
        }
    }
}
