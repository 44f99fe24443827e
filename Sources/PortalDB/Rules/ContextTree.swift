import PortalModel

/// Contexts form a tree under one root.
enum ContextTree: Rule {
    static let code = "P103"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let contexts = checked.scene.contexts
        let roots = contexts.indices.filter { contexts[$0].presentation == .root }
        var findings: [Finding] = []
        if !contexts.isEmpty, roots.isEmpty {
            let path = JSONPath()["contexts"]
            findings.append(
                error(
                    "scene '\(checked.scene.name)'", path, noRoot,
                    "add {\"name\": \"root\", \"presentation\": \"root\"}"))
        }
        for place in roots.dropFirst() {
            let path = JSONPath()["contexts"][place]["presentation"]
            findings.append(error("context '\(contexts[place].name)'", path, secondRoot(contexts[roots[0]].name)))
        }
        for place in contexts.indices where isInCircle(place, checked.index) {
            let path = JSONPath()["contexts"][place]["parent"]
            findings.append(error("context '\(contexts[place].name)'", path, circle))
        }
        return findings
    }

    private static func isInCircle(_ place: Int, _ index: SceneIndex) -> Bool {
        let contexts = index.scene.allContexts
        var current = index.parent(of: contexts[place])
        for _ in contexts {
            guard let outer = current else { return false }
            if outer == place { return true }
            current = index.parent(of: contexts[outer])
        }
        return false
    }

    private static let noRoot = "none of the contexts is the root"
    private static let circle = "the context stands within itself"

    private static func secondRoot(_ first: PresentationContext.ID) -> String {
        "a scene has one root, and that is '\(first)'"
    }
}
