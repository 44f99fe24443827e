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
