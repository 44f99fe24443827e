import PortalDB
import PortalRender

/// What an import says.
struct ImportReport {
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
                Listing.Column("kind"), Listing.Column("added"), Listing.Column("same"), Listing.Column("replaced"),
                Listing.Column("renamed"), Listing.Column("skipped"),
            ],
            rows: counts.filter { $0.1.total > 0 }.map { kind, counts in
                [.text(kind)]
                    + [counts.added, counts.same, counts.replaced, counts.renamed, counts.skipped].map { .whole($0) }
            })
    }

    /// What has another name here, what a library does not have any more, and what was left out.
    var notes: [String] {
        summary.renamed.map { renamed in
            "\(renamed.kind.noun) '\(renamed.theirName)' -> '\(renamed.name)'".printable
        }
            + summary.missing.map { missing in
                let alias = missing.name == missing.theirName ? "" : ", here '\(missing.name)'"
                return "\(missing.kind.noun) '\(missing.theirName)'\(alias) is not in the library any more".printable
            }
            + leftOut
    }

    private var leftOut: [String] {
        let counts = summary.otherTokens.sorted { $0.key < $1.key }
        guard !counts.isEmpty else { return [] }
        let total = counts.reduce(0) { $0 + $1.value }
        let types = counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return ["\(total.of("token")) not about motion left out: \(types)".printable]
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
