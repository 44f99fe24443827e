import PortalDocument
import PortalRender

/// The command line as one table: what parsing and the help read.
package struct Program: Sendable {
    /// What the words ask for.
    enum Request {
        case run(Command, Invocation)
        /// Of a command, or of the program.
        case help(Command?)
        case version
    }

    var name: String
    var summary: String
    /// Options of every command.
    var options: [OptionRow]
    /// The commands by name. A run needs one of them, and pays for no other's options.
    var table: [(name: String, command: @Sendable () -> Command)]

    var commands: [Command] { table.map { $0.command() } }

    static let help: Option<Bool> = .flag("help", short: "h", "Show this help")
    static let version: Option<Bool> = .flag("version", "Show the version")

    func options(of command: Command) -> [OptionRow] {
        command.options + options + [Self.help.row]
    }

    var ownOptions: [OptionRow] { options + [Self.help.row, Self.version.row] }

    func command(named word: String) throws(UsageError) -> Command {
        if let row = table.first(where: { $0.name == word }) { return row.command() }
        let clause = suggestionClause(for: word, among: table.map(\.name))
        throw UsageError(message: "unknown command '\(word.printable)'\(clause)")
    }

    /// Reads words as a shell passes them, without the program's own name.
    func parse(_ words: [String]) throws(UsageError) -> Request {
        var reader = WordReader(words: words[...], options: ownOptions)
        guard let first = try reader.nextArgument() else {
            if reader.has(Self.help) { return .help(nil) }
            if reader.has(Self.version) { return .version }
            throw UsageError(message: "a command is missing: \(table.map(\.name).enumeration)")
        }
        let command = try command(named: first)
        reader.enter(command, options: options(of: command))
        var arguments: [String] = []
        while let argument = try reader.nextArgument() {
            arguments.append(argument)
        }
        if reader.has(Self.help) { return .help(command) }
        try check(arguments, of: command)
        return .run(command, Invocation(arguments: arguments, options: reader.values))
    }

    private func check(_ arguments: [String], of command: Command) throws(UsageError) {
        var rest = arguments[...]
        for (place, argument) in command.arguments.enumerated() {
            if argument.count == .leading && !argument.leads(rest, before: command.arguments[(place + 1)...]) {
                continue
            }
            guard let word = rest.first else {
                if argument.count == .optional || argument.count == .any { continue }
                throw UsageError(message: "\(argument.name) is missing", command: command.name)
            }
            if !argument.choices.isEmpty && !argument.choices.contains(word) {
                throw unknown(word, argument, of: command)
            }
            rest = argument.count == .several || argument.count == .any ? [] : rest.dropFirst()
        }
        guard let word = rest.first else { return }
        // One word too many, and the first is not the kind that may stand there: that is the one.
        if let argument = command.arguments.first, argument.count == .leading, rest.count == 1,
            let first = arguments.first, !argument.choices.contains(first)
        {
            throw unknown(first, argument, of: command)
        }
        throw UsageError(message: "'\(word.printable)' is one argument too many", command: command.name)
    }

    private func unknown(_ word: String, _ argument: Command.Argument, of command: Command) -> UsageError {
        let clause = suggestionClause(for: word, among: argument.choices)
        let choices = argument.choices.enumeration
        return UsageError(
            message: "unknown \(argument.name) '\(word.printable)': it must be \(choices)\(clause)",
            command: command.name)
    }
}
