import PortalModel
import PortalMotion

/// Something that a play's frames depend on and that is not as it was when the play was recorded.
///
/// ```swift
/// print(change)  // preset 'hero/open': animation .smooth → .snappy
/// print(other)   // scene 'sheet', view 'red-card': frame.x 81.5 → 82.5
/// ```
public struct InputChange: Hashable, Sendable, CustomStringConvertible {
    public var kind: RecordedInput.Kind
    /// The scene that it belongs to; `nil` for presets and pop-up settings.
    public var scene: Scene.ID?
    /// The name or id of what has changed.
    public var subject: String
    /// As in a document, `frame.x`; `nil`: all of it is new or gone.
    public var property: String?
    /// `nil`: it was not there, or not set.
    public var old: String?
    /// `nil`: it is not there any more, or not set.
    public var new: String?

    /// What has changed, as `preset 'hero/open'` or `scene 'sheet', view 'red-card'`.
    public var thing: String {
        let place = kind == .scene ? "" : scene.map { "scene '\($0)', " } ?? ""
        return "\(place)\(kind.words) '\(subject)'"
    }

    public var description: String {
        guard let property else { return old == nil ? "\(thing) is new" : "\(thing) is gone" }
        return "\(thing): \(property) \(old ?? "not set") → \(new ?? "not set")"
    }
}

extension InputChange {
    /// From what was recorded to what there is, in the order of kinds.
    ///
    /// - Parameters:
    ///   - scene: to which all belong but presets and settings.
    ///   - asWritten: whether another spelling of the same motion is a change.
    package static func changes(
        from old: [RecordedInput], to new: [RecordedInput], in scene: Scene.ID? = nil, asWritten: Bool = false
    ) -> [InputChange] {
        let (before, after) = (InputTable(old), InputTable(new))
        let things = Set(before.properties.keys).union(after.properties.keys)
        return things.sorted().flatMap { thing -> [InputChange] in
            func change(_ property: String?, _ old: String?, _ new: String?) -> InputChange {
                let isShared = thing.kind == .preset || thing.kind == .popupSettings
                return InputChange(
                    kind: thing.kind, scene: isShared ? nil : scene, subject: thing.subject, property: property,
                    old: old, new: new)
            }
            guard let old = before.properties[thing] else { return [change(nil, nil, thing.subject)] }
            guard let new = after.properties[thing] else { return [change(nil, thing.subject, nil)] }
            return Set(old.keys).union(new.keys).sorted().compactMap { property in
                let isSame = old[property] == new[property] || (!asWritten && movesAlike(old[property], new[property]))
                return isSame ? nil : change(property, old[property], new[property])
            }
        }
    }

    private static func movesAlike(_ old: String?, _ new: String?) -> Bool {
        guard let old, let new, old.utf8.first == UInt8(ascii: "."), let first = try? Animation(old),
            let second = try? Animation(new)
        else { return false }
        return first.signature == second.signature
    }
}

/// Inputs by what they belong to.
private struct InputTable {
    struct Thing: Hashable, Comparable {
        var kind: RecordedInput.Kind
        var subject: String

        static func < (first: Thing, second: Thing) -> Bool {
            (first.kind.order, first.subject) < (second.kind.order, second.subject)
        }
    }

    /// Of each thing the values by property.
    var properties: [Thing: [String: String]] = [:]

    init(_ inputs: [RecordedInput]) {
        for input in inputs {
            let thing = Thing(kind: input.kind, subject: input.subject)
            // Without a property it only says that the thing is there.
            properties[thing, default: [:]][input.property] = input.property.isEmpty ? nil : input.value
        }
    }
}

extension RecordedInput.Kind {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// As a sentence has it.
    var words: String {
        switch self {
        case .popupSettings: "pop-up settings"
        case .popup: "pop-up"
        case .delayed: "delayed container"
        case .preset, .scene, .context, .view, .portal, .transition, .header, .script: rawValue
        }
    }
}
