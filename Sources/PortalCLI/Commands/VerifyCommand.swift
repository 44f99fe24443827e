import PortalDB

extension Option<Double> {
    fileprivate static let tolerance = Option.value(
        "tolerance", .points(0...1_000_000), default: 0,
        "How far places and lengths may differ; factors and opacities by a hundredth of it")
}

extension Option<ReportFormat> {
    fileprivate static let form = Option.value(
        "format", short: "f", .choice("FORMAT"), default: .text,
        "Form of the report; junit is XML for build services, github annotates a workflow's run")
}

extension Option where Value == String? {
    fileprivate static let page = Option.optional(
        "report", .text("FILE"), "Also a page for browsers, with what was recorded and what is played now side by side")
}

extension Option<Bool> {
    fileprivate static let replace = Option.flag("replace", "Replace the report's file if it exists")
}

extension Command {
    static let verify: Command = Command(
        name: "verify",
        summary: "Play what was recorded again, and say what has changed",
        discussion: [
            "A play is stale if a scene, preset or setting that it depends on was changed since, changed if the same "
                + "input gives another result, missing if it was never recorded, gone if the scene has no such play "
                + "any more, and damaged if the recording is not what was written.",
            "Nothing is written. The exit code is 1 if anything is not as recorded; 'accept' takes new results over.",
        ],
        arguments: [
            Argument(
                name: "NAME", count: .any, offers: .names(.plays),
                summary: "SCENE, SCENE/NAME, or a pattern for either; all without it")
        ],
        options: [
            Option<Double>.tolerance.row, Option<String?>.tag.row, Option<Shard?>.shard.row, Option<Int?>.jobs.row,
            Option<Bool>.verbose.row, Option<[String]>.libraries.row, Option<ReportFormat>.form.row,
            Option<String?>.page.row, Option<Bool>.replace.row,
        ],
        examples: [
            Example(words: "verify", meaning: "Everything; nothing but a summary if all is as recorded."),
            Example(words: "verify 'card-*' --tolerance 0.01", meaning: "Some scenes, but for a hundredth of a point."),
            Example(words: "verify --tag hero -v", meaning: "What moves with the presets of a tag, in full."),
            Example(words: "verify --format junit", meaning: "For a build service."),
            Example(words: "verify --report report.html", meaning: "And to look at, in a browser."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalogWithLibraries(.readOnly, on: console)
            let format = invocation[.form]
            let file = try invocation[.page].map {
                try ReportFile($0, replaces: invocation[.replace], besides: catalog)
            }
            var page = VerificationPage(catalog: catalog)
            let tasks = try catalog.recordedTasks(invocation.selection, nil)
            var report = format.report(style: console.style, isVerbose: invocation[.verbose])
            var tally = VerificationTally()
            var progress = Progress(on: console)
            var isPassed = true
            let run = try catalog.verify(
                tasks, tolerance: invocation[.tolerance], jobs: invocation[.jobs], isCancelled: console.isInterrupted
            ) { verification in
                tally.add(verification)
                if !verification.isPassed { isPassed = false }
                if file != nil { page.add(verification) }
                let text = report.text(of: verification)
                if !text.isEmpty {
                    try progress.clear()
                    try console.output.write(text)
                }
                try progress.advance(of: tasks.count)
            }
            try progress.clear()
            try console.output.write(report.end(tally))
            if format == .junit { for note in tally.engineNotes { try console.errors.line(note) } }
            let notes = RunNotes(console: console, isVerbose: invocation[.verbose])
            try notes.write(tally.slowest)
            if try notes.tellInterruption(of: run, verb: nil) { return .interrupted }
            try file?.write(page.page(tally))
            return isPassed ? .success : .differences
        })
}
