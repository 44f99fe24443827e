import PortalDB
import PortalRender

/// The recordings that plays are compared with.
struct RecordingList: PagedList {
    var catalog: Catalog

    static let columns = [
        Listing.Column("scene"), Listing.Column("play"), Listing.Column("version"), Listing.Column("fps"),
        Listing.Column("limit"), Listing.Column("reduceMotion", title: "reduced"), Listing.Column("frames"),
        Listing.Column("outcome"), Listing.Column("recordedAt", title: "recorded at"), Listing.Column("engine"),
        Listing.Column("resultDigest", title: "result"),
    ]

    func page(after key: RecordingName?, limit: Int, matching pattern: String?) throws -> [RecordingSummary] {
        try catalog.recordings(after: key, limit: limit, matching: pattern)
    }

    func key(of recording: RecordingSummary) -> RecordingName { recording.name }
    func row(of recording: RecordingSummary) -> [Listing.Cell] { recording.cells }
    func spelling(of key: RecordingName) throws -> String { try catalog.spelling(of: key.playKey) + "@\(key.version)" }
    func key(spelt text: String) throws -> RecordingName { try recordingName(spelt: text, in: catalog) }
}

/// The recordings with those that were replaced.
struct HistoryList: PagedList {
    var catalog: Catalog

    static let columns = RecordingList.columns + [Listing.Column("replacedAt", title: "replaced at")]

    func page(after key: RecordingName?, limit: Int, matching pattern: String?) throws -> [RecordingSummary] {
        try catalog.recordings(after: key, limit: limit, matching: pattern, withHistory: true)
    }

    func key(of recording: RecordingSummary) -> RecordingName { recording.name }
    func row(of recording: RecordingSummary) -> [Listing.Cell] { recording.cells + [.time(recording.replacedAt)] }
    func spelling(of key: RecordingName) throws -> String { try catalog.spelling(of: key.playKey) + "@\(key.version)" }
    func key(spelt text: String) throws -> RecordingName { try recordingName(spelt: text, in: catalog) }
}

private func recordingName(spelt text: String, in catalog: Catalog) throws -> RecordingName {
    if let name = try RecordingName(text, in: catalog) { return name }
    throw UsageError(message: "option '--after' is '\(text.printable)'; it must be SCENE/PLAY@VERSION", command: "list")
}

extension RecordingSummary {
    fileprivate var cells: [Listing.Cell] {
        [
            .text(key.scene.rawValue), .text(key.play), .whole(version), .whole(key.fps), .number(key.limit),
            .flag(key.reduceMotion), .whole(frameCount), .text(outcome.rawValue), .time(recordedAt), .text(engine),
            .text(resultDigest.description),
        ]
    }
}
