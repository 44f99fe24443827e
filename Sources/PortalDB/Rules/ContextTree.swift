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
        for place in contexts.indices where checked.index.isWithinItself(place) {
            let path = JSONPath()["contexts"][place]["parent"]
            findings.append(error("context '\(contexts[place].name)'", path, circle))
        }
        return findings
    }

    private static let noRoot = "none of the contexts is the root"
    private static let circle = "the context stands within itself"

    private static func secondRoot(_ first: PresentationContext.ID) -> String {
        "a scene has one root, and that is '\(first)'"
    }
}
