import PortalModel

/// Things of one kind have names of their own, and so has everything that can be played.
enum DuplicateNames: Rule {
    static let code = "P101"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let scene = checked.scene
        if !hasRepeatedNames(scene) { return [] }
        let kinds: [(list: String, thing: String, key: String, isPlayable: Bool, names: [String])] = [
            ("contexts", "context", "name", false, scene.contexts.map(\.name.rawValue)),
            ("views", "view", "id", false, scene.views.map(\.id.rawValue)),
            ("portals", "portal", "id", false, scene.portals.map(\.key.title)),
            ("transitions", "transition", "name", true, scene.transitions.map(\.name.rawValue)),
            ("popups", "pop-up", "id", true, scene.popups.map(\.id.rawValue)),
            ("delayed", "delayed container", "name", true, scene.delayed.map(\.name.rawValue)),
            ("headers", "header", "id", true, scene.headers.map(\.id.rawValue)),
            ("scripts", "script", "name", true, scene.scripts.map(\.name.rawValue)),
        ]

        var findings: [Finding] = []
        var plays: [String: String] = [:]
        for kind in kinds {
            var seen: Set<String> = []
            for (place, name) in kind.names.enumerated() {
                // What a finding says is put together only for one: most scenes have none.
                func found(_ message: String, _ remedy: String? = nil) {
                    let path = JSONPath()[kind.list][place][kind.key]
                    findings.append(error("\(kind.thing) '\(name)'", path, message, remedy))
                }
                if !seen.insert(name).inserted {
                    found("the name is taken by another \(kind.thing) of the scene")
                } else if kind.isPlayable, let other = plays.updateValue(kind.thing, forKey: name) {
                    found(sharedPlay(name, other), "give one of them another name")
                }
            }
        }
        return findings
    }

    /// Most scenes have none.
    private static func hasRepeatedNames(_ scene: Scene) -> Bool {
        var playable = scene.transitions.map(\.name.rawValue)
        playable += scene.popups.map(\.id.rawValue)
        playable += scene.delayed.map(\.name.rawValue)
        playable += scene.headers.map(\.id.rawValue)
        playable += scene.scripts.map(\.name.rawValue)
        return hasRepeated(playable) || hasRepeated(scene.contexts.map(\.name.rawValue))
            || hasRepeated(scene.views.map(\.id.rawValue)) || hasRepeated(scene.portals.map(\.key.title))
    }

    /// To compare a few names takes less than to hash them.
    private static func hasRepeated(_ names: [String]) -> Bool {
        if names.count > 16 { return Set(names).count < names.count }
        return names.indices.contains { place in names[..<place].contains(names[place]) }
    }

    private static func sharedPlay(_ name: String, _ other: String) -> String {
        "a \(other) is named '\(name)' too, so it is not clear which of them to play"
    }
}
