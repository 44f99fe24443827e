/// One kind of things that are listed page by page.
protocol PagedList {
    associatedtype Item
    associatedtype Key

    static var columns: [Listing.Column] { get }

    /// The items after a key, in the order of keys.
    func page(after key: Key?, limit: Int, matching pattern: String?) throws -> [Item]
    func key(of item: Item) -> Key
    func row(of item: Item) throws -> [Listing.Cell]

    /// A key as it is written after `--after`, and back.
    func spelling(of key: Key) throws -> String
    func key(spelt text: String) throws -> Key
}

/// Which part of a list is wanted, and in which form.
struct Pages {
    private static let size = 500

    var pattern: String?
    var limit: Int?
    var after: String?
    var format: ListingFormat

    /// Writes a limited list with one statement, and a whole one in pages, so that memory does not grow with it.
    func write<List: PagedList>(_ list: List, on console: Console) throws {
        var writer = ListingWriter(columns: List.columns, format: format, on: console)
        var key = try after.map(list.key(spelt:))
        while true {
            let size = limit ?? Self.size
            let items = try list.page(after: key, limit: size, matching: pattern)
            try writer.write(try items.map(list.row(of:)), to: console.output.write)
            key = items.last.map(list.key(of:))
            if limit != nil || items.count < size { break }
        }
        try writer.finish(to: console.output.write)
        if writer.rowCount == 0 && format == .text { try console.errors.line("Nothing to list.") }
        if let limit, let key, writer.rowCount == limit {
            try console.errors.line("More may follow: --after=\(try list.spelling(of: key).shellQuoted)")
        }
    }
}

extension String {
    /// The text as one word of a shell's command line.
    var shellQuoted: String {
        // By scalars, as a shell reads: an accent on the quotation mark makes another character, and still ends the word.
        unicodeScalars.reduce(into: "'") { $0 += $1 == "'" ? "'\\''" : String($1) } + "'"
    }
}
