/// What may stand in a place of the command line, as far as a shell can offer it.
enum Completion: Hashable {
    case files
    case words([String])
    case names(CatalogNames)
    /// Anything: nothing is offered.
    case free

    /// - Parameter valueName: what the help calls the value, `FILE`.
    init(valueName: String, choices: [String]) {
        guard choices.isEmpty else {
            self = .words(choices)
            return
        }
        switch valueName {
        case "FILE", "DIRECTORY", "OTHER": self = .files
        case "SCENE": self = .names(.scenes)
        case "PRESET": self = .names(.presets)
        case "SCENE[/NAME]", "SCENE[/NAME[@N]]": self = .names(.plays)
        case "NAME", "PATTERN", "OLD": self = .names(.all)
        default: self = .free
        }
    }
}

extension OptionRow {
    /// Of its value; `nil` for a flag.
    var completion: Completion? {
        valueName.map { offers ?? Completion(valueName: $0, choices: choices) }
    }

    /// Its spellings, the long one last.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}

extension Command.Argument {
    var completion: Completion { offers ?? Completion(valueName: name, choices: choices) }

    var isRepeated: Bool { count == .several || count == .any }
}

extension Program {
    /// Of a command's argument; the names of commands are those of the table itself.
    func completion(of argument: Command.Argument) -> Completion {
        argument.name == "COMMAND" ? .words(commands.map(\.name)) : argument.completion
    }
}
