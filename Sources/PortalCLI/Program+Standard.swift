extension Program {
    /// `portal-db` with all of its commands.
    static let standard: Program = Program(
        name: "portal-db",
        summary: "Keeps SwiftUI motion in a catalog and replays it frame by frame",
        options: [Option<String?>.database.row],
        commands: [.help])

    static let versionText = "portal-db 0.1.0"
}

extension Option where Value == String? {
    /// The catalog file; without it `PORTAL_DB`, without that `portal.db` in the working directory.
    static let database = Option.optional(
        "db", .text("FILE"), "The catalog; without it PORTAL_DB, else portal.db in the working directory")
}
