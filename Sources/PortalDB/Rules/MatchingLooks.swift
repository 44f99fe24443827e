import PortalModel

/// Source, layer and destination look alike, so that nothing changes when they take each other's place.
enum MatchingLooks: Rule {
    static let code = "P303"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let views = checked.scene.views
        return checked.scene.portals.enumerated().compactMap { place, portal in
            guard let source = checked.index.views[portal.source],
                let destination = checked.index.views[portal.destination]
            else { return nil }
            let layerFill = portal.layer.flatMap { $0.fill.isEmpty ? nil : $0.fill } ?? views[source].fill
            var breaks: [String] = []
            if layerFill != views[source].fill { breaks.append("source and layer") }
            if layerFill != views[destination].fill { breaks.append("layer and destination") }
            guard !breaks.isEmpty else { return nil }
            return warning(
                "portal '\(portal.key.title)'", JSONPath()["portals"][place],
                "\(breaks.joined(separator: ", ")) have different fills, so the content changes where one takes the other's place",
                "use the same fill")
        }
    }
}
