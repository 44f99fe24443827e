/// The table of options as a shell script asks about it.
struct CompletionTable {
    /// Several questions with one answer.
    struct Row {
        var questions: [String]
        var answer: String
    }

    var program: Program

    /// Of a command, all options; before there is one, the program's own.
    var options: [Row] {
        let own = Row(questions: [""], answer: program.ownOptions.words)
        return [own] + program.commands.map { Row(questions: [$0.name], answer: program.options(of: $0).words) }
    }

    /// Of a command and an option, what its value is. Flags are left out.
    var values: [Row] {
        let own = program.ownOptions.flatMap { rows(of: $0, in: "") }
        return own
            + program.commands.flatMap { command in
                program.options(of: command).flatMap { rows(of: $0, in: command.name) }
            }
    }

    /// Of a command and the number of arguments before, or `rest`, what the next argument is.
    var arguments: [Row] {
        let first = Row(questions: [" 0"], answer: Completion.words(program.commands.map(\.name)).answer)
        return [first]
            + program.commands.flatMap { command in
                command.arguments.enumerated().map { index, argument in
                    let place = argument.isRepeated ? "rest" : String(index)
                    return Row(
                        questions: ["\(command.name) \(place)"], answer: program.completion(of: argument).answer)
                }
            }
    }

    private func rows(of option: OptionRow, in command: String) -> [Row] {
        guard let completion = option.completion else { return [] }
        return [Row(questions: option.spellings.map { "\(command) \($0)" }, answer: completion.answer)]
    }
}

extension Completion {
    /// `files`, `words WORD...`, `names KIND` or `free`.
    fileprivate var answer: String {
        switch self {
        case .files: "files"
        case .words(let words): "words \(words.joined(separator: " "))"
        case .names(let kind): "names \(kind.rawValue)"
        case .free: "free"
        }
    }
}

extension [OptionRow] {
    fileprivate var words: String { flatMap(\.spellings).joined(separator: " ") }
}

extension String {
    /// As a part of a function's name.
    var shellIdentifier: String { String(map { $0 == "-" ? "_" : $0 }) }

    /// Its lines, empty ones too.
    var allLines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
