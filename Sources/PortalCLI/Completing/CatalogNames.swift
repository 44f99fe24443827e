import PortalDB

/// The names of a catalog that a shell offers.
enum CatalogNames: String, CaseIterable {
    case scenes, presets, popups
    /// Scenes, and in the one that is begun with a slash its plays.
    case plays
    /// All that has a name: scenes, plays, presets, pop-up settings.
    case all

    /// More are of no use to anybody who looks at them.
    private static let limit = 200

    /// Names that begin with a text, in the order of each kind.
    func names(in catalog: Catalog, startingWith start: String) throws -> [String] {
        let pattern = Glob.escaped(start) + "*"
        switch self {
        case .scenes: return try Self.scenes(in: catalog, pattern)
        case .presets: return try catalog.presets(limit: Self.limit, matching: pattern).map(\.name.rawValue)
        case .popups:
            return try catalog.popupSettings(limit: Self.limit, matching: pattern).map(\.settings.name.rawValue)
        case .plays: return try Self.scenes(in: catalog, pattern) + Self.plays(in: catalog, startingWith: start)
        case .all:
            return try [CatalogNames.plays, .presets, .popups].flatMap {
                try $0.names(in: catalog, startingWith: start)
            }
        }
    }

    private static func scenes(in catalog: Catalog, _ pattern: String) throws -> [String] {
        try catalog.scenes(limit: limit, matching: pattern).map(\.name.rawValue)
    }

    /// What the scene in front of the last slash has, if there is one.
    private static func plays(in catalog: Catalog, startingWith start: String) throws -> [String] {
        guard let name = start.partsAtSlashes.first?.head,
            let scene = try catalog.scenes(limit: 1, matching: Glob.escaped(name)).first
        else { return [] }
        let beginning = NameRules.normalized(start).utf8
        return try catalog.scene(scene.name).plays.map { "\(name)/\($0.name)" }
            .filter { $0.utf8.starts(with: beginning) }
    }
}
