import PortalModel

/// Lists of items have items, each once.
enum ItemLists: Rule {
    static let code = "P107"

    static func findings(in checked: CheckedScene) -> [Finding] {
        var findings: [Finding] = []
        for (place, transition) in checked.scene.transitions.enumerated() {
            guard case .item(let ids) = transition.subject else { continue }
            let path = JSONPath()["transitions"][place]["item"]
            findings += faults("transition '\(transition.name)'", path, ids.map(\.rawValue))
        }
        for (place, popup) in checked.scene.popups.enumerated() {
            guard case .items(let views) = popup.content else { continue }
            let path = JSONPath()["popups"][place]["items"]
            findings += faults("pop-up '\(popup.id)'", path, views.map(\.rawValue))
        }
        return findings
    }

    private static func faults(_ subject: String, _ path: JSONPath, _ names: [String]) -> [Finding] {
        if names.isEmpty { return [error(subject, path, "the list of items is empty", "name at least one")] }
        var seen: Set<String> = []
        return names.enumerated().filter { !seen.insert($1).inserted }.map { place, name in
            error(subject, path[place], "'\(name)' is listed twice")
        }
    }
}
