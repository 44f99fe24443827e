import PortalDB

/// Words that make no sense to the command.
package struct UsageError: Error, Hashable, CustomStringConvertible {
    var message: String
    /// What to ask for help about; `nil`: the program.
    var command: String?

    package var description: String { message }
}

/// `; did you mean '--format'?`, or nothing if no known word is near.
func suggestionClause(for word: String, among known: [String], prefix: String = "") -> String {
    suggestionText(for: word, among: known, prefix: prefix).map { "; \($0)" } ?? ""
}
