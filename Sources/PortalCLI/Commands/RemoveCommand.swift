import PortalDB
import PortalRender

extension Option<Bool> {
    fileprivate static let yes = Option.flag("yes", short: "y", "Remove scenes also if they have recordings")
}

extension Command {
    static let remove: Command = Command(
        name: "rm",
        summary: "Remove presets, pop-up settings or scenes",
        discussion: [
            "What something else refers to stays, and then nothing is removed; both may be removed together. "
                + "A scene's recordings go with it, so that is to be confirmed with --yes."
        ],
        arguments: [.kind, Argument(name: "NAME", count: .several, summary: "Names, or patterns as 'hero/*'")],
        options: [Option<Bool>.yes.row, Option<Bool>.dryRun.row],
        examples: [
            Example(words: "rm hero/open", meaning: "A preset that nothing uses any more."),
            Example(words: "rm preset 'draft/*' --dry-run", meaning: "What would be removed."),
            Example(words: "rm scene card-grid --yes", meaning: "A scene with its recordings."),
        ],
        run: { invocation, console in
            let isDry = invocation[.dryRun]
            let catalog = try invocation.catalogToChange(isDryRun: isDry, on: console)
            let (kind, names) = invocation.names(atLeast: 1)
            let things = try names.flatMap { try catalog.things(matching: $0, kind) }
            do {
                let plan = try catalog.remove(things, dryRun: true)
                guard isDry || plan.recordingCount == 0 || invocation[.yes] else {
                    throw CatalogError(
                        kind: .badData,
                        "\(plan.recordingCount.of("recording")) would go, too; --yes says that they may")
                }
                let summary = isDry ? plan : try catalog.remove(things)
                for thing in summary.things { try console.output.line("  \(thing)".printable) }
                let recordings = summary.recordingCount.of("recording")
                let extent = summary.recordingCount == 0 ? "" : ", with \(recordings)"
                try console.output.line("\(summary.things.count) \(isDry ? "to remove" : "removed")\(extent).")
                return .success
            } catch let error as ThingsInUseError {
                for use in error.uses { try console.errors.line("\(use.thing) is used by \(use)".printable) }
                throw CatalogError(kind: .badData, "nothing was removed; change these places first, or remove them too")
            }
        })
}
