import PortalModel

/// A view appears in one delayed container, once.
enum SharedViews: Rule {
    static let code = "P109"

    static func findings(in checked: CheckedScene) -> [Finding] {
        var owners: [SceneView.ID: DelayedContainer.ID] = [:]
        var findings: [Finding] = []
        for (place, container) in checked.scene.delayed.enumerated() {
            for (number, member) in container.views.enumerated() {
                guard let owner = owners.updateValue(container.name, forKey: member.view) else { continue }
                let path = JSONPath()["delayed"][place]["views"][number]["view"]
                let message = "view '\(member.view)' is in delayed container '\(owner)' already"
                findings.append(error("delayed container '\(container.name)'", path, message))
            }
        }
        return findings
    }
}
