import PortalCatalog
import PortalModel
import Testing

extension Scene {
    /// Nothing but what every scene has.
    static func bare(_ name: Scene.ID) -> Scene { Scene(name: name, canvas: Size(width: 393, height: 852)) }

    /// A scene with every kind of child and every field in use at least once.
    static func everything(_ name: Scene.ID) -> Scene {
        Scene(
            name: name, title: "All of it: \u{0}, é, 中", canvas: Size(width: 393, height: 852), hidesStatusBar: true,
            contexts: sampleContexts, views: sampleViews, portals: samplePortals, transitions: sampleTransitions,
            popups: samplePopups, delayed: sampleDelayed, headers: sampleHeaders, scripts: sampleScripts,
            extensions: RawJSON(text: #"{ "a": [1, 2.50] }"#))
    }

    /// A scene of one portal, with so many views beside it.
    static func small(_ name: Scene.ID, viewCount: Int = 2) -> Scene {
        var scene = bare(name)
        scene.views = (0..<max(2, viewCount)).map { SceneView(id: Name("v\($0)"), frame: frame(Double($0))) }
        scene.portals = [Portal(key: Portal.Key(id: "p"), source: "v0", destination: "v1")]
        scene.transitions = [Transition(name: "open", subject: .portal("p"), animation: "hero/open")]
        return scene
    }

    private static func frame(_ x: Double) -> Rectangle { Rectangle(x: x, y: 0.1, width: 100, height: 1.0 / 3) }

    private static let sampleContexts = [
        // The parent comes after its child.
        PresentationContext(name: "inner", presentation: .push, parent: "outer", animation: ".smooth"),
        PresentationContext(name: "base", presentation: .root),
        PresentationContext(name: "outer", presentation: .sheet, offset: Point(x: 0, y: 852)),
    ]

    private static let sampleViews = [
        SceneView(
            id: "z-last-by-name", context: "outer", frame: frame(-81.5), fill: colours("#FA5C59", "#EB407A80"),
            cornerRadius: 16, label: "Portal 1", opacity: 0.5, z: -2),
        SceneView(id: "a", frame: frame(0)),
        SceneView(id: "b", context: "base", frame: frame(1e300)),
        SceneView(id: "c", context: "inner", frame: frame(.leastNonzeroMagnitude), label: ""),
    ]

    private static let samplePortals = [
        Portal(key: Portal.Key(id: "p"), group: "pair", source: "a", destination: "z-last-by-name"),
        Portal(
            key: Portal.Key(namespace: "other", id: "p"), source: "b", destination: "c",
            layer: Portal.Layer(fill: colours("#000000"), cornerRadius: 3, label: "own"),
            mirror: Portal.Mirror(hidesSource: true, matchesAlpha: false)),
        Portal(key: Portal.Key(id: "q"), group: "pair", source: "a", destination: "b", layer: Portal.Layer()),
    ]

    private static let sampleTransitions = [
        Transition(
            name: "open", subject: .portal("p"), animation: "hero/open", reverseAnimation: "{hero/open}.speed(2)",
            handoff: .timed(duration: 0.4), delay: 0.06, removal: .fade,
            configuration: LayerConfiguration(
                level: .full(order: [.clip, .frame, .shadow, .opacity, .blur, .offset]),
                inactive: LayerStyle(cornerRadius: 16), active: LayerStyle(shadowRadius: 8, opacity: 0.9, blur: 1)),
            effects: [
                LayerEffect(
                    property: .scale, targets: [.layer, .destination],
                    onActivate: [
                        LayerEffect.Step(at: 0, to: 1.25, animation: ".smooth"),
                        LayerEffect.Step(at: 0.1, to: 1, animation: "hero/open"),
                    ], onDeactivate: [LayerEffect.Step(at: 0, to: 1, animation: ".default")]),
                LayerEffect(property: .rotation, targets: []),
            ]),
        Transition(name: "in-space", subject: .portal("p"), namespace: "other", handoff: .timed(duration: nil)),
        Transition(
            name: "both", subject: .group("pair", stagger: 0.05), handoff: .completion(.logicallyComplete),
            configuration: LayerConfiguration(level: .styling)),
        Transition(
            name: "pick", subject: .item(["q", "p"]), delay: 0,
            configuration: LayerConfiguration(
                level: .raw(source: frame(1), destination: nil, aspect: .fit), active: LayerStyle(opacity: 1))),
        Transition(
            name: "bare-raw", subject: .item(["p"]), namespace: "other",
            configuration: LayerConfiguration(level: .raw(source: nil, destination: frame(2), aspect: nil))),
    ]

    private static let samplePopups = [
        Popup(id: "named", content: .view("a"), settings: .named("alert")),
        Popup(id: "plain", content: .items(["c", "b"])),
        Popup(id: "empty-style", content: .view("b"), settings: .inline(PopupStyle())),
        Popup(
            id: "inline", content: .view("b"),
            settings: .inline(
                PopupStyle(
                    backgroundMaterial: .bar, present: "hero/open", dismiss: ".linear", dismissOnBackgroundTap: false,
                    extensions: RawJSON(text: "null")))),
    ]

    private static let sampleDelayed = [
        DelayedContainer(name: "still"),
        DelayedContainer(
            name: "intro", animationDuration: 1, delay: 0, offset: -20, orientation: .horizontal,
            views: [
                DelayedContainer.Member(view: "b", viewIndex: 3),
                DelayedContainer.Member(
                    view: "a", viewIndex: 0, animationDuration: 0.1, delay: 0.2, offset: 3, orientation: .vertical),
            ]),
    ]

    private static let sampleHeaders = [
        Header(
            id: "photos", title: Header.Element(source: frame(1), destination: frame(2)),
            accessory: Header.Element(source: frame(3), destination: frame(4), view: "a"), titleText: "Photos",
            subtitle: "All", displays: [.title, .accessory], bar: [], layout: .vertical, snapping: .nearest),
        Header(id: "plain"),
    ]

    private static let sampleScripts = [
        Script(
            name: "z",
            steps: [Script.Step(at: 0, action: .activate("open")), Script.Step(at: 0, action: .phase(.active))]),
        Script(
            name: "a",
            steps: actions.enumerated().map { Script.Step(at: Double($0.offset) / 10, action: $0.element) }),
        Script(name: "nothing", steps: []),
    ]

    private static let actions: [Script.Action] = [
        .activate("open"), .deactivate("open"), .selectPortal(transition: "pick", item: "q"),
        .selectPortal(transition: "pick", item: nil), .selectView(popup: "plain", item: "c"),
        .selectView(popup: "plain", item: nil), .transfer(from: "p", to: "q", namespace: ""),
        .transfer(from: "p", to: "p", namespace: "other"), .presentContext("outer"), .dismissContext("outer"),
        .present("named"), .dismiss("named"), .tapBackground("named"), .appear("intro"),
        .move("a", to: frame(7)), .remove("a"), .scroll("photos", offset: -3), .endScroll("photos"),
        .tap(Point(x: 1, y: -2)), .phase(.inactive), .phase(.background),
    ]

    private static func colours(_ texts: String...) -> [HexColor] { texts.compactMap { HexColor($0) } }
}

extension Preset {
    static let samples = [
        Preset(name: "hero/late", animation: "{hero/open}.delay(0.1)"),
        Preset(
            name: "hero/open", animation: ".smooth(duration: 0.4)", summary: "Card to sheet", tags: ["b", "a", "b"],
            extensions: RawJSON(text: "[1]")),
        Preset(name: "é", animation: "hero/late", tags: ["one"]),
    ]
}

extension Preset {
    /// Every kind of start and of modifier that columns tell apart.
    static let motions = [
        Preset(name: "motion/bezier", animation: ".timingCurve(0.1, -0.5, 0.9, 1.5, duration: 0.25)"),
        Preset(name: "motion/circle", animation: ".timingCurve(.circularEaseInOut, duration: 1)"),
        Preset(name: "motion/ease", animation: ".easeIn"),
        Preset(name: "motion/endless", animation: "{motion/ease}.repeatForever(autoreverses: false)"),
        Preset(
            name: "motion/fluid",
            animation: ".bouncy.delay(0.1).speed(2).delay(0.2).repeatCount(3).logicallyComplete(after: 0.5)"),
        Preset(
            name: "motion/physical",
            animation: ".interpolatingSpring(mass: 2, stiffness: 50, damping: 5, initialVelocity: -3)"),
    ]

    /// What the fixture of a schema version was made with, by name.
    static func fixture(ofVersion version: Int) -> [Preset] {
        version < 1001 ? samples : (samples + motions).sorted { $0.name < $1.name }
    }
}

extension CatalogStore {
    /// Puts presets together, because one may start from a later one.
    func put(_ presets: [Preset]) throws {
        try transaction {
            for preset in presets { try put(preset) }
        }
    }
}

extension PopupSettings {
    static let samples = [
        PopupSettings(
            name: "alert",
            style: PopupStyle(
                backgroundMaterial: .ultraThin, present: ".bouncy", dismiss: "{hero/open}",
                dismissOnBackgroundTap: false, extensions: RawJSON(text: #"{"k":1}"#))),
        PopupSettings(name: "plain", style: PopupStyle()),
    ]
}

extension Scene: CustomTestStringConvertible {
    public var testDescription: String { name.rawValue }
}
