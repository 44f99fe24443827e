# fish completion for portal-db, made by 'portal-db completions fish'.

# Whether a command's option takes a value.
function __portal_db_takes_value
    switch "$argv[1] $argv[2]"
        case ' --db' 'import --on-conflict' 'import --only' 'import --prefix' 'import -f' 'import --format' 'import --library' 'import --db' 'list --scene' 'list --from' 'list -n' 'list --limit' 'list --after' 'list --library' 'list -f' 'list --format' 'list --db' 'show --library' 'show -f' 'show --format' 'show --distance' 'show --fps' 'show --db' 'search -n' 'search --limit' 'search -f' 'search --format' 'search --db' 'play --tag' 'play --shard' 'play -j' 'play --jobs' 'play --fps' 'play --limit' 'play --record' 'play --library' 'play -f' 'play --format' 'play --db' 'render -f' 'render --format' 'render -o' 'render --output' 'render --curve' 'render --at' 'render --frames' 'render --tolerance' 'render --distance' 'render --fps' 'render --limit' 'render --library' 'render --db' 'verify --tolerance' 'verify --tag' 'verify --shard' 'verify -j' 'verify --jobs' 'verify --library' 'verify -f' 'verify --format' 'verify --report' 'verify --db' 'accept --tag' 'accept --shard' 'accept -j' 'accept --jobs' 'accept --library' 'accept --db' 'diff -f' 'diff --format' 'diff --library' 'diff --db' 'prune --keep' 'prune --db' 'compare --library' 'compare -f' 'compare --format' 'compare --distance' 'compare --fps' 'compare --db' 'check --library' 'check -f' 'check --format' 'check --db' 'export --presets' 'export --popups' 'export --scenes' 'export --name' 'export -f' 'export --format' 'export --target' 'export -o' 'export --output' 'export --library' 'export --db' 'merge --on-conflict' 'merge -f' 'merge --format' 'merge --library' 'merge --db' 'rename --db' 'copy --db' 'rm --db' 'migrate -f' 'migrate --format' 'migrate --db' 'vacuum --db' 'doctor --library' 'doctor -f' 'doctor --format' 'doctor --db' 'completions --names' 'completions --starting-with' 'completions --db' 'help -f' 'help --format' 'help --db'
            return 0
    end
    return 1
end

# Whether this is the command, and so many arguments are before the cursor, or 'any', or at least what fits 'rest'.
function __portal_db_at
    set -l words (commandline -opc)
    set -e words[1]
    set -l command ''
    set -l count 0
    while set -q words[1]
        if string match -q -- '-?*' $words[1]
            if __portal_db_takes_value "$command" $words[1]; and set -q words[2]
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
function __portal_db_names
    set -l words (commandline -opc)
    set -l database
    if set -l place (contains -i -- --db $words); and set -q words[(math $place + 1)]
        set database --db=$words[(math $place + 1)]
    end
    portal-db completions --names $argv[1] --starting-with=(commandline -ct | string unescape) $database 2>/dev/null
end

complete -c portal-db -f
complete -c portal-db -n "__portal_db_at '' 0" -a import -d 'Read documents, catalog files, design tokens or Swift sources into the catalog'
complete -c portal-db -n "__portal_db_at '' 0" -a list -d 'List scenes, presets, pop-up settings, transitions, recordings or libraries'
complete -c portal-db -n "__portal_db_at '' 0" -a show -d 'Show a scene, a preset, pop-up settings or something that can be played'
complete -c portal-db -n "__portal_db_at '' 0" -a search -d 'Find a text in names, titles, summaries, tags, labels and animations'
complete -c portal-db -n "__portal_db_at '' 0" -a play -d 'Play what is stored, frame by frame, and record or compare the result'
complete -c portal-db -n "__portal_db_at '' 0" -a render -d 'Draw plays and curves, to look at and to take away'
complete -c portal-db -n "__portal_db_at '' 0" -a verify -d 'Play what was recorded again, and say what has changed'
complete -c portal-db -n "__portal_db_at '' 0" -a accept -d 'Take new results over as what plays are compared with'
complete -c portal-db -n "__portal_db_at '' 0" -a diff -d 'Say how two recordings, or two catalogs, differ'
complete -c portal-db -n "__portal_db_at '' 0" -a prune -d 'Remove recordings that were replaced, and give their space back'
complete -c portal-db -n "__portal_db_at '' 0" -a compare -d 'Say how two presets differ in motion'
complete -c portal-db -n "__portal_db_at '' 0" -a check -d 'Look for mistakes in scenes, presets and settings'
complete -c portal-db -n "__portal_db_at '' 0" -a export -d 'Write the catalog, or a part of it, for others to import'
complete -c portal-db -n "__portal_db_at '' 0" -a merge -d 'Bring other catalogs and their recordings into the catalog'
complete -c portal-db -n "__portal_db_at '' 0" -a rename -d 'Give a preset, pop-up settings or a scene another name'
complete -c portal-db -n "__portal_db_at '' 0" -a copy -d 'Make a second preset, pop-up settings or scene like one that exists'
complete -c portal-db -n "__portal_db_at '' 0" -a rm -d 'Remove presets, pop-up settings or scenes'
complete -c portal-db -n "__portal_db_at '' 0" -a migrate -d 'Upgrade the catalog to this version\'s schema'
complete -c portal-db -n "__portal_db_at '' 0" -a vacuum -d 'Give space of the file back that nothing uses'
complete -c portal-db -n "__portal_db_at '' 0" -a doctor -d 'Look the catalog\'s file over, and say what to do'
complete -c portal-db -n "__portal_db_at '' 0" -a completions -d 'Write the script that completes words in a shell'
complete -c portal-db -n "__portal_db_at '' 0" -a help -d 'Show what a command takes, with examples'
complete -c portal-db -n "__portal_db_at '' any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at '' any" -s h -l help -d 'Show this help'
complete -c portal-db -n "__portal_db_at '' any" -l version -d 'Show the version'

# import
complete -c portal-db -n "__portal_db_at import rest" -F
complete -c portal-db -n "__portal_db_at import any" -l on-conflict -x -a 'fail skip replace rename' -d 'If a name has other content in the catalog; rename takes it as NAME~2'
complete -c portal-db -n "__portal_db_at import any" -l update -d 'Take what has changed in a library since, but for what was edited here'
complete -c portal-db -n "__portal_db_at import any" -l only -x -a '(__portal_db_names all)' -d 'Only what has such a name in the files, and what that needs of them'
complete -c portal-db -n "__portal_db_at import any" -l prefix -x -d 'Put before every name that is taken, as in \'acme/\''
complete -c portal-db -n "__portal_db_at import any" -l lenient -d 'Take design tokens with "100ms" for a duration, "{a.b}" for a part of a value, without a delay, or with rounded numbers'
complete -c portal-db -n "__portal_db_at import any" -l save -d 'Store the motions of Swift sources that no preset has; without it they are only listed'
complete -c portal-db -n "__portal_db_at import any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at import any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at import any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at import any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at import any" -s h -l help -d 'Show this help'

# list
complete -c portal-db -n "__portal_db_at list 0" -a 'scenes presets popups transitions recordings libraries'
complete -c portal-db -n "__portal_db_at list 1" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at list any" -l scene -x -a '(__portal_db_names scenes)' -d 'Only of this scene'
complete -c portal-db -n "__portal_db_at list any" -l from -x -d 'Of scenes, presets and pop-up settings those that came from it; its name or id'
complete -c portal-db -n "__portal_db_at list any" -s n -l limit -x -d 'At most so many; what to pass to --after for more is said'
complete -c portal-db -n "__portal_db_at list any" -l after -x -a '(__portal_db_names all)' -d 'Begin after this name, as the page before says it'
complete -c portal-db -n "__portal_db_at list any" -l history -d 'Of recordings also those that were replaced'
complete -c portal-db -n "__portal_db_at list any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at list any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at list any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at list any" -s h -l help -d 'Show this help'

# show
complete -c portal-db -n "__portal_db_at show 0" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at show any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at show any" -s f -l format -x -a 'text json' -d 'Form of the output; json is a document of it'
complete -c portal-db -n "__portal_db_at show any" -l distance -x -d 'How far presets are measured to go'
complete -c portal-db -n "__portal_db_at show any" -l fps -x -d 'Frames per second, 1 to 1000'
complete -c portal-db -n "__portal_db_at show any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at show any" -s h -l help -d 'Show this help'

# search
complete -c portal-db -n "__portal_db_at search any" -s n -l limit -x -d 'At most so many'
complete -c portal-db -n "__portal_db_at search any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at search any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at search any" -s h -l help -d 'Show this help'

# play
complete -c portal-db -n "__portal_db_at play rest" -a '(__portal_db_names plays)'
complete -c portal-db -n "__portal_db_at play any" -l live -d 'Show one play moving in real time in this terminal; records and compares nothing'
complete -c portal-db -n "__portal_db_at play any" -l all -d 'Everything that can be played'
complete -c portal-db -n "__portal_db_at play any" -l tag -x -d 'Only plays that move with a preset of this tag'
complete -c portal-db -n "__portal_db_at play any" -l shard -x -d 'Only the K-th of N parts, by the plays\' names: for one of N machines'
complete -c portal-db -n "__portal_db_at play any" -s j -l jobs -x -d 'Plays at once; as many as there are processors without it'
complete -c portal-db -n "__portal_db_at play any" -l fps -x -d 'Frames per second, 1 to 1000'
complete -c portal-db -n "__portal_db_at play any" -l limit -x -d 'Seconds after which a play that still moves is timed out'
complete -c portal-db -n "__portal_db_at play any" -l reduce-motion -d 'Play as with the system\'s Reduce Motion switched on'
complete -c portal-db -n "__portal_db_at play any" -l record -x -a 'missing failed all never off' -d 'Which plays are recorded: \'missing\' without it, and with --all \'never\' where CI is set; \'failed\' are those that differ from their recording or have none, and \'off\' compares nothing'
complete -c portal-db -n "__portal_db_at play any" -l no-record -d 'The same as --record off'
complete -c portal-db -n "__portal_db_at play any" -s v -l verbose -d 'Say everything'
complete -c portal-db -n "__portal_db_at play any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at play any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at play any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at play any" -s h -l help -d 'Show this help'

# render
complete -c portal-db -n "__portal_db_at render rest" -a '(__portal_db_names plays)'
complete -c portal-db -n "__portal_db_at render any" -s f -l format -x -a 'html svg lottie css csv json' -d 'Form of the drawing; without it by the ending of the output\'s name'
complete -c portal-db -n "__portal_db_at render any" -s o -l output -r -F -d 'Where it goes, a directory for several plays; without it, or as -, the standard output'
complete -c portal-db -n "__portal_db_at render any" -l replace -d 'Replace files that exist'
complete -c portal-db -n "__portal_db_at render any" -l curve -x -a '(__portal_db_names presets)' -d 'A preset\'s or an animation\'s curve, in place of plays (svg, css)'
complete -c portal-db -n "__portal_db_at render any" -l at -x -d 'One still picture, of the frame that is shown at this time (svg)'
complete -c portal-db -n "__portal_db_at render any" -l frames -x -d 'A strip of N frames at even distances (svg)'
complete -c portal-db -n "__portal_db_at render any" -l plot -d 'The curves of the tracks in place of the scene (svg)'
complete -c portal-db -n "__portal_db_at render any" -l once -d 'Play once, and not over and over (svg, css)'
complete -c portal-db -n "__portal_db_at render any" -l tolerance -x -d 'How far CSS may be off, as a part of the range of a value, 0.0001 to 0.1'
complete -c portal-db -n "__portal_db_at render any" -l distance -x -d 'How far presets are measured to go'
complete -c portal-db -n "__portal_db_at render any" -l fps -x -d 'Frames per second, 1 to 1000'
complete -c portal-db -n "__portal_db_at render any" -l limit -x -d 'Seconds after which a play that still moves is timed out'
complete -c portal-db -n "__portal_db_at render any" -l reduce-motion -d 'Play as with the system\'s Reduce Motion switched on'
complete -c portal-db -n "__portal_db_at render any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at render any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at render any" -s h -l help -d 'Show this help'

# verify
complete -c portal-db -n "__portal_db_at verify rest" -a '(__portal_db_names plays)'
complete -c portal-db -n "__portal_db_at verify any" -l tolerance -x -d 'How far places and lengths may differ; factors and opacities by a hundredth of it'
complete -c portal-db -n "__portal_db_at verify any" -l tag -x -d 'Only plays that move with a preset of this tag'
complete -c portal-db -n "__portal_db_at verify any" -l shard -x -d 'Only the K-th of N parts, by the plays\' names: for one of N machines'
complete -c portal-db -n "__portal_db_at verify any" -s j -l jobs -x -d 'Plays at once; as many as there are processors without it'
complete -c portal-db -n "__portal_db_at verify any" -s v -l verbose -d 'Say everything'
complete -c portal-db -n "__portal_db_at verify any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at verify any" -s f -l format -x -a 'text json junit github' -d 'Form of the report; junit is XML for build services, github annotates a workflow\'s run'
complete -c portal-db -n "__portal_db_at verify any" -l report -r -F -d 'Also a page for browsers, with what was recorded and what is played now side by side'
complete -c portal-db -n "__portal_db_at verify any" -l replace -d 'Replace the report\'s file if it exists'
complete -c portal-db -n "__portal_db_at verify any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at verify any" -s h -l help -d 'Show this help'

# accept
complete -c portal-db -n "__portal_db_at accept rest" -a '(__portal_db_names plays)'
complete -c portal-db -n "__portal_db_at accept any" -l tag -x -d 'Only plays that move with a preset of this tag'
complete -c portal-db -n "__portal_db_at accept any" -l shard -x -d 'Only the K-th of N parts, by the plays\' names: for one of N machines'
complete -c portal-db -n "__portal_db_at accept any" -s j -l jobs -x -d 'Plays at once; as many as there are processors without it'
complete -c portal-db -n "__portal_db_at accept any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at accept any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at accept any" -s h -l help -d 'Show this help'

# diff
complete -c portal-db -n "__portal_db_at diff 0" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at diff 1" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at diff any" -s f -l format -x -a 'text json' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at diff any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at diff any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at diff any" -s h -l help -d 'Show this help'

# prune
complete -c portal-db -n "__portal_db_at prune 0" -a '(__portal_db_names plays)'
complete -c portal-db -n "__portal_db_at prune any" -l keep -x -d 'Replaced recordings of each play that stay, the newest'
complete -c portal-db -n "__portal_db_at prune any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at prune any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at prune any" -s h -l help -d 'Show this help'

# compare
complete -c portal-db -n "__portal_db_at compare 0" -a '(__portal_db_names presets)'
complete -c portal-db -n "__portal_db_at compare 1" -a '(__portal_db_names presets)'
complete -c portal-db -n "__portal_db_at compare any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at compare any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at compare any" -l distance -x -d 'How far presets are measured to go'
complete -c portal-db -n "__portal_db_at compare any" -l fps -x -d 'Frames per second, 1 to 1000'
complete -c portal-db -n "__portal_db_at compare any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at compare any" -s h -l help -d 'Show this help'

# check
complete -c portal-db -n "__portal_db_at check 0" -a '(__portal_db_names scenes)'
complete -c portal-db -n "__portal_db_at check any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at check any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at check any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at check any" -s h -l help -d 'Show this help'

# export
complete -c portal-db -n "__portal_db_at export 0" -F
complete -c portal-db -n "__portal_db_at export any" -l presets -x -a '(__portal_db_names presets)' -d 'Only presets that match, as \'hero/*\', and what else is selected'
complete -c portal-db -n "__portal_db_at export any" -l popups -x -a '(__portal_db_names popups)' -d 'The same of pop-up settings'
complete -c portal-db -n "__portal_db_at export any" -l scenes -x -a '(__portal_db_names scenes)' -d 'The same of scenes'
complete -c portal-db -n "__portal_db_at export any" -l no-deps -d 'Refuse an export that lacks what it needs, instead of adding that'
complete -c portal-db -n "__portal_db_at export any" -l name -x -d 'What a catalog file is called wherever it is imported; \'unnamed\' without it'
complete -c portal-db -n "__portal_db_at export any" -s f -l format -x -a 'json file tokens swift schema' -d 'A document, a catalog file, design tokens or SwiftUI source, whatever the FILE is called; or the schema of documents, which needs no catalog'
complete -c portal-db -n "__portal_db_at export any" -l target -x -a 'portal-4 portal-1 popup delayed' -d 'What SwiftUI source is for; portal-4 without it'
complete -c portal-db -n "__portal_db_at export any" -s o -l output -r -F -d 'The same as FILE without a dash'
complete -c portal-db -n "__portal_db_at export any" -l replace -d 'Replace the file if it exists'
complete -c portal-db -n "__portal_db_at export any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at export any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at export any" -s h -l help -d 'Show this help'

# merge
complete -c portal-db -n "__portal_db_at merge rest" -F
complete -c portal-db -n "__portal_db_at merge any" -l on-conflict -x -a 'fail skip replace' -d 'If two catalogs have other content, or other results of a play, under one name'
complete -c portal-db -n "__portal_db_at merge any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at merge any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at merge any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at merge any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at merge any" -s h -l help -d 'Show this help'

# rename
complete -c portal-db -n "__portal_db_at rename 0" -a 'preset popup scene'
complete -c portal-db -n "__portal_db_at rename 1" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at rename any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at rename any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at rename any" -s h -l help -d 'Show this help'

# copy
complete -c portal-db -n "__portal_db_at copy 0" -a 'preset popup scene'
complete -c portal-db -n "__portal_db_at copy 1" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at copy any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at copy any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at copy any" -s h -l help -d 'Show this help'

# rm
complete -c portal-db -n "__portal_db_at rm 0" -a 'preset popup scene'
complete -c portal-db -n "__portal_db_at rm rest" -a '(__portal_db_names all)'
complete -c portal-db -n "__portal_db_at rm any" -s y -l yes -d 'Remove scenes also if they have recordings'
complete -c portal-db -n "__portal_db_at rm any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at rm any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at rm any" -s h -l help -d 'Show this help'

# migrate
complete -c portal-db -n "__portal_db_at migrate any" -l status -d 'Only say where the catalog stands'
complete -c portal-db -n "__portal_db_at migrate any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at migrate any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at migrate any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at migrate any" -s h -l help -d 'Show this help'

# vacuum
complete -c portal-db -n "__portal_db_at vacuum any" -s n -l dry-run -d 'Say what would be done, and change nothing'
complete -c portal-db -n "__portal_db_at vacuum any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at vacuum any" -s h -l help -d 'Show this help'

# doctor
complete -c portal-db -n "__portal_db_at doctor any" -l library -r -F -d 'A catalog file in which presets and pop-up settings are looked up that the catalog does not have, in the order given; without it those of PORTAL_LIBRARIES, a colon between them'
complete -c portal-db -n "__portal_db_at doctor any" -s f -l format -x -a 'text json csv' -d 'Form of the output'
complete -c portal-db -n "__portal_db_at doctor any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at doctor any" -s h -l help -d 'Show this help'

# completions
complete -c portal-db -n "__portal_db_at completions 0" -a 'bash zsh fish'
complete -c portal-db -n "__portal_db_at completions any" -l names -x -a 'scenes presets popups plays all' -d 'Instead of a script, names of the catalog, as the scripts ask for them'
complete -c portal-db -n "__portal_db_at completions any" -l starting-with -x -d 'Only names that begin so'
complete -c portal-db -n "__portal_db_at completions any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at completions any" -s h -l help -d 'Show this help'

# help
complete -c portal-db -n "__portal_db_at help 0" -a 'import list show search play render verify accept diff prune compare check export merge rename copy rm migrate vacuum doctor completions help'
complete -c portal-db -n "__portal_db_at help any" -s f -l format -x -a 'text man' -d 'Form of the output; man is a manual page of all commands'
complete -c portal-db -n "__portal_db_at help any" -l db -r -F -d 'The catalog; without it PORTAL_DB, else portal.db in the working directory'
complete -c portal-db -n "__portal_db_at help any" -s h -l help -d 'Show this help'
