import PortalModel

/// Why a play has no plan. All but missing settings is a sign of damage: no import takes such a scene.
public enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
    case missing(String, String)
    /// What a catalog may leave to a library.
    case missingSettings(PopupSettings.ID, popup: Popup.ID)
    case noItems(Popup.ID)
    case noPortals(Transition.ID)
    case circle(PresentationContext.ID)
    case unorderedSteps(Script.ID)

    public var description: String {
        switch self {
        case .missingSettings(let name, let popup): "pop-up '\(popup)': there are no pop-up settings '\(name)'"
        case .missing(let kind, let name): "\(kind) '\(name)' is not in the scene"
        case .noItems(let popup): "pop-up '\(popup)' has neither a view nor items to show"
        case .noPortals(let transition): "transition '\(transition)' has no portal to open"
        case .circle(let context): "context '\(context)' stands within itself"
        case .unorderedSteps(let script): "the steps of script '\(script)' are not in the order of time"
        }
    }
}
