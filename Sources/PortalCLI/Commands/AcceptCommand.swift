import PortalDB
import PortalRender

extension Command {
    static let accept: Command = Command(
        name: "accept",
        summary: "Take new results over as what plays are compared with",
        discussion: [
            "What was recorded before is kept: 'list recordings --history' lists it, 'show SCENE/NAME@3' shows it, "
                + "'diff' compares, 'prune' removes it."
        ],
        arguments: [
            Argument(
                name: "NAME", count: .several, offers: .names(.plays),
                summary: "SCENE, SCENE/NAME, or a pattern for either")
        ],
        options: [
            Option<String?>.tag.row, Option<Shard?>.shard.row, Option<Int?>.jobs.row, Option<[String]>.libraries.row,
        ],
        examples: [
            Example(words: "accept card-grid/open-dawn", meaning: "One play."),
            Example(words: "accept '*'", meaning: "Everything that is not as recorded."),
            Example(words: "accept '*' --tag hero", meaning: "What moves with the presets of a tag."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalogWithLibraries(.readWrite, on: console)
            var isWhole = true
            let run = try catalog.accept(
                invocation.selection, jobs: invocation[.jobs], isCancelled: console.isInterrupted
            ) { verification in
                let name = verification.description.printable
                if case .unplayable(let reason) = verification.verdict {
                    isWhole = false
                    let error = CatalogError(reason, play: verification.description)
                    return try console.errors.line("portal-db: \(error)".printable)
                }
                let kind = verification.kind
                let was = console.style.paint(kind.rawValue.padded(to: VerdictKind.width), kind.ink)
                try console.output.line("\(was)  \(name)")
            }
            if run.recordedCount == 0 {
                try console.output.line("Nothing to accept.")
            } else {
                try console.output.line("\(run.recordedCount) accepted.")
            }
            let notes = RunNotes(console: console, isVerbose: false)
            if try notes.tellInterruption(of: run, verb: "accepted") { return .interrupted }
            return isWhole ? .success : .badData
        })
}
