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
                + "With --status the exit code is 1 if migrations are pending."
        ],
        options: [Option<Bool>.status.row, Option<ListingFormat>.format.row],
        examples: [
            Example(words: "migrate", meaning: "Applies what is pending."),
            Example(words: "migrate --status", meaning: "The migrations that made the file, and those to come."),
        ],
        run: { invocation, console in
            let path = invocation.databasePath(on: console)
            if !invocation[.status] {
                let count = try Catalog(path: path, access: .readWrite).alignPresetColumns()
                if count > 0 { try console.errors.line("\(path): presets whose columns were written anew: \(count)") }
            }
            let status = try Catalog.migrationStatus(path: path)
            let format = invocation[.format]
            if format == .text { try console.output.line("\(path.printable): schema version \(status.schemaVersion)") }
            try status.listing.write(as: format, on: console)
            return status.pending.isEmpty ? .success : .differences
        })
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
