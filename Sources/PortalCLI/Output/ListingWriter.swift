/// Writes the rows of a listing as they come, page by page.
struct ListingWriter {
    let columns: [Listing.Column]
    let format: ListingFormat
    /// What each line of a text table must fit into; `nil`: nothing is cut.
    let width: Int?
    private(set) var rowCount = 0
    /// The table's, which the first page decides.
    private var table: TextTable?

    init(columns: [Listing.Column], format: ListingFormat, width: Int?) {
        self.columns = columns
        self.format = format
        self.width = width
    }

    mutating func write(_ rows: [[Listing.Cell]], to sink: (String) throws -> Void) throws {
        guard !rows.isEmpty else { return }
        switch format {
        case .text:
            let table = self.table ?? TextTable(columns: columns, rows: rows, width: width)
            if rowCount == 0 { try sink(table.heading) }
            for row in rows { try sink(table.line(of: row)) }
            self.table = table
        case .csv:
            if rowCount == 0 { try sink(CSV.line(columns.map(\.name))) }
            for row in rows { try sink(CSV.line(row.map(\.plain))) }
        case .json:
            for (place, row) in rows.enumerated() {
                try sink((rowCount + place == 0 ? "[" : ",") + "\n  " + JSON.object(columns, row))
            }
        }
        rowCount += rows.count
    }

    /// Ends the listing; one without rows is still whole.
    mutating func finish(to sink: (String) throws -> Void) throws {
        switch format {
        case .text: break
        case .csv: if rowCount == 0 { try sink(CSV.line(columns.map(\.name))) }
        case .json: try sink(rowCount == 0 ? "[]\n" : "\n]\n")
        }
    }
}
