/// The script that completes the program's words in fish, 3.1 and newer.
struct FishCompletion {
    var program: Program

    private var name: String { "__" + program.name.shellIdentifier }

    func lines() -> [String] {
        ["# fish completion for \(program.name), made by '\(program.name) completions fish'.", ""] + functions
            + ["", "complete -c \(program.name) -f"]
            + program.commands.map { line(at: "0", of: "", "-a \($0.name) -d \($0.summary.fishQuoted)") }
            + program.ownOptions.map { line(of: "", option: $0) }
            + program.commands.flatMap(lines(of:))
    }

    private func lines(of command: Command) -> [String] {
        let arguments = command.arguments.enumerated().compactMap { index, argument -> String? in
            let offer = offer(program.completion(of: argument))
            return offer.isEmpty ? nil : line(at: argument.isRepeated ? "rest" : String(index), of: command.name, offer)
        }
        return ["", "# \(command.name)"] + arguments
            + program.options(of: command).map { line(of: command.name, option: $0) }
    }

    private func line(at place: String, of command: String, _ rest: String) -> String {
        let words = command.isEmpty ? "''" : command
        return "complete -c \(program.name) -n \"\(name)_at \(words) \(place)\" \(rest)"
    }

    private func line(of command: String, option: OptionRow) -> String {
        let short = option.short.map { "-s \($0) " } ?? ""
        let value = option.completion.map { $0 == .files ? " -r" : " -x" } ?? ""
        let offer = option.completion.map(offer) ?? ""
        let tail = offer.isEmpty ? "" : " \(offer)"
        return line(
            at: "any", of: command, "\(short)-l \(option.name)\(value)\(tail) -d \(option.summary.fishQuoted)")
    }

    private func offer(_ completion: Completion) -> String {
        switch completion {
        case .files: "-F"
        case .words(let words): "-a \(words.joined(separator: " ").fishQuoted)"
        case .names(let kind): "-a '(\(name)_names \(kind.rawValue))'"
        case .free: ""
        }
    }

    private var functions: [String] {
        let values = CompletionTable(program: program).values.flatMap(\.questions)
        return #"""
            # Whether a command's option takes a value.
            function \#(name)_takes_value
                switch "$argv[1] $argv[2]"
                    case \#(values.map(\.fishQuoted).joined(separator: " "))
                        return 0
                end
                return 1
            end

            # Whether this is the command, and so many arguments are before the cursor, or 'any', or at least what fits 'rest'.
            function \#(name)_at
                set -l words (commandline -opc)
                set -e words[1]
                set -l command ''
                set -l count 0
                while set -q words[1]
                    if string match -q -- '-?*' $words[1]
                        if \#(name)_takes_value "$command" $words[1]; and set -q words[2]
                            set -e words[1]
                        end
                    else if test -z "$command"
                        set command $words[1]
                    else
                        set count (math $count + 1)
                    end
                    set -e words[1]
                end
                test "$command" = "$argv[1]"; and contains -- $argv[2] any rest $count
            end

            # The names of the catalog at hand.
            function \#(name)_names
                set -l words (commandline -opc)
                set -l database
                if set -l place (contains -i -- --db $words); and set -q words[(math $place + 1)]
                    set database --db=$words[(math $place + 1)]
                end
                \#(program.name) completions --names $argv[1] --starting-with=(commandline -ct | string unescape) $database 2>/dev/null
            end
            """#.allLines
    }
}

extension String {
    /// In single quotes, as fish reads them.
    fileprivate var fishQuoted: String {
        "'" + reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
    }
}
