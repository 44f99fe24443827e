#compdef portal-db
# Made by 'portal-db completions zsh'.

_portal_db() {
    local context state state_descr line before
    typeset -A opt_args
    _arguments -A '-*' -s -S -C \
        '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
        '(-h --help)-h[Show this help]' \
        '(-h --help)--help[Show this help]' \
        '(--version)--version[Show the version]' \
        '1:command:->command' \
        '*::argument:->argument'
    # What the command's own parse does not know any more.
    before=${opt_args[--db]-}
    case $state in
    command)
        local -a commands
        commands=(
            'import:Read documents, catalog files, design tokens or Swift sources into the catalog'
            'list:List scenes, presets, pop-up settings, transitions, recordings or libraries'
            'show:Show a scene, a preset, pop-up settings or something that can be played'
            'search:Find a text in names, titles, summaries, tags, labels and animations'
            'play:Play what is stored, frame by frame, and record or compare the result'
            'render:Draw plays and curves, to look at and to take away'
            'verify:Play what was recorded again, and say what has changed'
            'accept:Take new results over as what plays are compared with'
            'diff:Say how two recordings, or two catalogs, differ'
            'prune:Remove recordings that were replaced, and give their space back'
            'compare:Say how two presets differ in motion'
            'check:Look for mistakes in scenes, presets and settings'
            'export:Write the catalog, or a part of it, for others to import'
            'merge:Bring other catalogs and their recordings into the catalog'
            'rename:Give a preset, pop-up settings or a scene another name'
            'copy:Make a second preset, pop-up settings or scene like one that exists'
            'rm:Remove presets, pop-up settings or scenes'
            'migrate:Upgrade the catalog to this version'\''s schema'
            'vacuum:Give space of the file back that nothing uses'
            'doctor:Look the catalog'\''s file over, and say what to do'
            'completions:Write the script that completes words in a shell'
            'help:Show what a command takes, with examples'
        )
        _describe -t commands command commands
        ;;
    argument)
        case $words[1] in
        import)
            _arguments -s -S -C \
                '(--on-conflict)--on-conflict=[If a name has other content in the catalog; rename takes it as NAME~2]:POLICY:(fail skip replace rename)' \
                '(--update)--update[Take what has changed in a library since, but for what was edited here]' \
                '*--only=[Only what has such a name in the files, and what that needs of them]:PATTERN:_portal_db_names all' \
                '(--prefix)--prefix=[Put before every name that is taken, as in '\''acme/'\'']:TEXT: ' \
                '(--lenient)--lenient[Take design tokens with "100ms" for a duration, "{a.b}" for a part of a value, without a delay, or with rounded numbers]' \
                '(--save)--save[Store the motions of Swift sources that no preset has; without it they are only listed]' \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '*:FILE:_files'
            ;;
        list)
            _arguments -s -S -C \
                '(--scene)--scene=[Only of this scene]:SCENE:_portal_db_names scenes' \
                '(--from)--from=[Of scenes, presets and pop-up settings those that came from it; its name or id]:LIBRARY: ' \
                '(-n --limit)-n+[At most so many; what to pass to --after for more is said]:N: ' \
                '(-n --limit)--limit=[At most so many; what to pass to --after for more is said]:N: ' \
                '(--after)--after=[Begin after this name, as the page before says it]:NAME:_portal_db_names all' \
                '(--history)--history[Of recordings also those that were replaced]' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1::KIND:(scenes presets popups transitions recordings libraries)' \
                '2::PATTERN:_portal_db_names all'
            ;;
        show)
            _arguments -s -S -C \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the output; json is a document of it]:FORMAT:(text json)' \
                '(-f --format)--format=[Form of the output; json is a document of it]:FORMAT:(text json)' \
                '(--distance)--distance=[How far presets are measured to go]:POINTS: ' \
                '(--fps)--fps=[Frames per second, 1 to 1000]:N: ' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:NAME:_portal_db_names all'
            ;;
        search)
            _arguments -s -S -C \
                '(-n --limit)-n+[At most so many]:N: ' \
                '(-n --limit)--limit=[At most so many]:N: ' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:TEXT: '
            ;;
        play)
            _arguments -s -S -C \
                '(--live)--live[Show one play moving in real time in this terminal; records and compares nothing]' \
                '(--all)--all[Everything that can be played]' \
                '(--tag)--tag=[Only plays that move with a preset of this tag]:TAG: ' \
                '(--shard)--shard=[Only the K-th of N parts, by the plays'\'' names\: for one of N machines]:K/N: ' \
                '(-j --jobs)-j+[Plays at once; as many as there are processors without it]:N: ' \
                '(-j --jobs)--jobs=[Plays at once; as many as there are processors without it]:N: ' \
                '(--fps)--fps=[Frames per second, 1 to 1000]:N: ' \
                '(--limit)--limit=[Seconds after which a play that still moves is timed out]:SECONDS: ' \
                '(--reduce-motion)--reduce-motion[Play as with the system'\''s Reduce Motion switched on]' \
                '(--record)--record=[Which plays are recorded\: '\''missing'\'' without it, and with --all '\''never'\'' where CI is set; '\''failed'\'' are those that differ from their recording or have none, and '\''off'\'' compares nothing]:MODE:(missing failed all never off)' \
                '(--no-record)--no-record[The same as --record off]' \
                '(-v --verbose)-v[Say everything]' \
                '(-v --verbose)--verbose[Say everything]' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '*:SCENE\[/NAME\]:_portal_db_names plays'
            ;;
        render)
            _arguments -s -S -C \
                '(-f --format)-f+[Form of the drawing; without it by the ending of the output'\''s name]:FORMAT:(html svg lottie css csv json)' \
                '(-f --format)--format=[Form of the drawing; without it by the ending of the output'\''s name]:FORMAT:(html svg lottie css csv json)' \
                '(-o --output)-o+[Where it goes, a directory for several plays; without it, or as -, the standard output]:FILE:_files' \
                '(-o --output)--output=[Where it goes, a directory for several plays; without it, or as -, the standard output]:FILE:_files' \
                '(--replace)--replace[Replace files that exist]' \
                '*--curve=[A preset'\''s or an animation'\''s curve, in place of plays (svg, css)]:PRESET:_portal_db_names presets' \
                '(--at)--at=[One still picture, of the frame that is shown at this time (svg)]:SECONDS: ' \
                '(--frames)--frames=[A strip of N frames at even distances (svg)]:N: ' \
                '(--plot)--plot[The curves of the tracks in place of the scene (svg)]' \
                '(--once)--once[Play once, and not over and over (svg, css)]' \
                '(--tolerance)--tolerance=[How far CSS may be off, as a part of the range of a value, 0.0001 to 0.1]:PART: ' \
                '(--distance)--distance=[How far presets are measured to go]:POINTS: ' \
                '(--fps)--fps=[Frames per second, 1 to 1000]:N: ' \
                '(--limit)--limit=[Seconds after which a play that still moves is timed out]:SECONDS: ' \
                '(--reduce-motion)--reduce-motion[Play as with the system'\''s Reduce Motion switched on]' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '*:SCENE\[/NAME\[@N\]\]:_portal_db_names plays'
            ;;
        verify)
            _arguments -s -S -C \
                '(--tolerance)--tolerance=[How far places and lengths may differ; factors and opacities by a hundredth of it]:POINTS: ' \
                '(--tag)--tag=[Only plays that move with a preset of this tag]:TAG: ' \
                '(--shard)--shard=[Only the K-th of N parts, by the plays'\'' names\: for one of N machines]:K/N: ' \
                '(-j --jobs)-j+[Plays at once; as many as there are processors without it]:N: ' \
                '(-j --jobs)--jobs=[Plays at once; as many as there are processors without it]:N: ' \
                '(-v --verbose)-v[Say everything]' \
                '(-v --verbose)--verbose[Say everything]' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the report; junit is XML for build services, github annotates a workflow'\''s run]:FORMAT:(text json junit github)' \
                '(-f --format)--format=[Form of the report; junit is XML for build services, github annotates a workflow'\''s run]:FORMAT:(text json junit github)' \
                '(--report)--report=[Also a page for browsers, with what was recorded and what is played now side by side]:FILE:_files' \
                '(--replace)--replace[Replace the report'\''s file if it exists]' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '*:NAME:_portal_db_names plays'
            ;;
        accept)
            _arguments -s -S -C \
                '(--tag)--tag=[Only plays that move with a preset of this tag]:TAG: ' \
                '(--shard)--shard=[Only the K-th of N parts, by the plays'\'' names\: for one of N machines]:K/N: ' \
                '(-j --jobs)-j+[Plays at once; as many as there are processors without it]:N: ' \
                '(-j --jobs)--jobs=[Plays at once; as many as there are processors without it]:N: ' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '*:NAME:_portal_db_names plays'
            ;;
        diff)
            _arguments -s -S -C \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json)' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:OLD:_portal_db_names all' \
                '2:NEW:_portal_db_names all'
            ;;
        prune)
            _arguments -s -S -C \
                '(--keep)--keep=[Replaced recordings of each play that stay, the newest]:N: ' \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1::PATTERN:_portal_db_names plays'
            ;;
        compare)
            _arguments -s -S -C \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--distance)--distance=[How far presets are measured to go]:POINTS: ' \
                '(--fps)--fps=[Frames per second, 1 to 1000]:N: ' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:PRESET:_portal_db_names presets' \
                '2:PRESET:_portal_db_names presets'
            ;;
        check)
            _arguments -s -S -C \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1::SCENE:_portal_db_names scenes'
            ;;
        export)
            _arguments -s -S -C \
                '*--presets=[Only presets that match, as '\''hero/*'\'', and what else is selected]:GLOB:_portal_db_names presets' \
                '*--popups=[The same of pop-up settings]:GLOB:_portal_db_names popups' \
                '*--scenes=[The same of scenes]:GLOB:_portal_db_names scenes' \
                '(--no-deps)--no-deps[Refuse an export that lacks what it needs, instead of adding that]' \
                '(--name)--name=[What a catalog file is called wherever it is imported; '\''unnamed'\'' without it]:NAME: ' \
                '(-f --format)-f+[A document, a catalog file, design tokens or SwiftUI source, whatever the FILE is called; or the schema of documents, which needs no catalog]:FORMAT:(json file tokens swift schema)' \
                '(-f --format)--format=[A document, a catalog file, design tokens or SwiftUI source, whatever the FILE is called; or the schema of documents, which needs no catalog]:FORMAT:(json file tokens swift schema)' \
                '(--target)--target=[What SwiftUI source is for; portal-4 without it]:PACKAGE:(portal-4 portal-1 popup delayed)' \
                '(-o --output)-o+[The same as FILE without a dash]:FILE:_files' \
                '(-o --output)--output=[The same as FILE without a dash]:FILE:_files' \
                '(--replace)--replace[Replace the file if it exists]' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1::FILE:_files'
            ;;
        merge)
            _arguments -s -S -C \
                '(--on-conflict)--on-conflict=[If two catalogs have other content, or other results of a play, under one name]:POLICY:(fail skip replace)' \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '*:OTHER:_files'
            ;;
        rename)
            _arguments -s -S -C \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:KIND:(preset popup scene)' \
                '2:OLD:_portal_db_names all' \
                '3:NEW: '
            ;;
        copy)
            _arguments -s -S -C \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:KIND:(preset popup scene)' \
                '2:OLD:_portal_db_names all' \
                '3:NEW: '
            ;;
        rm)
            _arguments -s -S -C \
                '(-y --yes)-y[Remove scenes also if they have recordings]' \
                '(-y --yes)--yes[Remove scenes also if they have recordings]' \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1:KIND:(preset popup scene)' \
                '*:NAME:_portal_db_names all'
            ;;
        migrate)
            _arguments -s -S -C \
                '(--status)--status[Only say where the catalog stands]' \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]'
            ;;
        vacuum)
            _arguments -s -S -C \
                '(-n --dry-run)-n[Say what would be done, and change nothing]' \
                '(-n --dry-run)--dry-run[Say what would be done, and change nothing]' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]'
            ;;
        doctor)
            _arguments -s -S -C \
                '*--library=[A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them]:FILE:_files' \
                '(-f --format)-f+[Form of the output]:FORMAT:(text json csv)' \
                '(-f --format)--format=[Form of the output]:FORMAT:(text json csv)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]'
            ;;
        completions)
            _arguments -s -S -C \
                '(--names)--names=[Instead of a script, names of the catalog, as the scripts ask for them]:KIND:(scenes presets popups plays all)' \
                '(--starting-with)--starting-with=[Only names that begin so]:TEXT: ' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1::SHELL:(bash zsh fish)'
            ;;
        help)
            _arguments -s -S -C \
                '(-f --format)-f+[Form of the output; man is a manual page of all commands]:FORMAT:(text man)' \
                '(-f --format)--format=[Form of the output; man is a manual page of all commands]:FORMAT:(text man)' \
                '(--db)--db=[The catalog; without it PORTAL_DB, else portal.db in the working directory]:FILE:_files' \
                '(-h --help)-h[Show this help]' \
                '(-h --help)--help[Show this help]' \
                '1::COMMAND:(import list show search play render verify accept diff prune compare check export merge rename copy rm migrate vacuum doctor completions help)'
            ;;
        esac
        ;;
    esac
}

# Offers the names of the catalog at hand: of the kind that is the last word, the others are for compadd.
_portal_db_names() {
    local -a names database
    database=${opt_args[--db]:-$before}
    [[ -z $database ]] || database=(--db=${(Q)database})
    names=(${(f)"$(portal-db completions --names $argv[-1] --starting-with=${(Q)PREFIX} $database 2>/dev/null)"})
    compadd "${@[1,-2]}" -a names
}

if [[ $funcstack[1] == _portal_db ]]; then
    _portal_db "$@"
else
    compdef _portal_db portal-db
fi
