private enum HelpFormat: String, CaseIterable {
    case text, man
}

extension Option<HelpFormat> {
    fileprivate static let form = Option.value(
        "format", short: "f", .choice("FORMAT"), default: .text,
        "Form of the output; man is a manual page of all commands")
}

extension Command {
    static let help: Command = Command(
        name: "help",
        summary: "Show what a command takes, with examples",
        arguments: [Argument(name: "COMMAND", count: .optional, summary: "The command; without it all are listed")],
        options: [Option<HelpFormat>.form.row],
        examples: [
            Example(words: "help play", meaning: "The arguments and options of 'play'."),
            Example(words: "play --help", meaning: "The same."),
            Example(words: "help --format man > portal-db.1", meaning: "A page that 'man -l portal-db.1' shows."),
        ],
        run: { invocation, console in
            let program = Program.standard
            let command = try invocation.arguments.first.map { try program.command(named: $0) }
            if invocation[.form] == .man {
                guard command == nil else {
                    throw UsageError(message: "a manual page is of all commands; leave COMMAND out", command: "help")
                }
                for line in ManPage(program: program).lines() { try console.output.line(line) }
                return .success
            }
            try program.showHelp(of: command, on: console.output)
            return .success
        })
}
