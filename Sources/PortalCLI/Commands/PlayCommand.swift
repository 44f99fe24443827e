import PortalDB
import PortalRender

extension Option where Value == RecordMode? {
    fileprivate static let record = Option.optional(
        "record", .choice("MODE"),
        "Which plays are recorded: 'missing' without it, and with --all 'never' where CI is set; "
            + "'failed' are those that differ from their recording or have none, and 'off' compares nothing")
}

extension Option<Bool> {
    fileprivate static let noRecord = Option.flag("no-record", "The same as --record off")
    static let all = Option.flag("all", "Everything that can be played")
}

extension Command {
    static let play: Command = Command(
        name: "play",
        summary: "Play what is stored, frame by frame, and record or compare the result",
        discussion: [
            "A transition is opened and closed again, a pop-up presented and dismissed, a header scrolled, a script "
                + "followed. The result is recorded in the catalog, or compared with the recording that is there.",
            "Of one play, or of one scene's, the text shows the timelines; of more it says what is not as recorded. "
                + "The exit code is 1 if a result differs from its recording or a play is timed out.",
        ],
        arguments: [
            Argument(
                name: "SCENE[/NAME]", count: .any,
                summary: "A transition, pop-up, delayed container, header or script; all of a scene; or a pattern "
                    + "for either, with * for anything")
        ],
        options: [
            Option<Bool>.live.row, Option<Bool>.all.row, Option<String?>.tag.row, Option<Shard?>.shard.row,
            Option<Int?>.jobs.row,
            Option<Int>.fps.row, Option<Double>.limit.row, Option<Bool>.reduceMotion.row,
            Option<RecordMode?>.record.row, Option<Bool>.noRecord.row, Option<Bool>.verbose.row,
            Option<[String]>.libraries.row, Option<ListingFormat>.format.row,
        ],
        examples: [
            Example(words: "play portal-sheet/open-1", meaning: "A transition's events, phases and tracks."),
            Example(words: "play card-grid", meaning: "All that the scene has."),
            Example(words: "play card-grid/open-dawn --fps 120 --no-record --format json", meaning: "Every frame."),
            Example(words: "play card-grid/open-dawn --live", meaning: "Looks at it; Ctrl-C ends it."),
            Example(words: "play --all", meaning: "Records whatever is not recorded yet."),
            Example(words: "play --all --shard 2/5", meaning: "The second of five parts, for one of five machines."),
            Example(words: "play 'card-*' --record failed", meaning: "Accepts results that have changed."),
        ],
        run: { invocation, console in
            let names = invocation.arguments
            guard invocation[.all] || !names.isEmpty || invocation[.tag] != nil else {
                throw UsageError(message: "SCENE[/NAME] is missing; --all plays everything", command: "play")
            }
            guard !invocation[.all] || names.isEmpty else {
                throw UsageError(message: "--all and names exclude each other", command: "play")
            }
            guard !invocation[.noRecord] || invocation[.record] == nil else {
                throw UsageError(message: "--record and --no-record exclude each other", command: "play")
            }
            guard !invocation[.live] || invocation[.record] == nil else {
                throw UsageError(message: "--live records nothing: --record has no part in it", command: "play")
            }
            let options = try PlayOptions(
                fps: invocation[.fps], limit: invocation[.limit], reduceMotion: invocation[.reduceMotion])
            if invocation[.live] { return try invocation.playLive(options, on: console) }
            let mode = invocation.recordMode(on: console)
            let catalog = try invocation.catalogWithLibraries(mode.writes ? .readWrite : .readOnly, on: console)
            let tasks = try catalog.tasks(invocation.selection, options)
            let form = PlayForm(of: names, tasks, invocation)
            var output = PlayOutput(
                format: invocation[.format], form: form, isVerbose: invocation[.verbose], console: console)
            var progress = Progress(on: console)
            let run = try catalog.run(
                tasks, record: mode, jobs: invocation[.jobs], isCancelled: console.isInterrupted
            ) { finished in
                try progress.clear()
                try output.write(finished)
                try progress.advance(of: tasks.count)
            }
            try progress.clear()
            try output.finish()
            let notes = RunNotes(console: console, isVerbose: invocation[.verbose])
            if form == .many { try notes.write(output.slowest) }
            if try notes.tellInterruption(of: run, verb: "recorded") { return .interrupted }
            return output.isAsExpected ? .success : .differences
        })
}

extension Invocation {
    fileprivate func recordMode(on console: Console) -> RecordMode {
        if self[.noRecord] { return .off }
        return self[.record] ?? (self[.all] && console.isContinuousIntegration ? .never : .missing)
    }
}

/// What was asked for decides how results are written.
enum PlayForm: Hashable {
    /// `SCENE/NAME`
    case one
    /// `SCENE`
    case scene
    /// Several names, a pattern, a tag, a shard or everything.
    case many

    fileprivate init(of names: [String], _ tasks: [PlayTask], _ invocation: Invocation) {
        guard names.count == 1, invocation[.tag] == nil, invocation[.shard] == nil else {
            self = .many
            return
        }
        if tasks.count == 1, tasks[0].name == names[0] {
            self = .one
        } else {
            self = tasks.allSatisfy { $0.scene.rawValue == names[0] } ? .scene : .many
        }
    }
}
