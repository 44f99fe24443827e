import PortalModel

/// Where the named things of a scene stand in its lists. Of two with one name, the first counts.
final class SceneIndex: Sendable {
    let scene: Scene
    let contexts: [PresentationContext.ID: Int]
    let views: [SceneView.ID: Int]
    let portals: [Portal.Key: Int]
    let transitions: [Transition.ID: Int]
    let popups: [Popup.ID: Int]
    let delayed: [DelayedContainer.ID: Int]
    let headers: [Header.ID: Int]

    init(_ scene: Scene) {
        self.scene = scene
        contexts = Self.places(scene.allContexts.map(\.name))
        views = Self.places(scene.views.map(\.id))
        portals = Self.places(scene.portals.map(\.key))
        transitions = Self.places(scene.transitions.map(\.name))
        popups = Self.places(scene.popups.map(\.id))
        delayed = Self.places(scene.delayed.map(\.name))
        headers = Self.places(scene.headers.map(\.id))
    }

    /// The portals that a transition acts on, in the order in which it does.
    func portals(of transition: Transition) -> [Int] {
        switch transition.subject {
        case .portal(let id): [portals[Portal.Key(namespace: transition.namespace, id: id)]].compactMap { $0 }
        case .item(let ids):
            ids.compactMap { portals[Portal.Key(namespace: transition.namespace, id: $0)] }
        case .group(let group, _):
            scene.portals.indices.filter { place in
                scene.portals[place].group == group && scene.portals[place].key.namespace == transition.namespace
            }
        }
    }

    /// The context that a view lives in.
    func context(of view: SceneView) -> Int? { (view.context ?? scene.root).flatMap { contexts[$0] } }

    /// A context's parent: the root, unless it says otherwise.
    func parent(of context: PresentationContext) -> Int? {
        guard context.presentation != .root else { return nil }
        return (context.parent ?? scene.root).flatMap { contexts[$0] }
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
