import PortalDB
import PortalRender
import PortalSystem

extension Option<ConflictPolicy> {
    fileprivate static let onConflict = Option.value(
        "on-conflict", .choice("POLICY"), default: .fail, "If a name has other content in the catalog")
}

extension Command {
    static let `import`: Command = Command(
        name: "import",
        summary: "Read scene documents into the catalog",
        discussion: [
            "Makes the catalog if there is none. An import is all or nothing: on any error the catalog is as it was. "
                + "What the catalog has already, with the same content, is left alone."
        ],
        arguments: [
            Argument(
                name: "FILE", count: .several,
                summary: "Documents; a directory stands for its .json files, - for the standard input")
        ],
        options: [Option<ConflictPolicy>.onConflict.row, Option<Bool>.dryRun.row, Option<ListingFormat>.format.row],
        examples: [
            Example(words: "import seeds/", meaning: "All documents of a directory."),
            Example(words: "import card.json --dry-run", meaning: "What would be added and changed."),
            Example(
                words: "import card.json --on-conflict replace", meaning: "Takes the new content of names that exist."),
            Example(words: "import - < card.json", meaning: "A document from the standard input."),
        ],
        run: { invocation, console in
            guard invocation.arguments.filter({ $0 == "-" }).count < 2 else {
                throw UsageError(message: "the standard input '-' can be read only once", command: "import")
            }
            let sources = invocation.arguments.map { $0 == "-" ? console.input : .path($0) }
            let isDryRun = invocation[.dryRun]
            let path = invocation.databasePath(on: console)
            // A trial makes no file either: where there is none, it goes into memory.
            let isAbsent = try isDryRun && FileKind(path: path) == .missing
            let catalog = try Catalog(
                path: path, access: isAbsent ? .inMemory : .create, busyTimeout: console.busyTimeout())
            let summary: ImportSummary
            do {
                summary = try catalog.importDocuments(sources, onConflict: invocation[.onConflict], dryRun: isDryRun)
            } catch {
                // A first import that fails leaves no empty catalog either; the reason matters more than how that goes.
                try? catalog.discardIfUnused()
                throw error
            }
            let report = ImportReport(summary: summary, catalog: path, isDryRun: isDryRun)
            for line in report.warnings { try console.errors.line(line) }
            try report.listing.write(as: invocation[.format], fitting: console.tableWidth, to: console.output.write)
            if invocation[.format] == .text { try console.output.line(report.conclusion) }
            return .success
        })
}

/// What an import says.
private struct ImportReport {
    var summary: ImportSummary
    var catalog: String
    var isDryRun: Bool

    var listing: Listing {
        let counts = [
            ("presets", summary.presets), ("pop-up settings", summary.popupSettings), ("scenes", summary.scenes),
            ("extensions", summary.extensions),
        ]
        return Listing(
            columns: [
                Listing.Column("kind"), Listing.Column("added"), Listing.Column("replaced"),
                Listing.Column("unchanged"), Listing.Column("skipped"),
            ],
            rows: counts.filter { $0.1.total > 0 }.map { kind, counts in
                [.text(kind)] + [counts.added, counts.replaced, counts.unchanged, counts.skipped].map { .whole($0) }
            })
    }

    var conclusion: String {
        switch (summary.changesAnything, isDryRun) {
        case (true, false): "Imported into \(catalog.printable)."
        case (true, true): "\(catalog.printable) would be changed."
        case (false, false): "Nothing changed in \(catalog.printable)."
        case (false, true): "Nothing would change in \(catalog.printable)."
        }
    }

    var warnings: [String] {
        let unlisted = summary.warningCount - summary.warnings.count
        return summary.warnings.map { "warning: \($0.description.printable)" }
            + (unlisted > 0 ? ["and \(unlisted) more warnings"] : [])
    }
}
