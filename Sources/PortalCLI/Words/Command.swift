/// A row of the table of commands.
package struct Command: Sendable {
    /// What a command is given without a dash.
    package struct Argument: Sendable {
        enum Count: Sendable {
            case one, optional, several
            /// May be left out before others: a word is it if it is one of the choices, and enough words follow.
            case leading
            /// None, or several.
            case any
        }

        /// As the help shows it, `FILE`.
        var name: String
        var count: Count = .one
        /// Empty if the word is free.
        var choices: [String] = []
        /// What a shell offers for it; `nil`: what its name says.
        var offers: Completion?
        var summary: String
    }

    package struct Example: Sendable {
        /// What follows `portal-db`.
        var words: String
        var meaning: String
    }

    var name: String
    /// One line, for the list of commands.
    var summary: String
    /// What more there is to know, paragraph by paragraph.
    var discussion: [String] = []
    var arguments: [Argument] = []
    var options: [OptionRow] = []
    var examples: [Example]
    var run: @Sendable (Invocation, Console) throws -> ExitCode
}

/// A command with what was given to it, checked against its row.
package struct Invocation: Sendable {
    let arguments: [String]
    let options: GivenOptions

    subscript<Value>(option: Option<Value>) -> Value {
        option.read(options[option.row.name] ?? [])
    }
}

extension Command.Argument {
    /// Whether the first of the words is this argument, and not one of those after it.
    func leads(_ words: ArraySlice<String>, before others: ArraySlice<Command.Argument>) -> Bool {
        let needed = others.count { $0.count == .one || $0.count == .several }
        return words.count > needed && words.first.map(choices.contains) == true
    }
}
