import PortalModel

/// Every portal can be opened.
enum UnusedPortals: Rule {
    static let code = "P304"

    static func findings(in checked: CheckedScene) -> [Finding] {
        var opened = Set(checked.scene.transitions.flatMap(checked.index.portals(of:)))
        for action in checked.scene.scripts.flatMap(\.steps).map(\.action) {
            guard case .transfer(_, let portal, let namespace) = action else { continue }
            if let place = checked.index.portals[Portal.Key(namespace: namespace, id: portal)] { opened.insert(place) }
        }
        return checked.scene.portals.enumerated().filter { !opened.contains($0.offset) }.map { place, portal in
            warning(
                "portal '\(portal.key.title)'", JSONPath()["portals"][place],
                "no transition opens the portal", "add a transition, or leave the portal out")
        }
    }
}
