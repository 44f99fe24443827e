import PortalModel

/// A mirrored portal shows the live view itself, which cannot have two sizes.
enum MirrorSizes: Rule {
    static let code = "P105"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let views = checked.scene.views
        return checked.scene.portals.enumerated().compactMap { place, portal in
            guard portal.mirror != nil, let source = checked.index.views[portal.source],
                let destination = checked.index.views[portal.destination],
                views[source].frame.size != views[destination].frame.size
            else { return nil }
            let sizes = "\(spelling(views[source].frame.size)) and \(spelling(views[destination].frame.size))"
            return error(
                "portal '\(portal.key.title)'", JSONPath()["portals"][place]["mirror"],
                "the portal is mirrored, but its views have the sizes \(sizes)",
                "make the sizes equal, or leave 'mirror' out")
        }
    }

    private static func spelling(_ size: Size) -> String { "\(size.width.shortestText) x \(size.height.shortestText)" }
}
