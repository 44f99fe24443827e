/// Writes the rows of a listing as they come, page by page.
struct ListingWriter {
    let columns: [Listing.Column]
    let format: ListingFormat
    /// How far local time is ahead of UTC at a moment, both in seconds.
    let zone: (Int) -> Int
    private(set) var rowCount = 0
    private var table: TextTable

    /// - Parameter width: what each line of a text table must fit into; `nil`: nothing is cut.
    init(columns: [Listing.Column], format: ListingFormat, width: Int?, zone: @escaping (Int) -> Int = { _ in 0 }) {
        self.columns = columns
        self.format = format
        table = TextTable(columns: columns, width: width)
        self.zone = zone
    }

    /// As data of a run.
    init(columns: [Listing.Column], format: ListingFormat, on console: Console) {
        self.init(columns: columns, format: format, width: console.tableWidth, zone: console.zone)
    }

    mutating func write(_ rows: [[Listing.Cell]], to sink: (String) throws -> Void) throws {
        guard !rows.isEmpty else { return }
        switch format {
        case .text:
            let rows = rows.map { $0.map { $0.local(in: zone) } }
            for line in table.lines(of: rows) { try sink(line) }
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
