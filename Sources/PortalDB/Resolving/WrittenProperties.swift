import PortalDocument
import PortalModel

/// What things are written as, each looked at once: presets, and those of a scene while its plays come one after the
/// other.
struct WrittenProperties {
    private struct Key: Hashable {
        let kind: RecordedInput.Kind
        /// In the scene's list of the kind.
        let place: Int
    }

    private var index: SceneIndex?
    private var known: [Key: [RecordedInput]] = [:]
    private var presets: [Preset: [RecordedInput]] = [:]

    mutating func properties(
        of kind: RecordedInput.Kind, at place: Int, in index: SceneIndex, _ look: () -> [RecordedInput]
    ) -> [RecordedInput] {
        if index !== self.index { (self.index, known) = (index, [:]) }
        let key = Key(kind: kind, place: place)
        if let known = known[key] { return known }
        let properties = look()
        known[key] = properties
        return properties
    }

    mutating func properties(of preset: Preset) -> [RecordedInput] {
        if let known = presets[preset] { return known }
        let properties = DocumentPart.preset(preset).propertiesOfMotion
        presets[preset] = properties
        return properties
    }
}

extension DocumentPart {
    /// Those that frames depend on; if there are none, that the thing is there.
    var propertiesOfMotion: [RecordedInput] {
        let properties = properties.filter(\.isOfMotion)
        return properties.isEmpty ? [presence] : properties
    }
}

extension RecordedInput {
    /// Whether frames depend on it: not on looks and words.
    fileprivate var isOfMotion: Bool {
        func begins(with key: StaticString) -> Bool {
            let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
            guard property.utf8.starts(with: key) else { return false }
            let next = property.utf8.dropFirst(key.count).first
            return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
        }
        return switch kind {
        case .preset: begins(with: "animation")
        case .popupSettings:
            begins(with: "present") || begins(with: "dismiss") || begins(with: "dismissOnBackgroundTap")
        case .scene: begins(with: "canvas")
        case .context: !begins(with: "presentation")
        case .view: begins(with: "frame") || begins(with: "context")
        case .portal: begins(with: "source") || begins(with: "destination")
        case .transition: property != "configuration.level" && property != "configuration.order"
        case .popup: property != "settings.backgroundMaterial" && property != "settings.extensions"
        case .header: !begins(with: "titleText") && !begins(with: "subtitle") && !begins(with: "layout")
        case .delayed, .script: true
        }
    }
}
