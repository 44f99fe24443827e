extension Program {
    /// `portal-db` with all of its commands.
    static let standard: Program = Program(
        name: "portal-db",
        summary: "Keeps SwiftUI motion in a catalog and replays it frame by frame",
        options: [Option<String?>.database.row],
        table: [
            ("import", { .import }), ("list", { .list }), ("show", { .show }), ("search", { .search }),
            ("play", { .play }), ("render", { .render }), ("verify", { .verify }), ("accept", { .accept }),
            ("diff", { .diff }), ("prune", { .prune }), ("compare", { .compare }), ("check", { .check }),
            ("export", { .export }), ("merge", { .merge }), ("rename", { .rename }), ("copy", { .copy }),
            ("rm", { .remove }), ("migrate", { .migrate }), ("vacuum", { .vacuum }), ("doctor", { .doctor }),
            ("completions", { .completions }), ("help", { .help }),
        ])

    static let versionText = "portal-db 0.1.0"

    /// Of this version, as manual pages write it.
    static let releaseDate = "November 30, 2026"
}
