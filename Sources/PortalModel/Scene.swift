/// One screen's worth of views, with everything that moves them.
public struct Scene: Hashable, Sendable {
    public typealias ID = Name<Scene>

    public var name: ID
    public var title: String?
    /// In points, both sides greater than 0.
    public var canvas: Size
    public var hidesStatusBar: Bool
    /// As listed. Empty means one root named `root`; see ``allContexts``.
    public var contexts: [PresentationContext]
    public var views: [SceneView]
    public var portals: [Portal]
    public var transitions: [Transition]
    public var popups: [Popup]
    public var delayed: [DelayedContainer]
    public var headers: [Header]
    public var scripts: [Script]
    public var extensions: RawJSON?

    public init(
        name: ID, title: String? = nil, canvas: Size, hidesStatusBar: Bool = false,
        contexts: [PresentationContext] = [], views: [SceneView] = [], portals: [Portal] = [],
        transitions: [Transition] = [], popups: [Popup] = [], delayed: [DelayedContainer] = [],
        headers: [Header] = [], scripts: [Script] = [], extensions: RawJSON? = nil
    ) {
        self.name = name
        self.title = title
        self.canvas = canvas
        self.hidesStatusBar = hidesStatusBar
        self.contexts = contexts
        self.views = views
        self.portals = portals
        self.transitions = transitions
        self.popups = popups
        self.delayed = delayed
        self.headers = headers
        self.scripts = scripts
        self.extensions = extensions
    }

    /// The contexts with the root that a scene without any has.
    public var allContexts: [PresentationContext] {
        contexts.isEmpty ? [PresentationContext(name: "root", presentation: .root)] : contexts
    }

    /// The root context's name; `nil` only in a scene that was not validated.
    public var root: PresentationContext.ID? { allContexts.first { $0.presentation == .root }?.name }

    /// A portal's name in recordings: its id, with the namespace where the id alone is not unique in the scene.
    package func subject(of portal: Portal) -> String {
        let isUnique = portals.count { $0.key.id == portal.key.id } == 1
        return isUnique ? portal.key.id.rawValue : "\(portal.key.namespace)/\(portal.key.id)"
    }
}

/// A layer of presentation that views live in: the root, a sheet, a pushed screen.
public struct PresentationContext: Hashable, Sendable {
    public typealias ID = Name<PresentationContext>

    /// How a context comes on screen.
    public enum Presentation: String, CaseIterable, Sendable {
        case root, sheet, fullScreenCover, push, tab, popover
    }

    public var name: ID
    public var presentation: Presentation
    /// The root by default.
    public var parent: ID?
    /// Moves it in and out; `.default` by default.
    public var animation: AnimationText?
    /// Where it slides in from, in points; `nil`: it is there at once.
    public var offset: Point?

    public init(
        name: ID, presentation: Presentation, parent: ID? = nil, animation: AnimationText? = nil, offset: Point? = nil
    ) {
        self.name = name
        self.presentation = presentation
        self.parent = parent
        self.animation = animation
        self.offset = offset
    }
}

/// A view of a scene: a rectangle with what is needed to draw it.
public struct SceneView: Hashable, Sendable {
    public typealias ID = Name<SceneView>

    public var id: ID
    /// The root by default.
    public var context: PresentationContext.ID?
    /// In the canvas's coordinates.
    public var frame: Rectangle
    /// One colour, or a gradient from the top left to the bottom right; empty: none.
    public var fill: [HexColor]
    /// In points, at least 0.
    public var cornerRadius: Double
    public var label: String?
    /// 0...1.
    public var opacity: Double
    /// Order within the context; larger is in front.
    public var z: Double

    public init(
        id: ID, context: PresentationContext.ID? = nil, frame: Rectangle, fill: [HexColor] = [],
        cornerRadius: Double = 0, label: String? = nil, opacity: Double = 1, z: Double = 0
    ) {
        self.id = id
        self.context = context
        self.frame = frame
        self.fill = fill
        self.cornerRadius = cornerRadius
        self.label = label
        self.opacity = opacity
        self.z = z
    }
}
