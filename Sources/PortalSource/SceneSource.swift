import PortalModel
import PortalMotion

/// What the modifiers of a scene are made with.
struct SceneContext {
    let scene: Scene
    let presets: PresetMembers
    let settings: PopupSettingsMembers
    let target: SwiftTarget
    var names: SwiftFileNames

    /// As `scene 'card-grid', transition 'open-1'`.
    func place(_ kind: String, _ name: String) -> String { "scene '\(scene.name)', \(kind) '\(name)'" }

    func lower(_ name: String, kind: String) -> String {
        SwiftIdentifier.lower([scene.name.rawValue, name], or: "scene") + kind
    }

    func upper(_ name: String, kind: String) -> String {
        let base = SwiftIdentifier.upper([scene.name.rawValue, name]) + kind
        return base.first?.isNumber == true ? "Scene" + base : base
    }
}

/// The names that a file has handed out.
struct SwiftFileNames {
    var types = SwiftNames(reserved: [])
    var functions = SwiftNames(reserved: [
        "body", "delayedPresentation", "modifier", "popUp", "popUpBackgroundMaterial", "popUpDismissAnimation",
        "popUpDismissOnBackgroundTap", "popUpPresentAnimation", "portal", "portalContainer", "portalDestination",
        "portalHeader", "portalHeaderDestination", "portalPrivateTransition", "portalSource", "portalSourcePrivate",
        "portalTransition",
    ])
}

extension Scene {
    /// What a target has of a scene, in the scene's order.
    func declarations(_ context: inout SceneContext) -> [SwiftDeclaration] {
        let declarations =
            switch context.target {
            case .portal4: portals4(&context) + headers(&context)
            case .portal1: portals1(&context)
            case .popup: popups.map { $0.declaration(&context) }
            case .delayed: delayed.flatMap { $0.declarations(&context) }
            }
        return declarations + [rest(of: context)].compactMap(\.self)
    }

    /// What of the scene this target has no modifiers for.
    private func rest(of context: SceneContext) -> SwiftDeclaration? {
        var notes: [String] = []
        func other(_ what: String, _ names: [String], _ target: String) {
            guard !names.isEmpty else { return }
            notes.append("The \(what) \(names.map { "'\($0)'" }.joined(separator: ", ")) need --target \(target).")
        }
        if context.target != .portal4 {
            if context.target != .portal1 {
                other("transitions", transitions.map(\.name.rawValue), "portal-4 or portal-1")
            }
            other("headers", headers.map(\.id.rawValue), "portal-4")
        }
        if context.target != .popup { other("pop-ups", popups.map(\.id.rawValue), "popup") }
        if context.target != .delayed { other("delayed containers", delayed.map(\.name.rawValue), "delayed") }
        if !scripts.isEmpty {
            notes.append("Scripts are for plays: \(scripts.map { "'\($0.name)'" }.joined(separator: ", ")).")
        }
        let sliding = contexts.filter { $0.offset != nil }.map { "'\($0.name)'" }
        if !sliding.isEmpty {
            notes.append("How the contexts \(sliding.joined(separator: ", ")) slide in is the app's own.")
        }
        guard !notes.isEmpty else { return nil }
        return SwiftDeclaration(
            place: "scene '\(name)'", summary: "Left out of scene '\(name)' for \(context.target.title):", notes: notes)
    }
}
