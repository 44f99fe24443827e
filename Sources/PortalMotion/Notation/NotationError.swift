/// Why a text is not an animation, and where.
public struct NotationError: Error, Hashable, Sendable {
    /// The character the error is about, counted from 1; one past the last character if something is missing there.
    public let column: Int
    /// What is wrong, without the place.
    public let message: String
    /// What was probably meant.
    public let suggestion: String?
}

extension NotationError: CustomStringConvertible {
    /// `column 2: unknown animation '.smoth'; did you mean '.smooth'?`
    public var description: String {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return "column \(column): \(message)\(hint)"
    }
}
