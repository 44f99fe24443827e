/// Something of a catalog that has a name of its own.
public struct NamedThing: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, CaseIterable, Sendable {
        case preset
        /// Pop-up settings.
        case popup
        case scene

        /// As a sentence has it.
        public var words: String {
            switch self {
            case .preset: "preset"
            case .popup: "pop-up settings"
            case .scene: "scene"
            }
        }
    }

    public var kind: Kind
    /// In NFC.
    public let name: String

    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = NameRules.normalized(name)
    }

    /// `preset 'hero/open'`
    public var description: String { "\(kind.words) '\(name)'" }
}

/// A place of the catalog that refers to a preset or to pop-up settings.
public struct ThingUse: Hashable, Sendable, CustomStringConvertible {
    /// What is referred to.
    public var thing: NamedThing
    /// What refers to it.
    public var user: NamedThing
    /// Below the user, as `transitions[2].animation`.
    public var path: JSONPath

    /// `scene 'card-grid', transitions[2].animation`
    public var description: String { "\(user), \(path)" }
}

extension ThingUse {
    /// By kinds, names and places.
    static func precedes(_ first: ThingUse, _ second: ThingUse) -> Bool {
        if first.user.kind != second.user.kind {
            return NamedThing.Kind.allCases.first { [first, second].map(\.user.kind).contains($0) } == first.user.kind
        }
        return (first.user.name, first.path) < (second.user.name, second.path)
    }
}

extension AnimationUse.Owner {
    var thing: NamedThing {
        switch self {
        case .preset(let name): NamedThing(.preset, name.rawValue)
        case .popupSettings(let name): NamedThing(.popup, name.rawValue)
        case .scene(let name): NamedThing(.scene, name.rawValue)
        }
    }
}
