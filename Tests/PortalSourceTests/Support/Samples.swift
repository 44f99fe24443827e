import Foundation
import PortalDB
import TestSupport

@testable import PortalSource

/// What source is made of.
struct Sample {
    var presets: [Preset] = []
    var settings: [PopupSettings] = []
    var scenes: [Scene] = []

    func source(_ target: SwiftTarget) -> SwiftSource {
        SwiftSource(presets: presets, popupSettings: settings, scenes: scenes, target: target)
    }

    /// All scenes of the seeds and their presets, in the order of an export.
    static func seeds() throws -> Sample {
        let catalog = try Catalog(path: "seeds", access: .inMemory)
        let files = try FileManager.default.contentsOfDirectory(atPath: Project.seeds).filter { $0.hasSuffix(".json") }
        try catalog.importDocuments(files.sorted().map { .path("\(Project.seeds)/\($0)") })
        return try Sample(of: catalog)
    }

    init() {}

    private init(of catalog: Catalog) throws {
        var sample = Sample()
        _ = try catalog.exportElements(.everything) { element in
            switch element {
            case .preset(let preset): sample.presets.append(preset)
            case .popupSettings(let settings): sample.settings.append(settings)
            case .scene(let scene): sample.scenes.append(scene)
            case .extensions: break
            }
        }
        self = sample
    }

    /// Names that are anything but identifiers, and values that no seed has.
    static let hostile: Sample = {
        var sample = Sample()
        sample.presets = hostileNames.map { Preset(name: Preset.ID($0), animation: ".smooth(duration: 0.4)") }
        sample.presets += hostileAnimations.enumerated().map { place, text in
            Preset(name: Preset.ID("odd \(place)"), animation: AnimationText(text), summary: "*/ \u{202E}\n#endif \"\\")
        }
        sample.settings = hostileNames.prefix(8).map {
            PopupSettings(
                name: PopupSettings.ID($0),
                style: PopupStyle(
                    backgroundMaterial: .bar, present: AnimationText(longAnimation), dismiss: "{nothing}"))
        }
        // Names of all kinds, but no more than the compiler is quick with.
        let names = hostileNames.enumerated().filter { $0.offset.isMultiple(of: 4) || $0.element.count > 100 }
        sample.scenes = names.map { hostileScene($1) }
        return sample
    }()

    static let hostileNames = [
        "in", "self", "init", "default", "smooth", "Type", "1", "2x", "!", "\"", "\\(fatalError())", "\\", "*/", "/*",
        "a*/b", "`tick`", "#if", "é", "É", "日本/開く", "👩‍👩‍👧", "\u{202E}evil\u{2066}", "\u{FEFF}bom", "\u{2028}line",
        "open animation",
        "Animation", "URL/open", "a b", "a-b", "A_B", "none", "id", "ß", "İ", String(repeating: "long ", count: 39),
        String(repeating: "𝕏", count: 200),
    ]

    private static let longAnimation =
        ".timingCurve(0.12345678901234568, -1.2345678901234567, 0.98765432109876543, 2.3456789012345678, duration: "
        + "1.2345678901234567).delay(0.12345678901234568).speed(1.2345678901234567).repeatCount(3, autoreverses: false)"

    private static let hostileAnimations = [
        longAnimation, ".spring(blendDuration: 0.1)", ".interactiveSpring(blendDuration: 0)", ".spring(response: 0.5)",
        ".interactiveSpring(response: 0.123456789012345678, dampingFraction: 1e-300, blendDuration: 1e+300)",
        ".interpolatingSpring(mass: 2, stiffness: 1e+21, damping: 5e-324, initialVelocity: -3)", ".linear", ".default",
        ".timingCurve(.circularEaseInOut, duration: 0.5).logicallyComplete(after: 0.2)", "{odd 8}.delay(1)",
        "{odd 9}.repeatForever(autoreverses: false)", "odd 12", "{odd 11}.delay(1)", "{nothing}.speed(2)", ".nonsense",
        "{odd 12}", "smooth", "{\\(fatalError())}.delay(0.5)",
    ]

    private static func hostileScene(_ name: String) -> Scene {
        var scene = Scene(name: Scene.ID(name), title: "*/ \n \u{202E} \(name)", canvas: Size(width: 1, height: 1))
        let text = AnimationText(longAnimation)
        scene.hidesStatusBar = true
        scene.portals = [
            Portal(key: Portal.Key(id: Portal.ID(name)), group: name, source: "a", destination: "b"),
            Portal(key: Portal.Key(id: "id"), group: name, source: "a", destination: "b"),
            Portal(
                key: Portal.Key(namespace: name, id: Portal.ID(name)), source: "a", destination: "b", mirror: .init()),
        ]
        let effect = LayerEffect(
            property: .rotation,
            onActivate: [
                LayerEffect.Step(at: 0, to: 5, animation: text),
                LayerEffect.Step(at: 1e300, to: 5, animation: ".linear"),
            ], onDeactivate: [LayerEffect.Step(at: 2, to: -5, animation: "{nothing}")])
        let oneWay = LayerEffect(
            property: .opacity, onDeactivate: [LayerEffect.Step(at: 0, to: 1, animation: ".linear")])
        let raw = LayerConfiguration(
            level: .raw(source: Rectangle(x: -1, y: 0.1, width: 0, height: 3), destination: nil, aspect: .fill),
            active: LayerStyle(cornerRadius: 1, opacity: 0.5))
        scene.transitions = [
            Transition(
                name: Transition.ID(name), subject: .portal(Portal.ID(name)), animation: text, reverseAnimation: "{in}",
                removal: .fade, configuration: raw, effects: [effect, oneWay, LayerEffect(property: .scale)]),
            Transition(
                name: "group", subject: .group(name, stagger: 0.1), animation: text, handoff: .timed(duration: 0.3),
                delay: 1, configuration: LayerConfiguration(level: .full(order: []))),
            Transition(
                name: "together", subject: .group(name, stagger: 0), reverseAnimation: text,
                configuration: LayerConfiguration(level: .styling)),
            Transition(
                name: "item", subject: .item([Portal.ID(name)]), handoff: .completion(.logicallyComplete),
                effects: [effect]),
            Transition(
                name: "mirror", subject: .portal(Portal.ID(name)), namespace: name, animation: "in",
                reverseAnimation: ".linear", removal: .fade),
            Transition(name: "gone", subject: .portal("gone"), animation: "{nothing}"),
        ]
        scene.popups = [
            Popup(id: Popup.ID(name), content: .view("a"), settings: .named(PopupSettings.ID(name))),
            Popup(id: "up", content: .items(["a"]), settings: .inline(PopupStyle(dismiss: text))),
            Popup(id: "pop", content: .items(["a"])),
        ]
        scene.delayed = [
            DelayedContainer(
                name: DelayedContainer.ID(name), delay: 0.1, orientation: .horizontal,
                views: [
                    DelayedContainer.Member(view: SceneView.ID(name), viewIndex: 0),
                    DelayedContainer.Member(view: "b", viewIndex: Int.max, offset: -0.5, orientation: .vertical),
                ])
        ]
        let end = Rectangle(x: 0, y: 0, width: 1, height: 1)
        scene.headers = [
            Header(id: Header.ID(name), titleText: "\"\n\\(1)\u{0}", bar: []),
            Header(
                id: "plain", accessory: Header.Element(source: end, destination: end), displays: [], snapping: .none),
        ]
        return scene
    }
}
