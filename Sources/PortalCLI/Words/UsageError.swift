/// Words that make no sense to the command.
package struct UsageError: Error, Hashable, CustomStringConvertible {
    var message: String
    /// What to ask for help about; `nil`: the program.
    var command: String?

    package var description: String { message }
}
