import PortalDocument
import PortalModel

/// A group has portals.
enum GroupMembers: Rule {
    static let code = "P106"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.transitions.enumerated().compactMap { place, transition in
            guard case .group(let group, _) = transition.subject, checked.index.portals(of: transition).isEmpty
            else { return nil }
            let groups = checked.scene.portals.filter { $0.key.namespace == transition.namespace }.compactMap(\.group)
            return error(
                "transition '\(transition.name)'", JSONPath()["transitions"][place]["group"],
                "no portal of the namespace '\(transition.namespace)' is in a group '\(group)'",
                suggestion(for: group, among: groups).map { "did you mean '\($0)'?" })
        }
    }
}
