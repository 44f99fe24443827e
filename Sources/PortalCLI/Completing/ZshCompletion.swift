/// The script that completes the program's words in zsh, to be loaded as a function or sourced.
struct ZshCompletion {
    var program: Program

    private var name: String { "_" + program.name.shellIdentifier }

    func lines() -> [String] {
        #"""
        #compdef \#(program.name)
        # Made by '\#(program.name) completions zsh'.

        \#(name)() {
            local context state state_descr line before
            typeset -A opt_args
        \#(arguments(own, "-A '-*' ").block(indent: 4))
            # What the command's own parse does not know any more.
            before=${opt_args[--db]-}
            case $state in
            command)
                local -a commands
                commands=(
        \#(program.commands.map { "\($0.name):\($0.summary)".shellQuoted }.block(indent: 12))
                )
                _describe -t commands command commands
                ;;
            argument)
                case $words[1] in
        \#(program.commands.flatMap(lines(of:)).block(indent: 8))
                esac
                ;;
            esac
        }

        # Offers the names of the catalog at hand: of the kind that is the last word, the others are for compadd.
        \#(name)_names() {
            local -a names database
            database=${opt_args[--db]:-$before}
            [[ -z $database ]] || database=(--db=${(Q)database})
            names=(${(f)"$(\#(program.name) completions --names $argv[-1] --starting-with=${(Q)PREFIX} $database 2>/dev/null)"})
            compadd "${@[1,-2]}" -a names
        }

        if [[ $funcstack[1] == \#(name) ]]; then
            \#(name) "$@"
        else
            compdef \#(name) \#(program.name)
        fi
        """#.allLines
    }

    private var own: [String] {
        program.ownOptions.flatMap(specifications(of:)) + ["'1:command:->command'", "'*::argument:->argument'"]
    }

    private func lines(of command: Command) -> [String] {
        let options = program.options(of: command).flatMap(specifications(of:))
        let arguments = command.arguments.enumerated().map { index, argument in
            let place = argument.isRepeated ? "*:" : argument.count == .optional ? "\(index + 1)::" : "\(index + 1):"
            let action = action(program.completion(of: argument))
            return "\(place)\(argument.name.zshEscaped):\(action)".shellQuoted
        }
        return ["\(command.name))"] + self.arguments(options + arguments).map { "    \($0)" } + ["    ;;"]
    }

    /// - Parameter flags: more of `_arguments`; `-A '-*'` leaves what comes after the first argument to others.
    private func arguments(_ specifications: [String], _ flags: String = "") -> [String] {
        let lines = specifications.map { "    \($0)" }
        return ["_arguments \(flags)-s -S -C \\"] + lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
    }

    /// One for each spelling; each excludes the others, unless it may be repeated.
    private func specifications(of option: OptionRow) -> [String] {
        let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        return option.spellings.map { spelling in
            let joint = option.isFlag ? "" : spelling.hasPrefix("--") ? "=" : "+"
            let value = option.completion.map { ":\((option.valueName ?? "").zshEscaped):\(action($0))" } ?? ""
            return "\(exclusion)\(spelling)\(joint)[\(option.summary.zshEscaped)]\(value)".shellQuoted
        }
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .names(let kind): "\(name)_names \(kind.rawValue)"
        case .free: " "
        }
    }
}

extension [String] {
    fileprivate func block(indent: Int) -> String {
        map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
}

extension String {
    /// Inside a specification of `_arguments`.
    fileprivate var zshEscaped: String {
        reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
    }
}
