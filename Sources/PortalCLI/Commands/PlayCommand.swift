import PortalDB
import PortalRender

extension Option<RecordMode> {
    fileprivate static let record = Option.value(
        "record", .choice("MODE"), default: .missing,
        "Which plays are recorded; 'failed' are those that differ from their recording, and 'off' compares nothing")
}

extension Option<Bool> {
    fileprivate static let noRecord = Option.flag("no-record", "The same as --record off")
}

extension Command {
    static let play: Command = Command(
        name: "play",
        summary: "Play what is stored, frame by frame, and record or compare the result",
        discussion: [
            "A transition is opened and closed again, a pop-up presented and dismissed, a header scrolled, a script "
                + "followed. The result is recorded in the catalog, or compared with the recording that is there.",
            "The exit code is 1 if a result differs from its recording or a play is timed out.",
        ],
        arguments: [
            Argument(
                name: "SCENE[/NAME]",
                summary: "A transition, pop-up, delayed container, header or script; or all of a scene")
        ],
        options: [
            Option<Int>.fps.row, Option<Double>.limit.row, Option<Bool>.reduceMotion.row,
            Option<RecordMode>.record.row, Option<Bool>.noRecord.row, Option<ListingFormat>.format.row,
        ],
        examples: [
            Example(words: "play portal-sheet/open-1", meaning: "A transition's events, phases and tracks."),
            Example(words: "play card-grid", meaning: "All that the scene has."),
            Example(words: "play card-grid/open-dawn --fps 120 --no-record --format json", meaning: "Every frame."),
            Example(words: "play card-grid --record failed", meaning: "Accepts results that have changed."),
        ],
        run: { invocation, console in
            let mode = invocation[.noRecord] ? .off : invocation[.record]
            let options = try PlayOptions(
                fps: invocation[.fps], limit: invocation[.limit], reduceMotion: invocation[.reduceMotion])
            let catalog = try invocation.catalog(mode.access, on: console)
            let (scene, plays) = try catalog.plays(named: invocation.arguments[0])
            var output = PlayOutput(format: invocation[.format], isList: plays.count != 1, console: console)
            var code = ExitCode.success
            for play in plays {
                let result = try catalog.play(play, of: scene, options, record: mode)
                try output.write(result)
                if !result.isAsExpected { code = .differences }
            }
            try output.finish()
            return code
        })
}

extension RecordMode {
    fileprivate var access: Catalog.Access {
        switch self {
        case .off, .never: .readOnly
        case .missing, .failed, .all: .readWrite
        }
    }
}

extension PlayResult {
    fileprivate var isAsExpected: Bool {
        guard recording.outcome == .finished else { return false }
        return switch comparison {
        case .notCompared, .recorded, .identical: true
        case .missing, .differs: false
        }
    }
}
