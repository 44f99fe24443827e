# bash completion for portal-db, made by 'portal-db completions bash'.

# The options of command $1.
_portal_db_options() {
    case "$*" in
    '') echo '--db -h --help --version' ;;
    'import') echo '--on-conflict --update --only --prefix --lenient --save -n --dry-run -f --format --library --db -h --help' ;;
    'list') echo '--scene --from -n --limit --after --history --library -f --format --db -h --help' ;;
    'show') echo '--library -f --format --distance --fps --db -h --help' ;;
    'search') echo '-n --limit -f --format --db -h --help' ;;
    'play') echo '--live --all --tag --shard -j --jobs --fps --limit --reduce-motion --record --no-record -v --verbose --library -f --format --db -h --help' ;;
    'render') echo '-f --format -o --output --replace --curve --at --frames --plot --once --tolerance --distance --fps --limit --reduce-motion --library --db -h --help' ;;
    'verify') echo '--tolerance --tag --shard -j --jobs -v --verbose --library -f --format --report --replace --db -h --help' ;;
    'accept') echo '--tag --shard -j --jobs --library --db -h --help' ;;
    'diff') echo '-f --format --library --db -h --help' ;;
    'prune') echo '--keep -n --dry-run --db -h --help' ;;
    'compare') echo '--library -f --format --distance --fps --db -h --help' ;;
    'check') echo '--library -f --format --db -h --help' ;;
    'export') echo '--presets --popups --scenes --no-deps --name -f --format --target -o --output --replace --library --db -h --help' ;;
    'merge') echo '--on-conflict -n --dry-run -f --format --library --db -h --help' ;;
    'rename') echo '-n --dry-run --db -h --help' ;;
    'copy') echo '-n --dry-run --db -h --help' ;;
    'rm') echo '-y --yes -n --dry-run --db -h --help' ;;
    'migrate') echo '--status -n --dry-run -f --format --db -h --help' ;;
    'vacuum') echo '-n --dry-run --db -h --help' ;;
    'doctor') echo '--library -f --format --db -h --help' ;;
    'completions') echo '--names --starting-with --db -h --help' ;;
    'help') echo '-f --format --db -h --help' ;;
    esac
}

# What option $2 of command $1 takes; nothing for a flag.
_portal_db_value() {
    case "$*" in
    ' --db') echo 'files' ;;
    'import --on-conflict') echo 'words fail skip replace rename' ;;
    'import --only') echo 'names all' ;;
    'import --prefix') echo 'free' ;;
    'import -f' | 'import --format') echo 'words text json csv' ;;
    'import --library') echo 'files' ;;
    'import --db') echo 'files' ;;
    'list --scene') echo 'names scenes' ;;
    'list --from') echo 'free' ;;
    'list -n' | 'list --limit') echo 'free' ;;
    'list --after') echo 'names all' ;;
    'list --library') echo 'files' ;;
    'list -f' | 'list --format') echo 'words text json csv' ;;
    'list --db') echo 'files' ;;
    'show --library') echo 'files' ;;
    'show -f' | 'show --format') echo 'words text json' ;;
    'show --distance') echo 'free' ;;
    'show --fps') echo 'free' ;;
    'show --db') echo 'files' ;;
    'search -n' | 'search --limit') echo 'free' ;;
    'search -f' | 'search --format') echo 'words text json csv' ;;
    'search --db') echo 'files' ;;
    'play --tag') echo 'free' ;;
    'play --shard') echo 'free' ;;
    'play -j' | 'play --jobs') echo 'free' ;;
    'play --fps') echo 'free' ;;
    'play --limit') echo 'free' ;;
    'play --record') echo 'words missing failed all never off' ;;
    'play --library') echo 'files' ;;
    'play -f' | 'play --format') echo 'words text json csv' ;;
    'play --db') echo 'files' ;;
    'render -f' | 'render --format') echo 'words html svg lottie css csv json' ;;
    'render -o' | 'render --output') echo 'files' ;;
    'render --curve') echo 'names presets' ;;
    'render --at') echo 'free' ;;
    'render --frames') echo 'free' ;;
    'render --tolerance') echo 'free' ;;
    'render --distance') echo 'free' ;;
    'render --fps') echo 'free' ;;
    'render --limit') echo 'free' ;;
    'render --library') echo 'files' ;;
    'render --db') echo 'files' ;;
    'verify --tolerance') echo 'free' ;;
    'verify --tag') echo 'free' ;;
    'verify --shard') echo 'free' ;;
    'verify -j' | 'verify --jobs') echo 'free' ;;
    'verify --library') echo 'files' ;;
    'verify -f' | 'verify --format') echo 'words text json junit github' ;;
    'verify --report') echo 'files' ;;
    'verify --db') echo 'files' ;;
    'accept --tag') echo 'free' ;;
    'accept --shard') echo 'free' ;;
    'accept -j' | 'accept --jobs') echo 'free' ;;
    'accept --library') echo 'files' ;;
    'accept --db') echo 'files' ;;
    'diff -f' | 'diff --format') echo 'words text json' ;;
    'diff --library') echo 'files' ;;
    'diff --db') echo 'files' ;;
    'prune --keep') echo 'free' ;;
    'prune --db') echo 'files' ;;
    'compare --library') echo 'files' ;;
    'compare -f' | 'compare --format') echo 'words text json csv' ;;
    'compare --distance') echo 'free' ;;
    'compare --fps') echo 'free' ;;
    'compare --db') echo 'files' ;;
    'check --library') echo 'files' ;;
    'check -f' | 'check --format') echo 'words text json csv' ;;
    'check --db') echo 'files' ;;
    'export --presets') echo 'names presets' ;;
    'export --popups') echo 'names popups' ;;
    'export --scenes') echo 'names scenes' ;;
    'export --name') echo 'free' ;;
    'export -f' | 'export --format') echo 'words json file tokens swift schema' ;;
    'export --target') echo 'words portal-4 portal-1 popup delayed' ;;
    'export -o' | 'export --output') echo 'files' ;;
    'export --library') echo 'files' ;;
    'export --db') echo 'files' ;;
    'merge --on-conflict') echo 'words fail skip replace' ;;
    'merge -f' | 'merge --format') echo 'words text json csv' ;;
    'merge --library') echo 'files' ;;
    'merge --db') echo 'files' ;;
    'rename --db') echo 'files' ;;
    'copy --db') echo 'files' ;;
    'rm --db') echo 'files' ;;
    'migrate -f' | 'migrate --format') echo 'words text json csv' ;;
    'migrate --db') echo 'files' ;;
    'vacuum --db') echo 'files' ;;
    'doctor --library') echo 'files' ;;
    'doctor -f' | 'doctor --format') echo 'words text json csv' ;;
    'doctor --db') echo 'files' ;;
    'completions --names') echo 'words scenes presets popups plays all' ;;
    'completions --starting-with') echo 'free' ;;
    'completions --db') echo 'files' ;;
    'help -f' | 'help --format') echo 'words text man' ;;
    'help --db') echo 'files' ;;
    esac
}

# What argument $2 of command $1 is.
_portal_db_argument() {
    case "$*" in
    ' 0') echo 'words import list show search play render verify accept diff prune compare check export merge rename copy rm migrate vacuum doctor completions help' ;;
    'import rest') echo 'files' ;;
    'list 0') echo 'words scenes presets popups transitions recordings libraries' ;;
    'list 1') echo 'names all' ;;
    'show 0') echo 'names all' ;;
    'search 0') echo 'free' ;;
    'play rest') echo 'names plays' ;;
    'render rest') echo 'names plays' ;;
    'verify rest') echo 'names plays' ;;
    'accept rest') echo 'names plays' ;;
    'diff 0') echo 'names all' ;;
    'diff 1') echo 'names all' ;;
    'prune 0') echo 'names plays' ;;
    'compare 0') echo 'names presets' ;;
    'compare 1') echo 'names presets' ;;
    'check 0') echo 'names scenes' ;;
    'export 0') echo 'files' ;;
    'merge rest') echo 'files' ;;
    'rename 0') echo 'words preset popup scene' ;;
    'rename 1') echo 'names all' ;;
    'rename 2') echo 'free' ;;
    'copy 0') echo 'words preset popup scene' ;;
    'copy 1') echo 'names all' ;;
    'copy 2') echo 'free' ;;
    'rm 0') echo 'words preset popup scene' ;;
    'rm rest') echo 'names all' ;;
    'completions 0') echo 'words bash zsh fish' ;;
    'help 0') echo 'words import list show search play render verify accept diff prune compare check export merge rename copy rm migrate vacuum doctor completions help' ;;
    esac
}

_portal_db() {
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
            [ -z "$(_portal_db_value "$command" "${COMP_WORDS[i]}")" ] || option=${COMP_WORDS[i]}
        elif [ -z "$command" ]; then
            command=${COMP_WORDS[i]}
        else
            count=$((count + 1))
        fi
    done
    if [ -n "$option" ]; then
        kind=$(_portal_db_value "$command" "$option")
    elif [[ $word == -* ]]; then
        kind="words $(_portal_db_options "$command")"
    else
        kind=$(_portal_db_argument "$command" "$count")
        [ -n "$kind" ] || kind=$(_portal_db_argument "$command" rest)
    fi
    case $kind in
    files)
        compopt -o filenames 2>/dev/null
        _portal_db_offer < <(compgen -f -- "$word")
        ;;
    words\ *) _portal_db_offer < <(compgen -W "${kind#words }" -- "$word") ;;
    names\ *)
        _portal_db_offer quoted < <(
            portal-db completions --names "${kind#names }" --starting-with="${word//\\/}" \
                ${database:+"--db=$database"} 2>/dev/null
        )
        ;;
    esac
}

# Offers the lines of its input, quoted for the shell if asked.
_portal_db_offer() {
    local line
    while IFS= read -r line; do
        [ "${1-}" != quoted ] || printf -v line %q "$line"
        COMPREPLY+=("$line")
    done
}

complete -F _portal_db portal-db
