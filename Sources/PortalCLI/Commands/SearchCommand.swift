import PortalDB
import PortalRender

extension Option where Value == Int? {
    fileprivate static let hits = Option.optional("limit", short: "n", .whole(1...100_000, "N"), "At most so many")
}

extension Command {
    static let search: Command = Command(
        name: "search",
        summary: "Find a text in names, titles, summaries, tags, labels and animations",
        discussion: [
            "What is called so comes first, then what begins so, other names, words, and animations last. "
                + "Capital and small letters of ASCII are the same; all others must be as they are written. "
                + "The text is no pattern: * % and _ stand for themselves."
        ],
        arguments: [Argument(name: "TEXT", summary: "What to find, a part of a word or more")],
        options: [Option<Int?>.hits.row, Option<ListingFormat>.format.row],
        examples: [
            Example(words: "search hero", meaning: "Whatever has to do with it."),
            Example(words: "search 'response: 0.3'", meaning: "Springs that are written so."),
            Example(words: "search sheet -n 10 --format json", meaning: "The ten nearest, for another program."),
        ],
        run: { invocation, console in
            let text = invocation.arguments[0]
            guard !text.isEmpty, text.utf8.count <= longestText else {
                throw UsageError(
                    message: "TEXT is \(text.isEmpty ? "empty" : "too long"); it has 1 to \(longestText) bytes",
                    command: "search")
            }
            let (limit, format) = (invocation[.hits], invocation[.format])
            let catalog = try invocation.catalog(.readOnly, on: console)
            var rows: [[Listing.Cell]] = []
            // One more tells whether there are more.
            try catalog.search(text, limit: limit.map { $0 + 1 }) { hit in
                rows.append([.text(hit.kind), .text(hit.name), .text(hit.place), .text(hit.text)])
            }
            let isCut = limit.map { rows.count > $0 } ?? false
            if isCut { rows.removeLast() }
            try Listing(columns: columns, rows: rows).write(as: format, on: console)
            if isCut { try console.errors.line("There is more; a larger --limit shows it.") }
            if rows.isEmpty && format == .text { try console.errors.line("Nothing has '\(text)' in it.".printable) }
            return .success
        })
}

private let columns = ["kind", "name", "place", "text"].map { Listing.Column($0) }

/// Of names and words; SQLite has a limit for patterns.
private let longestText = 1000
