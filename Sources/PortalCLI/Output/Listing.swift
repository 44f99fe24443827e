/// Rows of one kind, to be written as a text table, JSON or CSV.
struct Listing: Hashable, Sendable {
    enum Cell: Hashable, Sendable {
        case text(String)
        /// In UTC after ISO 8601; a text shows local time.
        case time(String)
        case whole(Int)
        case number(Double)
        case flag(Bool)
        /// An array in JSON, elsewhere one text with commas between them.
        case texts([String])
        case absent

        /// `nil` is absent.
        static func text(_ text: String?) -> Cell { text.map(Cell.text) ?? .absent }

        static func time(_ time: String?) -> Cell { time.map(Cell.time) ?? .absent }
    }

    struct Column: Hashable, Sendable {
        /// The key in JSON and the heading in CSV.
        var name: String
        /// The heading in a text table.
        var title: String

        init(_ name: String, title: String? = nil) {
            self.name = name
            self.title = title ?? name
        }
    }

    var columns: [Column]
    /// As many cells in each as there are columns.
    var rows: [[Cell]]
}

/// How rows are written.
enum ListingFormat: String, CaseIterable, Sendable {
    case text, json, csv
}

extension Listing {
    /// Writes it as data of a run.
    func write(as format: ListingFormat, on console: Console) throws {
        var writer = ListingWriter(columns: columns, format: format, on: console)
        try writer.write(rows, to: console.output.write)
        try writer.finish(to: console.output.write)
    }

    func write(as format: ListingFormat, fitting width: Int? = nil, to sink: (String) throws -> Void) throws {
        var writer = ListingWriter(columns: columns, format: format, width: width)
        try writer.write(rows, to: sink)
        try writer.finish(to: sink)
    }
}
