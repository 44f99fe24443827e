import PortalModel

/// Things of one kind have names of their own, and so has everything that can be played.
enum DuplicateNames: Rule {
    static let code = "P101"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let scene = checked.scene
        let kinds: [(list: String, thing: String, key: String, names: [String])] = [
            ("contexts", "context", "name", scene.contexts.map(\.name.rawValue)),
            ("views", "view", "id", scene.views.map(\.id.rawValue)),
            ("portals", "portal", "id", scene.portals.map(\.key.spelling)),
            ("transitions", "transition", "name", scene.transitions.map(\.name.rawValue)),
            ("popups", "pop-up", "id", scene.popups.map(\.id.rawValue)),
            ("delayed", "delayed container", "name", scene.delayed.map(\.name.rawValue)),
            ("headers", "header", "id", scene.headers.map(\.id.rawValue)),
            ("scripts", "script", "name", scene.scripts.map(\.name.rawValue)),
        ]
        var findings: [Finding] = []
        var plays: [String: String] = [:]
        let playable: Set = ["transitions", "popups", "delayed", "headers", "scripts"]
        for kind in kinds {
            var seen: Set<String> = []
            for (place, name) in kind.names.enumerated() {
                let subject = "\(kind.thing) '\(name)'"
                let path = JSONPath()[kind.list][place][kind.key]
                if !seen.insert(name).inserted {
                    findings.append(error(subject, path, "the name is taken by another \(kind.thing) of the scene"))
                } else if playable.contains(kind.list), let other = plays.updateValue(kind.thing, forKey: name) {
                    findings.append(error(subject, path, sharedPlay(name, other), "give one of them another name"))
                }
            }
        }
        return findings
    }

    private static func sharedPlay(_ name: String, _ other: String) -> String {
        "a \(other) is named '\(name)' too, so it is not clear which of them to play"
    }
}

extension Portal.Key {
    /// The id, with the namespace in front if there is one.
    var spelling: String { namespace.isEmpty ? id.rawValue : "\(namespace)/\(id)" }
}
