import PortalDB
import PortalDocument
import PortalRender

/// What something is shown as.
private enum ShowFormat: String, CaseIterable {
    case text, json
}

extension Option<ShowFormat> {
    fileprivate static let form = Option.value(
        "format", short: "f", .choice("FORMAT"), default: .text, "Form of the output; json is a document of it")
}

extension Command {
    static let show: Command = Command(
        name: "show",
        summary: "Show a scene, a preset, pop-up settings or something that can be played",
        arguments: [
            Argument(
                name: "NAME", summary: "Its name; SCENE/NAME for something of a scene, SCENE/NAME@3 for a recording")
        ],
        options: [Option<[String]>.libraries.row, Option<ShowFormat>.form.row] + MeasuredDistance.options,
        examples: [
            Example(words: "show card-grid", meaning: "All that the scene has."),
            Example(words: "show portal-4/default", meaning: "A preset: what it means, how it moves, who uses it."),
            Example(words: "show portal-4/default --distance 300", meaning: "The same over 300 points."),
            Example(words: "show portal-sheet/open-1", meaning: "A transition of a scene."),
            Example(words: "show portal-sheet/open-1@3", meaning: "Its third recording, as 'play' shows one."),
            Example(words: "show card-grid --format json", meaning: "A document that import reads."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalogWithLibraries(.readOnly, on: console)
            if let name = try RecordingName(invocation.arguments[0], in: catalog) {
                try write(try catalog.recording(name), as: invocation[.form], on: console)
                return .success
            }
            let things = try ShownThing.all(named: invocation.arguments[0], in: catalog)
            switch invocation[.form] {
            case .text:
                let text = ShownText(
                    catalog: catalog, console: console, distance: MeasuredDistance(invocation))
                for (number, thing) in things.enumerated() {
                    if number > 0 { try console.output.write("\n") }
                    try text.write(thing)
                }
            case .json:
                var writer = DocumentWriter { try console.output.write(utf8: $0) }
                for thing in things { try writer.write(thing.element) }
                try writer.finish()
            }
            return .success
        })
}

private func write(_ recording: Recording, as format: ShowFormat, on console: Console) throws {
    switch format {
    case .text:
        for line in TimelineText(of: recording, style: console.style).lines() { try console.output.line(line) }
    case .json:
        var writer = RecordingWriter(asList: false) { try console.output.write(utf8: $0) }
        try writer.write(recording)
        try writer.finish()
    }
}
