import PortalDB
import PortalRender

extension Option<Int> {
    fileprivate static let kept = Option.value(
        "keep", .whole(0...1_000_000, "N"), default: 0, "Replaced recordings of each play that stay, the newest")
}

extension Command {
    static let prune: Command = Command(
        name: "prune",
        summary: "Remove recordings that were replaced, and give their space back",
        discussion: ["What plays are compared with stays."],
        arguments: [
            Argument(
                name: "PATTERN", count: .optional, offers: .names(.plays),
                summary: "Only of plays whose SCENE/NAME matches")
        ],
        options: [Option<Int>.kept.row, Option<Bool>.dryRun.row],
        examples: [
            Example(words: "prune", meaning: "All of the history."),
            Example(words: "prune 'card-*' --keep 3", meaning: "Of some scenes, but for the last three of each play."),
            Example(words: "prune --dry-run", meaning: "What would be removed."),
        ],
        run: { invocation, console in
            let isDry = invocation[.dryRun]
            let catalog = try invocation.catalogToChange(isDryRun: isDry, on: console)
            let summary = try catalog.prune(
                invocation.arguments.first, keeping: invocation[.kept], dryRun: isDry)
            for name in summary.recordings { try console.output.line(name.description.printable) }
            let recordings = summary.recordings.count.of("recording")
            let freed = (Double(summary.byteCount) / 1000).short(places: 1)
            try console.output.line(isDry ? "\(recordings) to remove." : "\(recordings) removed, \(freed) KB freed.")
            return .success
        })
}
