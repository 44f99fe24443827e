import PortalModel
import PortalMotion

/// What presets and pop-up settings are called elsewhere.
struct Renaming {
    /// Whether every name stays as it is.
    let isIdentity: Bool
    let preset: (Preset.ID) -> Preset.ID
    let popupSettings: (PopupSettings.ID) -> PopupSettings.ID

    static var none: Renaming { Renaming(isIdentity: true, preset: { $0 }, popupSettings: { $0 }) }
}

extension AnimationText {
    /// A text that starts from a preset, with the preset's other name in it.
    func renaming(_ names: Renaming) -> AnimationText {
        guard isReference, let expression = try? AnimationExpression(description), let name = expression.reference
        else { return self }
        let newName = names.preset(Preset.ID(rawValue: name))
        return newName.rawValue == name ? self : AnimationText(expression.referring(to: newName.rawValue).description)
    }
}

extension Preset {
    /// The preset with what it refers to renamed, not itself.
    func renaming(_ names: Renaming) -> Preset {
        if names.isIdentity { return self }
        var preset = self
        preset.animation = animation.renaming(names)
        return preset
    }
}

extension PopupSettings {
    /// The settings with what they refer to renamed, not themselves.
    func renaming(_ names: Renaming) -> PopupSettings {
        names.isIdentity ? self : PopupSettings(name: name, style: style.renaming(names))
    }
}

extension PopupStyle {
    fileprivate func renaming(_ names: Renaming) -> PopupStyle {
        var style = self
        style.present = present?.renaming(names)
        style.dismiss = dismiss?.renaming(names)
        return style
    }
}

extension Scene {
    /// The scene with what it refers to outside of itself renamed.
    func renaming(_ names: Renaming) -> Scene {
        if names.isIdentity { return self }
        var scene = self
        for place in contexts.indices { scene.contexts[place].animation = contexts[place].animation?.renaming(names) }
        scene.transitions = transitions.map { $0.renaming(names) }
        scene.popups = popups.map { $0.renaming(names) }
        return scene
    }
}

extension Transition {
    fileprivate func renaming(_ names: Renaming) -> Transition {
        var transition = self
        transition.animation = animation?.renaming(names)
        transition.reverseAnimation = reverseAnimation?.renaming(names)
        transition.effects = effects.map { effect in
            var effect = effect
            effect.onActivate = effect.onActivate.map { $0.renaming(names) }
            effect.onDeactivate = effect.onDeactivate.map { $0.renaming(names) }
            return effect
        }
        return transition
    }
}

extension LayerEffect.Step {
    fileprivate func renaming(_ names: Renaming) -> LayerEffect.Step {
        LayerEffect.Step(at: at, to: to, animation: animation.renaming(names))
    }
}

extension Popup {
    fileprivate func renaming(_ names: Renaming) -> Popup {
        var popup = self
        switch settings {
        case .named(let name): popup.settings = .named(names.popupSettings(name))
        case .inline(let style): popup.settings = .inline(style.renaming(names))
        case nil: break
        }
        return popup
    }
}
