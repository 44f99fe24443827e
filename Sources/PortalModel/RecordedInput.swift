/// One property of what a recording's frames depended on, as it was written: to say in words what has changed since.
public struct RecordedInput: Hashable, Sendable {
    /// In the order in which changes are told: what is shared first.
    public enum Kind: String, CaseIterable, Sendable {
        case preset, popupSettings, scene, context, view, portal, transition, popup, delayed, header, script
    }

    public var kind: Kind
    /// The name or id.
    public var subject: String
    public var property: String
    /// Of rectangles and points the numbers, a space between them.
    public var value: String

    public init(kind: Kind, subject: String, property: String, value: String) {
        self.kind = kind
        self.subject = subject
        self.property = property
        self.value = value
    }
}
