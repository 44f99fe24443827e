import PortalModel

/// Where the things that a play reaches stand in its plan: in the scene's order, without those it does not reach.
struct PlanPlaces {
    struct Kind {
        /// Places in the scene.
        let order: [Int]
        private let inPlan: [Int: Int]

        init(_ reached: Set<Int>) {
            order = reached.sorted()
            inPlan = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        }

        /// - Throws: ``PlanError/missing(_:_:)`` for what the scene does not have.
        func place(of placeInScene: Int?, _ kind: String, _ name: some CustomStringConvertible) throws(PlanError) -> Int
        {
            guard let place = placeInScene.flatMap({ inPlan[$0] }) else { throw .missing(kind, name.description) }
            return place
        }
    }

    let contexts: Kind
    let views: Kind
    let portals: Kind
    let transitions: Kind
    let popups: Kind
    let delayed: Kind
    let headers: Kind

    init(_ reach: Reach) {
        contexts = Kind(reach.contexts)
        views = Kind(reach.views)
        portals = Kind(reach.portals)
        transitions = Kind(reach.transitions)
        popups = Kind(reach.popups)
        delayed = Kind(reach.delayed)
        headers = Kind(reach.headers)
    }
}

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
        case .missing(let kind, let name): "\(kind) '\(name)' is not in the scene" + Self.remedy
        case .noItems(let popup): "pop-up '\(popup)' has neither a view nor items to show" + Self.remedy
        case .noPortals(let transition): "transition '\(transition)' has no portal to open" + Self.remedy
        case .circle(let context): "context '\(context)' stands within itself" + Self.remedy
        case .unorderedSteps(let script):
            "the steps of script '\(script)' are not in the order of time; run 'portal-db doctor'"
        }
    }

    private static let remedy = "; run 'portal-db check'"
}
