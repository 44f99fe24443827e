import PortalDB

struct SceneList: PagedList {
    var catalog: Catalog
    var library: Library.ID?

    static let columns = [
        Listing.Column("name", title: "scene"), Listing.Column("title"), Listing.Column("width"),
        Listing.Column("height"), Listing.Column("views"), Listing.Column("portals"), Listing.Column("plays"),
        Listing.Column("recordings"),
    ]

    func page(after key: Scene.ID?, limit: Int, matching pattern: String?) throws -> [SceneSummary] {
        try catalog.scenes(after: key, limit: limit, matching: pattern, from: library)
    }

    func key(of scene: SceneSummary) -> Scene.ID { scene.name }

    func row(of scene: SceneSummary) -> [Listing.Cell] {
        [
            .text(scene.name.rawValue), .text(scene.title), .number(scene.canvas.width),
            .number(scene.canvas.height), .whole(scene.viewCount), .whole(scene.portalCount),
            .whole(scene.playCount), .whole(scene.recordingCount),
        ]
    }
}

struct PopupSettingsList: PagedList {
    var catalog: Catalog
    var library: Library.ID?

    static let columns = [
        Listing.Column("name", title: "pop-up settings"), Listing.Column("backgroundMaterial", title: "material"),
        Listing.Column("present"), Listing.Column("dismiss"),
        Listing.Column("dismissOnBackgroundTap", title: "tap dismisses"), Listing.Column("uses"),
    ]

    func page(
        after key: PopupSettings.ID?, limit: Int, matching pattern: String?
    ) throws -> [PopupSettingsSummary] {
        try catalog.popupSettings(after: key, limit: limit, matching: pattern, from: library)
    }

    func key(of summary: PopupSettingsSummary) -> PopupSettings.ID { summary.settings.name }

    func row(of summary: PopupSettingsSummary) -> [Listing.Cell] {
        let style = summary.settings.style
        return [
            .text(summary.settings.name.rawValue), .text(style.backgroundMaterial?.rawValue),
            .text(style.present?.description), .text(style.dismiss?.description),
            style.dismissOnBackgroundTap.map(Listing.Cell.flag) ?? .absent, .whole(summary.useCount),
        ]
    }
}

extension PagedList {
    func spelling<Owner>(of key: Name<Owner>) -> String where Key == Name<Owner> { key.rawValue }
    func key<Owner>(spelt text: String) -> Name<Owner> where Key == Name<Owner> { Name(text) }
}
