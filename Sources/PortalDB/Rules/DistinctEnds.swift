import PortalModel

/// A portal joins two views.
enum DistinctEnds: Rule {
    static let code = "P104"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.portals.enumerated().filter { $1.source == $1.destination }.map { place, portal in
            error(
                "portal '\(portal.key.title)'", JSONPath()["portals"][place]["destination"],
                "source and destination are the same view '\(portal.source)'", "name two different views")
        }
    }
}
