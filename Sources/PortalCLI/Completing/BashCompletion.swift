/// The script that completes the program's words in bash, 3.2 and newer.
struct BashCompletion {
    var program: Program

    func lines() -> [String] {
        let table = CompletionTable(program: program)
        let name = "_" + program.name.shellIdentifier
        return ["# bash completion for \(program.name), made by '\(program.name) completions bash'.", ""]
            + function("\(name)_options", "The options of command $1.", table.options)
            + function("\(name)_value", "What option $2 of command $1 takes; nothing for a flag.", table.values)
            + function("\(name)_argument", "What argument $2 of command $1 is.", table.arguments)
            + Self.engine(name, program.name)
    }

    private func function(_ name: String, _ comment: String, _ rows: [CompletionTable.Row]) -> [String] {
        ["# \(comment)", "\(name)() {", "    case \"$*\" in"]
            + rows.map { row in
                "    \(row.questions.map(\.shellQuoted).joined(separator: " | "))) echo \(row.answer.shellQuoted) ;;"
            }
            + ["    esac", "}", ""]
    }

    private static func engine(_ name: String, _ program: String) -> [String] {
        #"""
        \#(name)() {
            local word=${COMP_WORDS[COMP_CWORD]} command= count=0 option= database= kind i
            local IFS=$' \t\n'
            COMPREPLY=()
            # The '=' of '--option=value' is a word of its own here.
            [ "$word" != = ] || word=
            for ((i = 1; i < COMP_CWORD; i++)); do
                if [ "${COMP_WORDS[i]}" = = ]; then
                    continue
                elif [ -n "$option" ]; then
                    [ "$option" != --db ] || database=${COMP_WORDS[i]}
                    option=
                elif [[ ${COMP_WORDS[i]} == -?* ]]; then
                    [ -z "$(\#(name)_value "$command" "${COMP_WORDS[i]}")" ] || option=${COMP_WORDS[i]}
                elif [ -z "$command" ]; then
                    command=${COMP_WORDS[i]}
                else
                    count=$((count + 1))
                fi
            done
            if [ -n "$option" ]; then
                kind=$(\#(name)_value "$command" "$option")
            elif [[ $word == -* ]]; then
                kind="words $(\#(name)_options "$command")"
            else
                kind=$(\#(name)_argument "$command" "$count")
                [ -n "$kind" ] || kind=$(\#(name)_argument "$command" rest)
            fi
            case $kind in
            files)
                compopt -o filenames 2>/dev/null
                \#(name)_offer < <(compgen -f -- "$word")
                ;;
            words\ *) \#(name)_offer < <(compgen -W "${kind#words }" -- "$word") ;;
            names\ *)
                \#(name)_offer quoted < <(
                    \#(program) completions --names "${kind#names }" --starting-with="${word//\\/}" \
                        ${database:+"--db=$database"} 2>/dev/null
                )
                ;;
            esac
        }

        # Offers the lines of its input, quoted for the shell if asked.
        \#(name)_offer() {
            local line
            while IFS= read -r line; do
                [ "${1-}" != quoted ] || printf -v line %q "$line"
                COMPREPLY+=("$line")
            done
        }

        complete -F \#(name) \#(program)
        """#.allLines
    }
}
