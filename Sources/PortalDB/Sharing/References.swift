import PortalModel
import PortalMotion

extension Preset {
    /// The preset that it starts from, if it does.
    var references: Set<ElementKey> { Set([animation.preset].compactMap(\.?.key)) }
}

extension PopupSettings {
    /// The presets that it names.
    var references: Set<ElementKey> { Set(writtenAnimations.compactMap(\.text.preset?.key)) }
}

extension Scene {
    /// The presets and settings that it names.
    var references: Set<ElementKey> {
        var references = Set(writtenAnimations.compactMap(\.text.preset?.key))
        for case .named(let name) in popups.map(\.settings) {
            references.insert(ElementKey(kind: .popupSettings, sharedName: name.rawValue))
        }
        return references
    }
}

extension AnimationText {
    /// The preset that it starts from, if it does.
    var preset: Preset.ID? {
        guard isReference else { return nil }
        return (try? AnimationExpression(description))?.reference.map { Preset.ID(rawValue: $0) }
    }
}

extension Preset.ID {
    fileprivate var key: ElementKey { ElementKey(kind: .preset, sharedName: rawValue) }
}
