import PortalModel
import PortalPlayback
import TestSupport

@testable import PortalDB

/// A small scene of every kind of thing, and a short script that asks anything of it.
struct RandomPlay {
    private(set) var scene: Scene
    private var random: SplitMix

    static let portals: [Portal.Key] = [.init(id: "p"), .init(id: "q"), .init(namespace: "n", id: "p")]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        scene = Scene(name: "random", canvas: Size(width: 400, height: 800))
        scene.contexts = contexts()
        scene.views = ["a", "b", "c", "A", "B", "C", "box", "tip-1", "tip-2", "line-1", "line-2"].map { view($0) }
        scene.portals = zip(Self.portals, ["a", "b", "c"]).map { key, source in portal(key, source) }
        scene.transitions = transitions()
        scene.popups = popups()
        scene.delayed = [container()]
        scene.headers = [header()]
        scene.scripts = [script()]
    }

    private static let presets = [
        ".smooth(duration: 0.2)", ".snappy(duration: 0.15)", ".bouncy(duration: 0.15)",
        ".spring(response: 0.15, dampingFraction: 0.6)", ".interactiveSpring", ".linear(duration: 0.1)",
        ".easeInOut(duration: 0.15)", ".easeIn(duration: 0.1).speed(0.8)", ".easeOut(duration: 0.1).delay(0.05)",
        ".interpolatingSpring(duration: 0.1, bounce: 0.2)",
    ]

    /// Knows every preset already; a copy for each plan saves reading them again.
    static func resolver() throws -> AnimationResolver {
        var resolver = AnimationResolver { name in Int(name.rawValue).map { AnimationText(presets[$0]) } }
        for preset in presets.indices { _ = try resolver.animation(of: Preset.ID("\(preset)")) }
        return resolver
    }

    func plan(_ resolver: AnimationResolver, script: Script? = nil) throws -> Plan {
        var scene = scene
        if let script { scene.scripts = [script] }
        var builder = PlanBuilder(index: SceneIndex(scene), resolver: resolver, popupStyle: { _ in nil })
        return try builder.plan(Play(name: "script", kind: .script))
    }

    // MARK: Choices

    mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

    mutating func element<Element>(of elements: [Element]) -> Element { random.element(of: elements) }

    mutating func animation() -> AnimationText { AnimationText("\(random.element(of: Array(Self.presets.indices)))") }

    mutating func frame() -> Rectangle {
        let place = (0..<4).map { _ in Double(Int.random(in: 1...300, using: &random)) }
        return Rectangle(x: place[0], y: place[1], width: place[2], height: place[3])
    }

    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    // MARK: Things

    private mutating func contexts() -> [PresentationContext] {
        let sheet = PresentationContext(
            name: "sheet", presentation: .sheet, animation: animation(), offset: chance(70) ? Point(x: 0, y: 300) : nil)
        let nested = PresentationContext(
            name: "nested", presentation: .push, parent: chance(60) ? "sheet" : nil, animation: animation(),
            offset: Point(x: 200, y: 0))
        return [PresentationContext(name: "root", presentation: .root), sheet, nested]
    }

    private mutating func view(_ id: String) -> SceneView {
        let isAway = id.first?.isUppercase == true || chance(15)
        return SceneView(
            id: SceneView.ID(id), context: isAway ? element(of: ["root", "sheet", "nested"]) : "root", frame: frame())
    }

    private mutating func portal(_ key: Portal.Key, _ source: String) -> Portal {
        Portal(
            key: key, group: chance(80) || key.id == "q" ? "g" : nil, source: SceneView.ID(source),
            destination: SceneView.ID(source.uppercased()), mirror: chance(10) ? Portal.Mirror() : nil)
    }

    private mutating func transitions() -> [Transition] {
        let single = Self.portals.enumerated().map { place, key in
            transition("open-\(place)", .portal(key.id), namespace: key.namespace)
        }
        let stagger = element(of: [0, 0, 0.05, 0.1])
        return single + [
            transition("other", .portal("p")), transition("all", .group("g", stagger: stagger)),
            transition("pick", .item(["p", "q"])),
        ]
    }

    private mutating func transition(
        _ name: String, _ subject: Transition.Subject, namespace: String = ""
    ) -> Transition {
        var handoff = Transition.Handoff.completion(.removed)
        if chance(15) { handoff = .completion(.logicallyComplete) }
        if chance(15) { handoff = .timed(duration: element(of: [0, 0.05, 0.15])) }
        return Transition(
            name: Transition.ID(name), subject: subject, namespace: namespace, animation: animation(),
            reverseAnimation: chance(30) ? animation() : nil, handoff: handoff,
            delay: element(of: [nil, 0, 0.03, 0.1]), removal: chance(25) ? .fade : .none,
            configuration: chance(20) ? configuration() : nil, effects: chance(20) ? [effect()] : [])
    }

    private mutating func configuration() -> LayerConfiguration {
        let level: LayerConfiguration.Level =
            switch number(in: 0...4) {
            case 0: .raw(source: frame(), destination: frame(), aspect: nil)
            case 1: .raw(source: nil, destination: nil, aspect: element(of: LayerConfiguration.Aspect.allCases))
            case 2: .full(order: [])
            default: .styling
            }
        let inactive = LayerStyle(cornerRadius: 8, opacity: chance(30) ? 0.5 : nil)
        return LayerConfiguration(level: level, inactive: inactive, active: LayerStyle(shadowRadius: 9, blur: 2))
    }

    private mutating func effect() -> LayerEffect {
        let property = element(of: LayerEffect.Property.allCases)
        let targets: Set<LayerEffect.Target> = chance(60) ? Set(LayerEffect.Target.allCases) : [.layer]
        let steps = [0, 0.1].map { LayerEffect.Step(at: $0, to: element(of: [0.5, 0.9]), animation: animation()) }
        let last = LayerEffect.Step(at: 0.1, to: 1, animation: animation())
        return LayerEffect(property: property, targets: targets, onActivate: steps, onDeactivate: [last])
    }

    private mutating func popups() -> [Popup] {
        let style = PopupStyle(present: animation(), dismiss: animation(), dismissOnBackgroundTap: chance(70))
        return [
            Popup(id: "box", content: .view("box"), settings: .inline(style)),
            Popup(
                id: "tips", content: .items(["tip-1", "tip-2"]), settings: .inline(PopupStyle(present: animation()))),
        ]
    }

    private mutating func container() -> DelayedContainer {
        let second = DelayedContainer.Member(
            view: "line-2", viewIndex: number(in: 0...2), animationDuration: chance(40) ? 0.1 : nil,
            delay: chance(40) ? 0.05 : nil, offset: chance(40) ? -30 : nil,
            orientation: chance(40) ? .vertical : nil)
        return DelayedContainer(
            name: "lines", animationDuration: 0.2, delay: 0.1, offset: 20, orientation: .horizontal,
            views: [DelayedContainer.Member(view: "line-1", viewIndex: number(in: 0...2)), second])
    }

    private mutating func header() -> Header {
        var element = Header.Element(source: frame(), destination: frame(), view: chance(30) ? "c" : nil)
        element.source.height = 30
        return Header(
            id: "header", title: element, accessory: chance(50) ? element : nil,
            displays: chance(20) ? [.title] : nil, bar: chance(20) ? [.title] : nil,
            snapping: self.element(of: Header.Snapping.allCases))
    }
}
