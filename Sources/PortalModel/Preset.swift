/// A named animation that transitions, pop-ups and other presets refer to.
public struct Preset: Hashable, Sendable {
    public typealias ID = Name<Preset>

    public var name: ID
    public var animation: AnimationText
    public var summary: String?
    public var tags: [String]
    public var extensions: RawJSON?

    public init(
        name: ID, animation: AnimationText, summary: String? = nil, tags: [String] = [], extensions: RawJSON? = nil
    ) {
        self.name = name
        self.animation = animation
        self.summary = summary
        self.tags = tags
        self.extensions = extensions
    }
}

/// An `animation` as a document spells it: SwiftUI's notation, a preset's name, or `{name}` with modifiers.
///
/// It is kept as canonical text until a plan is made, because a preset may be defined after its first use.
public struct AnimationText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ text: String) { description = text }
    public init(stringLiteral value: String) { description = value }
}
