/// The name of one kind of thing, so that a view's name cannot stand where a portal's is wanted.
///
/// Names of a catalog are non-empty, at most 200 characters long and NFC-normalised; a `/` groups them, as in `hero/open`.
///
/// ```swift
/// let preset: Preset.ID = "hero/open"
/// ```
public struct Name<Owner>: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public var rawValue: String

    /// The text as it is; for one that a catalog holds already.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text in NFC, whichever way it was typed.
    public init(_ text: String) { rawValue = NameRules.normalized(text) }
    public init(stringLiteral value: String) { self.init(value) }

    public var description: String { rawValue }
}

extension Name: Comparable {
    /// The order of the UTF-8 bytes, which is also SQLite's: the same on every machine and in every locale.
    public static func < (first: Name, second: Name) -> Bool {
        first.rawValue.utf8.lexicographicallyPrecedes(second.rawValue.utf8)
    }
}
