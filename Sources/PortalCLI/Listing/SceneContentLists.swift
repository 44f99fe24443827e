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

    func spelling(of key: Key) throws -> String {
        try catalog.spelling(of: PlayKey(scene: key.scene, play: key.name.rawValue))
    }

    func key(spelt text: String) throws -> Key {
        if let named = try catalog.namedPlay(text), named.play != nil {
            return (named.scene.name, Transition.ID(named.name))
        }
        // Says what of it is unknown, if it is not the name of a scene.
        _ = try catalog.plays(named: text)
        throw UsageError(message: "option '--after' is '\(text)'; it must be SCENE/NAME", command: "list")
    }
}
