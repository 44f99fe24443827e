extension Program {
    /// `portal-db` with all of its commands.
    static let standard: Program = Program(
        name: "portal-db",
        summary: "Keeps SwiftUI motion in a catalog and replays it frame by frame",
        options: [Option<String?>.database.row],
        commands: [
            .import, .list, .show, .play, .render, .verify, .accept, .diff, .prune, .compare, .check, .export, .migrate,
            .help,
        ])

    static let versionText = "portal-db 0.1.0"
}
