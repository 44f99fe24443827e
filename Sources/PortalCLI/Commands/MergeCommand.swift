import PortalDB
import PortalRender

extension Option<MergePolicy> {
    fileprivate static let onConflict = Option.value(
        "on-conflict", .choice("POLICY"), default: .fail,
        "If two catalogs have other content, or other results of a play, under one name")
}

extension Command {
    static let merge: Command = Command(
        name: "merge",
        summary: "Bring other catalogs and their recordings into the catalog",
        discussion: [
            "Makes the catalog if there is none. Presets, pop-up settings, scenes, free data and what plays are compared "
                + "with are taken over, all or nothing; the history of recordings, and where imported things came from, "
                + "stay in the others.",
            "What an other catalog has as this one had it before is no news. So the parts of a run come together: copy the "
                + "catalog, 'play --all --shard 1/5' in the first copy and so on, and merge the copies. "
                + "Their order does not matter unless two of them disagree: then 'skip' keeps what is there, or the first, "
                + "and 'replace' takes the last. A recording is skipped if after that its play is another one.",
        ],
        arguments: [Argument(name: "OTHER", count: .several, summary: "Catalog files, which are not changed")],
        options: [
            Option<MergePolicy>.onConflict.row, Option<Bool>.dryRun.row, Option<ListingFormat>.format.row,
            Option<[String]>.libraries.row,
        ],
        examples: [
            Example(words: "merge shard-*.db", meaning: "The recordings of several machines."),
            Example(words: "merge theirs.db --dry-run", meaning: "What would be added, and what contradicts."),
            Example(words: "merge theirs.db --on-conflict replace", meaning: "Theirs counts."),
            Example(words: "merge a.db b.db --db both.db", meaning: "Two catalogs into a new one."),
        ],
        run: { invocation, console in
            let isDryRun = invocation[.dryRun]
            let catalog = try invocation.catalogToFill(isDryRun: isDryRun, on: console)
            let summary: MergeSummary
            do {
                summary = try catalog.merge(
                    invocation.arguments, onConflict: invocation[.onConflict], dryRun: isDryRun)
            } catch {
                // A catalog that was made for this does not stay empty; the reason matters more than how that goes.
                try? catalog.discardIfUnused()
                throw error
            }
            try summary.listing.write(as: invocation[.format], fitting: console.tableWidth, to: console.output.write)
            if invocation[.format] == .text {
                try console.output.line(summary.conclusion(for: catalog.path, isDryRun: isDryRun))
            }
            return .success
        })
}

extension MergeSummary {
    fileprivate var listing: Listing {
        let counts = [
            ("presets", presets), ("pop-up settings", popupSettings), ("scenes", scenes), ("extensions", extensions),
            ("recordings", recordings),
        ]
        return Listing(
            columns: ["kind", "added", "same", "replaced", "skipped"].map { Listing.Column($0) },
            rows: counts.filter { $0.1.total > 0 }.map { kind, counts in
                [.text(kind)] + [counts.added, counts.same, counts.replaced, counts.skipped].map { .whole($0) }
            })
    }

    fileprivate func conclusion(for path: String, isDryRun: Bool) -> String {
        switch (changesAnything, isDryRun) {
        case (true, false): "Merged into \(path.printable)."
        case (true, true): "\(path.printable) would be changed."
        case (false, false): "Nothing changed in \(path.printable)."
        case (false, true): "Nothing would change in \(path.printable)."
        }
    }
}
