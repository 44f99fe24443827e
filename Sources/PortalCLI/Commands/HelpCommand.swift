extension Command {
    static let help: Command = Command(
        name: "help",
        summary: "Show what a command takes, with examples",
        arguments: [Argument(name: "COMMAND", count: .optional, summary: "The command; without it all are listed")],
        examples: [
            Example(words: "help play", meaning: "The arguments and options of 'play'."),
            Example(words: "play --help", meaning: "The same."),
        ],
        run: { invocation, console in
            let program = Program.standard
            let command = try invocation.arguments.first.map { try program.command(named: $0) }
            try program.showHelp(of: command, on: console.output)
            return .success
        })
}
