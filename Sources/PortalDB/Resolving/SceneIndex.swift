import PortalModel

/// Where the named things of a scene stand in its lists. Of two with one name, the first counts.
final class SceneIndex: Sendable {
    let scene: Scene
    let allContexts: [PresentationContext]
    private let root: PresentationContext.ID?
    let contexts: [PresentationContext.ID: Int]
    let views: [SceneView.ID: Int]
    let portals: [Portal.Key: Int]
    let transitions: [Transition.ID: Int]
    let popups: [Popup.ID: Int]
    let delayed: [DelayedContainer.ID: Int]
    let headers: [Header.ID: Int]
    /// Of each view, the context that it lives in.
    let viewContexts: [Int?]
    /// Of each portal, the views at its ends.
    let portalEnds: [(source: Int?, destination: Int?)]
    /// Of portals, the transitions whose look they can take over.
    let inheritedLooks: [Int: Set<Int>]

    init(_ scene: Scene) {
        self.scene = scene
        let allContexts = scene.allContexts
        let root = allContexts.first { $0.presentation == .root }?.name
        let contexts = Self.places(allContexts.map(\.name))
        let views = Self.places(scene.views.map(\.id))
        (self.allContexts, self.root, self.contexts, self.views) = (allContexts, root, contexts, views)
        let portals = Self.places(scene.portals.map(\.key))
        let transitions = Self.places(scene.transitions.map(\.name))
        (self.portals, self.transitions) = (portals, transitions)
        popups = Self.places(scene.popups.map(\.id))
        delayed = Self.places(scene.delayed.map(\.name))
        headers = Self.places(scene.headers.map(\.id))
        viewContexts = scene.views.map { ($0.context ?? root).flatMap { contexts[$0] } }
        portalEnds = scene.portals.map { (views[$0.source], views[$0.destination]) }
        inheritedLooks = scene.inheritedLooks(portals, transitions)
    }

    /// How many things the scene has that plays can depend on, itself among them.
    var thingCount: Int {
        1 + allContexts.count + scene.views.count + scene.portals.count + scene.transitions.count
            + scene.popups.count + scene.delayed.count + scene.headers.count + scene.scripts.count
    }

    /// The portals that a transition acts on, in the order in which it does.
    func portals(of transition: Transition) -> [Int] { scene.portals(of: transition, at: portals) }

    /// A context's parent: the root, unless it says otherwise.
    func parent(of context: PresentationContext) -> Int? {
        guard context.presentation != .root else { return nil }
        return (context.parent ?? root).flatMap { contexts[$0] }
    }

    /// Whether a context's parents lead back to it.
    func isWithinItself(_ context: Int) -> Bool {
        let contexts = scene.contexts
        // A scene without any has a root alone.
        guard contexts.indices.contains(context) else { return false }
        var current = parent(of: contexts[context])
        for _ in contexts {
            guard let outer = current else { return false }
            if outer == context { return true }
            current = parent(of: contexts[outer])
        }
        return false
    }

    private static func places<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
        Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    }
}
