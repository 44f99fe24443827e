import PortalModel
import PortalMotion

/// Something that a play's frames depend on and that is not as it was when the play was recorded.
///
/// ```swift
/// print(change)  // preset 'hero/open': animation .smooth → .snappy
/// ```
public struct InputChange: Hashable, Sendable, CustomStringConvertible {
    public var kind: RecordedInput.Kind
    /// The name or id of what has changed.
    public var subject: String
    /// As in a document, `frame.x`; `nil`: all of it is new or gone.
    public var property: String?
    /// `nil`: it was not there, or not set.
    public var old: String?
    /// `nil`: it is not there any more, or not set.
    public var new: String?

    /// What has changed, as `preset 'hero/open'`.
    public var thing: String { "\(kind.words) '\(subject)'" }

    public var description: String {
        guard let property else { return old == nil ? "\(thing) is new" : "\(thing) is gone" }
        return "\(thing): \(property) \(old ?? "not set") → \(new ?? "not set")"
    }
}

extension InputChange {
    /// From what was recorded to what there is, in the order of kinds.
    ///
    /// - Parameter asWritten: whether another spelling of the same motion is a change.
    package static func changes(
        from old: [RecordedInput], to new: [RecordedInput], asWritten: Bool = false
    ) -> [InputChange] {
        let (before, after) = (InputTable(old), InputTable(new))
        let things = Set(before.properties.keys).union(after.properties.keys)
        return things.sorted().flatMap { thing -> [InputChange] in
            guard let old = before.properties[thing], let new = after.properties[thing] else {
                let wasThere = before.properties[thing] != nil
                return [
                    InputChange(
                        kind: thing.kind, subject: thing.subject, property: nil, old: wasThere ? thing.subject : nil,
                        new: wasThere ? nil : thing.subject)
                ]
            }
            return Set(old.keys).union(new.keys).sorted().compactMap { property in
                let isSame = old[property] == new[property] || (!asWritten && movesAlike(old[property], new[property]))
                guard !isSame else { return nil }
                return InputChange(
                    kind: thing.kind, subject: thing.subject, property: property, old: old[property],
                    new: new[property])
            }
        }
    }

    private static func movesAlike(_ old: String?, _ new: String?) -> Bool {
        guard let old, let new, old.hasPrefix("."), let first = try? Animation(old), let second = try? Animation(new)
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
            properties[Thing(kind: input.kind, subject: input.subject), default: [:]][input.property] = input.value
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
