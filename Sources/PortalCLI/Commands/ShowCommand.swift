import PortalDB
import PortalDocument

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
        arguments: [Argument(name: "NAME", summary: "Its name; SCENE/NAME for something of a scene")],
        options: [Option<ShowFormat>.form.row] + MeasuredDistance.options,
        examples: [
            Example(words: "show card-grid", meaning: "All that the scene has."),
            Example(words: "show portal-4/default", meaning: "A preset: what it means, how it moves, who uses it."),
            Example(words: "show portal-4/default --distance 300", meaning: "The same over 300 points."),
            Example(words: "show portal-sheet/open-1", meaning: "A transition of a scene."),
            Example(words: "show card-grid --format json", meaning: "A document that import reads."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalog(.readOnly, on: console)
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
                var writer = DocumentWriter { try console.output.write(String(decoding: $0, as: UTF8.self)) }
                for thing in things { try writer.write(thing.element) }
                try writer.finish()
            }
            return .success
        })
}
