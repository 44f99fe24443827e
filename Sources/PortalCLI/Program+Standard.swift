extension Program {
    /// `portal-db` with all of its commands.
    static let standard: Program = Program(
        name: "portal-db",
        summary: "Keeps SwiftUI motion in a catalog and replays it frame by frame",
        options: [Option<String?>.database.row],
        commands: [
            .import, .list, .show, .search, .play, .render, .verify, .accept, .diff, .prune, .compare, .check, .export,
            .merge, .rename, .copy, .remove, .migrate, .vacuum, .doctor, .completions, .help,
        ])

    static let versionText = "portal-db 0.1.0"

    /// Of this version, as manual pages write it.
    static let releaseDate = "November 30, 2026"
}
