import PortalModel
import PortalMotion

/// What a document has defined so far: enough to check the motion of most of its scenes in the thread that reads.
struct DocumentMotion {
    private let presets = DefinedPresets()
    private var styles: [PopupSettings.ID: PopupStyle] = [:]
    private var resolver: AnimationResolver

    init() {
        resolver = Self.resolver(presets)
    }

    private static func resolver(_ presets: DefinedPresets) -> AnimationResolver {
        AnimationResolver { presets.texts[$0] }
    }

    mutating func learn(_ preset: Preset) {
        presets.texts[preset.name] = preset.animation
        resolver = Self.resolver(presets)
    }

    mutating func learn(_ settings: PopupSettings) {
        styles[settings.name] = settings.style
    }

    /// - Returns: `nil` if the scene needs more than the document has defined so far.
    mutating func findings(in index: SceneIndex, _ uses: [WrittenAnimation]) -> [Finding]? {
        guard let checked = try? CheckedScene(index, uses, &resolver, style: { [styles] in styles[$0] }),
            checked.isResolved
        else { return nil }
        return checked.findings(of: Rules.ofMotion)
    }
}

/// The presets that a document has defined so far, which its resolver looks up.
private final class DefinedPresets {
    var texts: [Preset.ID: AnimationText] = [:]
}
