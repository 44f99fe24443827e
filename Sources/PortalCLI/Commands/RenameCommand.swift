import PortalDB
import PortalRender

extension Command {
    static let rename: Command = Command(
        name: "rename",
        summary: "Give a preset, pop-up settings or a scene another name",
        discussion: [
            "Every place that names it is changed with it. Recordings stay as they are and count as before: what plays "
                + "show does not depend on these names."
        ],
        arguments: [
            .kind, Argument(name: "OLD", summary: "Its name"), Argument(name: "NEW", summary: "Its name from then on"),
        ],
        options: [Option<Bool>.dryRun.row],
        examples: [
            Example(words: "rename hero/open hero/enter", meaning: "And all scenes and presets that use it."),
            Example(words: "rename scene cards card-grid", meaning: "Where a preset has the name, too."),
            Example(words: "rename hero/open hero/enter --dry-run", meaning: "Which places would be changed."),
        ],
        run: { invocation, console in
            let isDry = invocation[.dryRun]
            let catalog = try invocation.catalogToChange(isDryRun: isDry, on: console)
            let (kind, names) = invocation.names(atLeast: 2)
            let thing = try catalog.thing(named: names[0], kind)
            let summary = try catalog.rename(thing, to: names[1], dryRun: isDry)
            for use in summary.uses { try console.output.line("  \(use)".printable) }
            let verb = isDry ? "would be" : "is now"
            try console.output.line("\(summary.old) \(verb) '\(summary.new.name)'\(summary.extent).".printable)
            return .success
        })

    static let copy: Command = Command(
        name: "copy",
        summary: "Make a second preset, pop-up settings or scene like one that exists",
        discussion: ["Recordings stay with the first."],
        arguments: [
            .kind, Argument(name: "OLD", summary: "The name of what there is"),
            Argument(name: "NEW", summary: "The name of the copy"),
        ],
        options: [Option<Bool>.dryRun.row],
        examples: [
            Example(words: "copy hero/open hero/slow", meaning: "To change the copy, with 'export' and 'import'."),
            Example(words: "copy scene card-grid card-list", meaning: "Where a preset has the name, too."),
        ],
        run: { invocation, console in
            let isDry = invocation[.dryRun]
            let catalog = try invocation.catalogToChange(isDryRun: isDry, on: console)
            let (kind, names) = invocation.names(atLeast: 2)
            let thing = try catalog.thing(named: names[0], kind)
            let new = try catalog.copy(thing, to: names[1], dryRun: isDry)
            try console.output.line("\(new) \(isDry ? "would be" : "is") a copy of '\(thing.name)'.".printable)
            return .success
        })
}

extension RenameSummary {
    /// `, in 3 places`
    fileprivate var extent: String {
        let places = uses.isEmpty ? [] : ["in \(uses.count.of("place"))"]
        let recordings = recordingCount == 0 ? [] : ["with \(recordingCount.of("recording"))"]
        return (places + recordings).map { ", \($0)" }.joined()
    }
}
