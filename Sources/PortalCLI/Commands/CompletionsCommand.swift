import PortalDB
import PortalRender

private enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

extension Option where Value == CatalogNames? {
    fileprivate static let names = Option.optional(
        "names", .choice("KIND"), "Instead of a script, names of the catalog, as the scripts ask for them")
}

extension Option where Value == String? {
    fileprivate static let start = Option.optional(
        "starting-with",
        ValueForm(valueName: "TEXT", nature: "a text", read: { $0 }, spell: { $0 }), "Only names that begin so")
}

extension Command {
    static let completions: Command = Command(
        name: "completions",
        summary: "Write the script that completes words in a shell",
        discussion: [
            "Commands, options and their values are completed, files where a file is meant, "
                + "and the names of scenes, plays and presets from the catalog at hand.",
            "For bash put 'source <(portal-db completions bash)' into ~/.bashrc. For zsh save the script as _portal-db "
                + "in a directory of fpath. For fish save it as ~/.config/fish/completions/portal-db.fish.",
        ],
        arguments: [
            Argument(
                name: "SHELL", count: .optional, choices: Shell.allCases.map(\.rawValue), summary: "What it is for")
        ],
        options: [Option<CatalogNames?>.names.row, Option<String?>.start.row],
        examples: [
            Example(words: "completions bash > portal-db.bash", meaning: "A script to be sourced."),
            Example(words: "completions --names scenes --starting-with card", meaning: "What a script asks for."),
        ],
        run: { invocation, console in
            switch (invocation.arguments.first.flatMap(Shell.init), invocation[.names]) {
            case (let shell?, nil):
                for line in Program.standard.completion(for: shell) { try console.output.line(line) }
            case (nil, let names?):
                let catalog = try invocation.catalog(.readOnly, on: console)
                let found = try names.names(in: catalog, startingWith: invocation[.start] ?? "")
                for name in found { try console.output.line(name.printable) }
            case (nil, nil):
                throw UsageError(message: "SHELL is missing: bash, zsh or fish", command: "completions")
            case (_?, _?):
                throw UsageError(message: "SHELL and --names exclude each other", command: "completions")
            }
            return .success
        })
}

extension Program {
    fileprivate func completion(for shell: Shell) -> [String] {
        switch shell {
        case .bash: BashCompletion(program: self).lines()
        case .zsh: ZshCompletion(program: self).lines()
        case .fish: FishCompletion(program: self).lines()
        }
    }
}
