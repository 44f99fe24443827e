import PortalDocument
import PortalRender

/// The manual page of a program, from its table: mdoc(7), which groff and mandoc both read.
struct ManPage {
    var program: Program

    func lines() -> [String] {
        [".Dd \(Program.releaseDate)", ".Dt \(program.name.uppercased()) 1", ".Os", ".Sh NAME"]
            + [".Nm \(program.name)", ".Nd \(program.summary.mdoc)"]
            + [".Sh SYNOPSIS", ".Nm", ".Ar command", ".Op Ar options", ".Op Ar arguments"]
            + [".Sh DESCRIPTION"] + Self.description.flatMap(\.mdocSentences)
            + [".Pp", "The commands are:"]
            + Self.list(program.commands.map { (".Cm \($0.name)", [$0.summary.mdoc + "."]) })
            + [".Pp", "Options of every command:"] + Self.list(program.ownOptions.map(\.mdocItem))
            + [".Sh COMMANDS"] + program.commands.flatMap(lines(of:))
            + [".Sh ENVIRONMENT"] + Self.list(Self.environment.map { (".Ev \($0)", $1.mdocSentences) })
            + [".Sh FILES"] + Self.list([(".Pa portal.db", ["The catalog, unless another is named."])])
            + [".Sh EXIT STATUS"]
            + Self.list(ExitCode.allCases.map { (".Li \($0.rawValue)", [$0.meaning.mdoc]) })
    }

    private func lines(of command: Command) -> [String] {
        let usage = command.arguments.flatMap(\.mdocUsage)
        let options = command.options.map(\.mdocItem)
        let arguments = command.arguments.map { (".Ar \($0.name.mdocArgument)", ($0.explanation + ".").mdocSentences) }
        return [".Ss \(command.name)", ".Nm", ".Cm \(command.name)", ".Op Ar options"] + usage + [".Pp"]
            + (command.summary + ".").mdocSentences
            + command.discussion.flatMap { [".Pp"] + $0.mdocSentences }
            + (arguments.isEmpty ? [] : Self.list(arguments)) + (options.isEmpty ? [] : Self.list(options))
            + command.examples.flatMap { example in
                [".Pp"] + example.meaning.mdocSentences + [".Dl \("\(program.name) \(example.words)".mdocLiteral)"]
            }
    }

    private static func list(_ items: [(term: String, text: [String])]) -> [String] {
        [".Bl -tag -width Ds"]
            + items.flatMap { item in
                [".It \(item.term.dropFirst())"] + item.text
            } + [".El"]
    }

    private static let description = [
        "A catalog is one file that keeps scenes, animation presets and pop-up settings. "
            + "What is in it is played without a screen, frame by frame, and the results are recorded and compared.",
        "Data goes to the standard output, and everything else to the standard error.",
    ]

    private static let environment = [
        ("PORTAL_DB", "The catalog, where --db does not name one."),
        ("PORTAL_LIBRARIES", "Files of libraries with a colon between them, where --library names none."),
        ("PORTAL_BUSY_TIMEOUT", "How many seconds to wait for another program's lock; 5 without it."),
        ("TMPDIR", "Where private copies of catalogs lie while they are read; /tmp without it."),
        ("NO_COLOR", "If it is set and not empty, nothing is coloured."),
        ("TERM", "If it is 'dumb', nothing is coloured."),
        ("COLORTERM", "If it is 'truecolor' or '24bit', moving pictures have all colours."),
        ("COLUMNS", "How wide text is, where the terminal does not say."),
        ("CI", "If it is set, and not to 'false' or '0', playing everything records nothing unless it is asked to."),
    ]
}

extension ExitCode {
    /// For people.
    var meaning: String {
        switch self {
        case .success: "All is well."
        case .differences: "There are differences or findings."
        case .usage: "The words make no sense to the command."
        case .badData: "What was given, or what a file holds, is wrong."
        case .noInput: "A file or a named thing is not there."
        case .cannotCreate: "A file cannot be made or written."
        case .inputOutput: "Reading or writing failed."
        case .busy: "Another program uses the file; try again."
        case .interrupted: "It was stopped by Ctrl-C."
        }
    }
}

extension OptionRow {
    fileprivate var mdocItem: (term: String, text: [String]) {
        let value = valueName.map { " Ar \($0.mdocArgument)" } ?? ""
        let spellings = (short.map { ["Fl \($0)"] } ?? []) + ["Fl -\(name)\(value)"]
        return (".\(spellings.joined(separator: " , "))", (explanation + ".").mdocSentences)
    }
}

extension Command.Argument {
    fileprivate var mdocUsage: [String] {
        let name = name.mdocArgument
        return switch count {
        case .one: [".Ar \(name)"]
        case .optional, .leading: [".Op Ar \(name)"]
        case .several: [".Ar \(name) ..."]
        case .any: [".Op Ar \(name) ..."]
        }
    }
}

extension String {
    /// Plain text in a line of its own.
    fileprivate var mdoc: String {
        let text = mdocLiteral
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
    }

    /// Each sentence on a line, as the macros' rules have it.
    fileprivate var mdocSentences: [String] {
        var sentences: [String] = [""]
        for word in split(separator: " ") {
            let line = sentences[sentences.count - 1]
            if line.hasSuffix("."), line.count > 1 {
                sentences.append(String(word))
            } else {
                sentences[sentences.count - 1] = line.isEmpty ? String(word) : line + " " + word
            }
        }
        return sentences.map(\.mdoc)
    }

    /// Backslashes as such, dashes and quotes as they are typed.
    fileprivate var mdocLiteral: String {
        reduce(into: "") { text, character in
            switch character {
            case "\\": text += "\\e"
            case "-": text += "\\-"
            case "'": text += "\\(aq"
            case "\"": text += "\\(dq"
            default: text.append(character)
            }
        }
    }

    /// As an argument of a macro, which must not be taken for another macro or split.
    fileprivate var mdocArgument: String { "\\&" + mdocLiteral.split(separator: " ").joined(separator: "\\ ") }
}
