/// Why nothing was changed: everything that stands in the way.
public struct RefusedChange: Error, Hashable, Sendable, CustomStringConvertible {
    /// Each in a sentence of its own.
    public var issues: [String]
    /// What did not happen, and what can be done.
    public var conclusion: String

    public var description: String { (issues + [conclusion]).joined(separator: "\n") }
}
