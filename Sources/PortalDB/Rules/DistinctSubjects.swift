import PortalModel

/// Recordings know portals and pop-ups by their subjects, which names with slashes and colons can make one of two.
enum DistinctSubjects: Rule {
    static let code = "P113"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let scene = checked.scene
        return portals(of: scene) + popups(of: scene)
    }

    private static func portals(of scene: Scene) -> [Finding] {
        // Without a slash in one, ids that differ are subjects that differ.
        guard scene.portals.contains(where: { $0.key.id.rawValue.utf8.contains(UInt8(ascii: "/")) }) else { return [] }
        var keys: [String: Portal.Key] = [:]
        return scene.portals.enumerated().compactMap { place, portal in
            let subject = scene.subject(of: portal)
            let other = keys.updateValue(portal.key, forKey: subject)
            // Two of one key have the same name, which is said already.
            guard let other, other != portal.key else { return nil }
            return finding("portal '\(portal.key.title)'", JSONPath()["portals"][place]["id"], subject, "portal")
        }
    }

    private static func popups(of scene: Scene) -> [Finding] {
        guard scene.popups.count > 1 else { return [] }
        var ids: [String: Popup.ID] = [:]
        return scene.popups.enumerated().compactMap { place, popup in
            for subject in popup.subjects {
                guard let other = ids.updateValue(popup.id, forKey: subject), other != popup.id else { continue }
                return finding("pop-up '\(popup.id)'", JSONPath()["popups"][place]["id"], subject, "pop-up")
            }
            return nil
        }
    }

    private static func finding(_ thing: String, _ path: JSONPath, _ subject: String, _ kind: String) -> Finding {
        error(
            thing, path, "recordings call it '\(subject)', as they call another \(kind) of the scene",
            "give one of them another id")
    }
}

extension Popup {
    /// What recordings call it: its id, with the view if it shows one of several.
    fileprivate var subjects: [String] {
        switch content {
        case .view: [id.rawValue]
        case .items(let views): views.map { "\(id):\($0)" }
        }
    }
}
