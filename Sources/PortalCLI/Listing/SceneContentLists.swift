import PortalDB

struct TransitionList: PagedList {
    typealias Key = (scene: Scene.ID, name: Transition.ID)

    var catalog: Catalog

    static let columns = [
        Listing.Column("scene"), Listing.Column("name", title: "transition"), Listing.Column("kind"),
        Listing.Column("subject"), Listing.Column("namespace"), Listing.Column("animation"), Listing.Column("handoff"),
    ]

    func page(after key: Key?, limit: Int, matching pattern: String?) throws -> [TransitionSummary] {
        try catalog.transitions(after: key, limit: limit, matching: pattern)
    }

    func key(of transition: TransitionSummary) -> Key { (transition.scene, transition.name) }

    func row(of transition: TransitionSummary) -> [Listing.Cell] {
        [
            .text(transition.scene.rawValue), .text(transition.name.rawValue), .text(transition.kind.rawValue),
            .text(transition.subject), .text(transition.namespace.isEmpty ? nil : transition.namespace),
            .text(transition.animation?.description), .text(transition.handoff.rawValue),
        ]
    }

    func spelling(of key: Key) -> String { "\(key.scene)/\(key.name)" }

    func key(spelt text: String) throws -> Key {
        let (scene, plays) = try catalog.plays(named: text)
        guard let play = plays.first, plays.count == 1 else {
            throw UsageError(message: "option '--after' is '\(text)'; it must be SCENE/NAME", command: "list")
        }
        return (scene.name, Transition.ID(play.name))
    }
}

struct RecordingList: PagedList {
    var catalog: Catalog

    static let columns = [
        Listing.Column("scene"), Listing.Column("play"), Listing.Column("fps"), Listing.Column("limit"),
        Listing.Column("reduceMotion", title: "reduced"), Listing.Column("frames"), Listing.Column("outcome"),
        Listing.Column("recordedAt", title: "recorded at"), Listing.Column("engine"),
        Listing.Column("resultDigest", title: "result"),
    ]

    func page(after key: RecordingKey?, limit: Int, matching pattern: String?) throws -> [RecordingSummary] {
        try catalog.recordings(after: key, limit: limit, matching: pattern)
    }

    func key(of recording: RecordingSummary) -> RecordingKey { recording.key }

    func row(of recording: RecordingSummary) -> [Listing.Cell] {
        let key = recording.key
        return [
            .text(key.scene.rawValue), .text(key.play), .whole(key.fps), .number(key.limit), .flag(key.reduceMotion),
            .whole(recording.frameCount), .text(recording.outcome.rawValue), .text(recording.recordedAt),
            .text(recording.engine), .text(recording.resultDigest.description),
        ]
    }

    /// `SCENE/PLAY@FPS,LIMIT`, and `,reduced`; no name ends in `@` and digits.
    func spelling(of key: RecordingKey) -> String {
        "\(key.scene)/\(key.play)@\(key.fps),\(key.limit.shortestText)\(key.reduceMotion ? ",reduced" : "")"
    }

    func key(spelt text: String) throws -> RecordingKey {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let options = (parts.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let name = parts.dropLast().joined(separator: "@")
        guard options.count >= 2, let fps = Int(options[0]), let limit = Double(options[1]) else {
            throw UsageError(message: "option '--after' is '\(text)'; it must be SCENE/PLAY@FPS,LIMIT", command: "list")
        }
        let (scene, plays) = try catalog.plays(named: name)
        return RecordingKey(
            scene: scene.name, play: plays.count == 1 ? plays[0].name : "", fps: fps, limit: limit,
            reduceMotion: options.last == "reduced")
    }
}
