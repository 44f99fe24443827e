import PortalDocument
import PortalRender

/// The help of a program or a command, from its table.
struct HelpPage {
    private static let width = 80

    var program: Program

    func lines(of command: Command) -> [String] {
        let arguments = command.arguments.map(\.usage).joined(separator: " ")
        let usage = "Usage: \(program.name) \(command.name) [OPTIONS] \(arguments)".withoutTrailingSpaces
        var lines = ["\(command.summary).", "", usage]
        for paragraph in command.discussion { lines += [""] + paragraph.wrapped(to: Self.width) }
        if !command.arguments.isEmpty {
            lines += ["", "Arguments:"] + rows(command.arguments.map { ($0.name, $0.explanation) })
        }
        lines += ["", "Options:"] + rows(program.options(of: command).map { ($0.spelling, $0.explanation) })
        lines += ["", "Examples:"]
        for example in command.examples {
            lines += ["  \(program.name) \(example.words)"] + example.meaning.wrapped(to: 72).map { "      \($0)" }
        }
        return lines
    }

    func lines() -> [String] {
        ["\(program.summary).", "", "Usage: \(program.name) COMMAND [OPTIONS] ...", "", "Commands:"]
            + rows(program.commands.map { ($0.name, $0.summary) })
            + ["", "Options:"] + rows(program.ownOptions.map { ($0.spelling, $0.explanation) })
            + ["", "See '\(program.name) help COMMAND' for what a command takes, with examples."]
    }

    private func rows(_ rows: [(term: String, meaning: String)]) -> [String] {
        let indent = min(26, (rows.map(\.term.terminalWidth).max() ?? 0) + 4)
        return rows.flatMap { row in
            let meaning = row.meaning.wrapped(to: Self.width - indent)
            let term = "  \(row.term)"
            let fits = term.terminalWidth + 2 <= indent
            let first = fits ? [term.padded(to: indent) + (meaning.first ?? "")] : [term]
            let rest = fits ? meaning.dropFirst() : meaning[...]
            return first + rest.map { String(repeating: " ", count: indent) + $0 }
        }
    }
}

extension Command.Argument {
    fileprivate var usage: String {
        switch count {
        case .one: name
        case .optional, .leading: "[\(name)]"
        case .several: "\(name)..."
        case .any: "[\(name)...]"
        }
    }

    /// What it means and what may be given.
    var explanation: String {
        choices.isEmpty ? summary : "\(summary): \(choices.enumeration)"
    }
}

extension OptionRow {
    /// `-n, --name VALUE`, or `--name [VALUE]`
    fileprivate var spelling: String {
        let value = valueName.map { impliedValue == nil ? " \($0)" : " [\($0)]" } ?? ""
        return "\(short.map { "-\($0), " } ?? "    ")--\(name)\(value)"
    }

    /// What it means, what may be given and what holds if it is not.
    var explanation: String {
        let words = choices.isEmpty ? summary : "\(summary): \(choices.enumeration)"
        let repeated = isRepeatable ? ["may be given several times"] : []
        let notes = repeated + (fallback.map { ["default: \($0)"] } ?? [])
        return notes.isEmpty ? words : "\(words) (\(notes.joined(separator: "; ")))"
    }
}
