import PortalDocument
import PortalModel

/// A script asks of each thing only what it can do.
enum ScriptTargets: Rule {
    static let code = "P108"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.scripts.enumerated().flatMap { place, script in
            script.steps.enumerated().compactMap { number, step in
                fault(of: step.action, in: checked.index).map { keys, message, remedy in
                    let path = keys.reduce(JSONPath()["scripts"][place]["steps"][number]) { $0[$1] }
                    return error("script '\(script.name)'", path, message, remedy)
                }
            }
        }
    }

    /// The keys lead from the step to what is wrong.
    private typealias Fault = (keys: [String], message: String, remedy: String?)

    private static func fault(of action: Script.Action, in index: SceneIndex) -> Fault? {
        switch action {
        case .activate(let name): itemTransition("activate", name, index)
        case .deactivate(let name): itemTransition("deactivate", name, index)
        case .selectPortal(let name, let item): selection(name, item, index)
        case .selectView(let name, let item): selection(name, item, index)
        case .present(let name): popupWithItems(name, index)
        case .presentContext(let name): rootContext("presentContext", name, index)
        case .dismissContext(let name): rootContext("dismissContext", name, index)
        default: nil
        }
    }

    private static func itemTransition(_ key: String, _ name: Transition.ID, _ index: SceneIndex) -> Fault? {
        guard let place = index.transitions[name], case .item = index.scene.transitions[place].subject else {
            return nil
        }
        return ([key], "'\(name)' is an item transition", "use 'select'")
    }

    private static func selection(_ name: Transition.ID, _ item: Portal.ID?, _ index: SceneIndex) -> Fault? {
        guard let place = index.transitions[name] else { return nil }
        guard case .item(let ids) = index.scene.transitions[place].subject else {
            return (["select", "transition"], "'\(name)' is no item transition", "use 'activate' and 'deactivate'")
        }
        guard let item, !ids.contains(item) else { return nil }
        return (
            ["select", "item"], "'\(item)' is no item of transition '\(name)'",
            nearest(item.rawValue, ids.map(\.rawValue))
        )
    }

    private static func selection(_ name: Popup.ID, _ item: SceneView.ID?, _ index: SceneIndex) -> Fault? {
        guard let place = index.popups[name] else { return nil }
        guard case .items(let views) = index.scene.popups[place].content else {
            return (["select", "popup"], "pop-up '\(name)' has no items", "use 'present' and 'dismiss'")
        }
        guard let item, !views.contains(item) else { return nil }
        return (
            ["select", "item"], "'\(item)' is no item of pop-up '\(name)'",
            nearest(item.rawValue, views.map(\.rawValue))
        )
    }

    private static func popupWithItems(_ name: Popup.ID, _ index: SceneIndex) -> Fault? {
        guard let place = index.popups[name], case .items = index.scene.popups[place].content else { return nil }
        return (["present"], "pop-up '\(name)' has items", "use 'select'")
    }

    private static func rootContext(_ key: String, _ name: PresentationContext.ID, _ index: SceneIndex) -> Fault? {
        guard name == index.scene.root else { return nil }
        return ([key], "'\(name)' is the root, which is always there", nil)
    }

    private static func nearest(_ name: String, _ candidates: [String]) -> String? {
        suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
    }
}
