import PortalDB
import PortalRender

extension Option<Bool> {
    fileprivate static let status = Option.flag("status", "Only say where the catalog stands")
}

extension Command {
    static let migrate: Command = Command(
        name: "migrate",
        summary: "Upgrade the catalog to this version's schema",
        discussion: [
            "Commands that write do this on their own; a backup stays beside the catalog. "
                + "Columns of presets that another program left behind their text are written anew. "
                + "With --status the exit code is 1 if migrations are pending.",
            "With --dry-run a private copy is upgraded, so that what would fail fails, and the catalog stays as it is.",
        ],
        options: [Option<Bool>.status.row, Option<Bool>.dryRun.row, Option<ListingFormat>.format.row],
        examples: [
            Example(words: "migrate", meaning: "Applies what is pending."),
            Example(
                words: "migrate --dry-run", meaning: "What that would do to which tables, and whether it can be done."),
            Example(words: "migrate --status", meaning: "The migrations that made the file, and those to come."),
        ],
        run: { invocation, console in
            guard !invocation[.status] || !invocation[.dryRun] else {
                throw UsageError(message: "--status and --dry-run exclude each other", command: "migrate")
            }
            let path = try invocation.databasePath(on: console)
            if invocation[.dryRun] { return try tryMigrations(of: path, as: invocation[.format], console) }
            if !invocation[.status] {
                let count = try invocation.catalog(.readWrite, on: console).alignPresetColumns()
                if count > 0 { try console.errors.line("\(path): presets whose columns were written anew: \(count)") }
            }
            let status = try Catalog.migrationStatus(path: path, busyTimeout: console.busyTimeout())
            let format = invocation[.format]
            if format == .text { try console.output.line("\(path.printable): schema version \(status.schemaVersion)") }
            try status.listing.write(as: format, on: console)
            return status.pending.isEmpty ? .success : .differences
        })
}

private func tryMigrations(of path: String, as format: ListingFormat, _ console: Console) throws -> ExitCode {
    let trial = try Catalog.tryMigrations(path: path, busyTimeout: console.busyTimeout())
    if format != .text || !trial.steps.isEmpty {
        try trial.listing.write(as: format, fitting: console.tableWidth, to: console.output.write)
    }
    let sink = format == .text ? console.output : console.errors
    for line in trial.conclusion(for: path.printable) { try sink.line(line) }
    return .success
}

extension MigrationTrial {
    fileprivate var listing: Listing {
        func names(_ tables: [String]) -> Listing.Cell {
            tables.isEmpty ? .absent : .text(tables.joined(separator: " "))
        }
        return Listing(
            columns: [
                Listing.Column("migration"), Listing.Column("adds"), Listing.Column("rebuilds"),
                Listing.Column("alters"), Listing.Column("removes"),
            ],
            rows: steps.map {
                [.text($0.migration), names($0.added), names($0.rebuilt), names($0.altered), names($0.removed)]
            })
    }

    fileprivate func conclusion(for path: String) -> [String] {
        var lines: [String] = []
        if stalePresetCount > 0 { lines.append("Presets whose columns would be written anew: \(stalePresetCount).") }
        if let backup { lines.append("The file as it is now would stay as \(backup.printable).") }
        guard !steps.isEmpty else {
            return lines + ["\(path) has schema version \(schemaVersion); nothing is pending."]
        }
        return lines + ["\(path) would go from schema version \(schemaVersion) to \(newVersion); nothing was changed."]
    }
}

extension MigrationStatus {
    fileprivate var listing: Listing {
        Listing(
            columns: [
                Listing.Column("migration"), Listing.Column("state"), Listing.Column("appliedAt", title: "applied at"),
            ],
            rows: applied.map { [.text($0.name), .text("applied"), .time($0.appliedAt)] }
                + pending.map { [.text($0), .text("pending"), .absent] })
    }
}
