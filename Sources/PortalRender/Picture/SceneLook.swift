import PortalModel

/// A scene's things by the names that recordings have for them. Of two with one name, the first counts.
struct SceneLook {
    struct PopupPart: Hashable {
        var popup: Popup.ID
        var view: SceneView.ID
    }

    let scene: Scene
    let contexts: [PresentationContext]
    /// From back to front: parents before those that stand in them, else as listed.
    private(set) var contextOrder: [Int] = []
    private let views: [SceneView.ID: SceneView]
    private let contextPlaces: [PresentationContext.ID: Int]
    private var parents: [Int?] = []
    private let portals: [String: Int]
    private var popups: [String: PopupPart] = [:]

    init(_ scene: Scene) {
        self.scene = scene
        contexts = scene.allContexts
        views = Self.table(scene.views.map { ($0.id, $0) })
        contextPlaces = Self.table(contexts.enumerated().map { ($1.name, $0) })
        portals = Self.table(scene.portals.enumerated().map { (scene.subject(of: $1), $0) })
        for popup in scene.popups {
            switch popup.content {
            case .view(let view): popups[popup.id.rawValue] = PopupPart(popup: popup.id, view: view)
            case .items(let views):
                for view in views { popups["\(popup.id):\(view)"] = PopupPart(popup: popup.id, view: view) }
            }
        }
        parents = contexts.map { context in
            context.presentation == .root ? nil : (context.parent ?? scene.root).flatMap { contextPlaces[$0] }
        }
        contextOrder = contexts.indices.filter { parents[$0] == nil }.flatMap(withDescendants)
    }

    func view(_ id: SceneView.ID) -> SceneView? { views[id] }

    func portal(of subject: String) -> Int? { portals[subject] }

    func popup(of subject: String) -> PopupPart? { popups[subject] }

    func context(named name: PresentationContext.ID) -> Int? { contextPlaces[name] }

    /// The context that a view lives in; the root's place for one that is not there.
    func context(of view: SceneView) -> Int { (view.context ?? scene.root).flatMap { contextPlaces[$0] } ?? 0 }

    func parent(of context: Int) -> Int? { parents[context] }

    /// The context and those that it stands in, outwards.
    func lineage(of context: Int) -> [Int] {
        var lineage: [Int] = []
        var current: Int? = context
        while let place = current, !lineage.contains(place) {
            lineage.append(place)
            current = parents[place]
        }
        return lineage
    }

    private func withDescendants(_ context: Int) -> [Int] {
        [context] + contexts.indices.filter { parents[$0] == context && $0 != context }.flatMap(withDescendants)
    }

    private static func table<Key: Hashable, Value>(_ pairs: [(Key, Value)]) -> [Key: Value] {
        Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
