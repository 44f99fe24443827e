import PortalDocument
import PortalModel

/// How things are written that plays depend on, each looked at once: presets, and those of a scene while its plays come
/// one after the other.
struct WrittenThings {
    private var index: SceneIndex?
    /// Those of the scene by their numbers.
    private var known: [WrittenThing?] = []
    private var presets: [Preset.ID: (text: AnimationText, thing: WrittenThing)] = [:]

    /// - Parameter number: from 0, one for each thing of the scene.
    mutating func thing(_ number: Int, of index: SceneIndex, _ write: () -> WrittenThing) -> WrittenThing {
        if index !== self.index {
            self.index = index
            known = Array(repeating: nil, count: index.thingCount)
        }
        if let known = known[number] { return known }
        let thing = write()
        known[number] = thing
        return thing
    }

    mutating func preset(_ name: Preset.ID, _ text: AnimationText) -> WrittenThing {
        if let known = presets[name], known.text == text { return known.thing }
        let thing = DocumentPart.preset(Preset(name: name, animation: text)).writtenForMotion
        presets[name] = (text, thing)
        return thing
    }
}

extension DocumentPart {
    /// With those properties that frames depend on.
    var writtenForMotion: WrittenThing { written { kind, path in kind.isOfMotion(path) } }
}

extension RecordedInput.Kind {
    /// Whether frames depend on a property of such a thing: not on looks and words.
    fileprivate func isOfMotion(_ path: [UInt8]) -> Bool {
        func begins(with key: StaticString) -> Bool { key.isAtStart(of: path) }
        func isExactly(_ key: StaticString) -> Bool { path.count == key.utf8CodeUnitCount && begins(with: key) }
        return switch self {
        case .preset: begins(with: "animation")
        case .popupSettings:
            begins(with: "present") || begins(with: "dismiss") || begins(with: "dismissOnBackgroundTap")
        case .scene: begins(with: "canvas")
        case .context: !begins(with: "presentation")
        case .view: begins(with: "frame") || begins(with: "context")
        case .portal: begins(with: "source") || begins(with: "destination")
        case .transition: !isExactly("configuration.level") && !isExactly("configuration.order")
        case .popup: !isExactly("settings.backgroundMaterial") && !isExactly("settings.extensions")
        case .header: !begins(with: "titleText") && !begins(with: "subtitle") && !begins(with: "layout")
        case .delayed, .script: true
        }
    }
}

extension StaticString {
    /// Whether a path begins with it as a whole key.
    fileprivate func isAtStart(of path: [UInt8]) -> Bool {
        let key = UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
        guard path.starts(with: key) else { return false }
        guard path.count > key.count else { return true }
        return path[key.count] == UInt8(ascii: ".") || path[key.count] == UInt8(ascii: "[")
    }
}
