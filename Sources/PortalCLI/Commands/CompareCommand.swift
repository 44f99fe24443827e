import PortalDB
import PortalDocument
import PortalRender

extension Command {
    static let compare: Command = Command(
        name: "compare",
        summary: "Say how two presets differ in motion",
        discussion: [
            "Either may also be an animation in SwiftUI's notation, or {NAME} with modifiers. "
                + "The exit code is 1 if they move differently."
        ],
        arguments: [
            Argument(name: "PRESET", summary: "A preset or an animation"),
            Argument(name: "PRESET", summary: "Another"),
        ],
        options: [Option<ListingFormat>.format.row] + MeasuredDistance.options,
        examples: [
            Example(words: "compare swiftui/smooth swiftui/snappy", meaning: "Two presets."),
            Example(words: "compare portal-4/default '.smooth(duration: 0.35)'", meaning: "What a change would do."),
            Example(words: "compare swiftui/smooth '{swiftui/smooth}.speed(2)'", meaning: "The same, twice as fast."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalog(.readOnly, on: console)
            let comparison = try PresetComparison(
                invocation.arguments.map { try catalog.animation(words: $0) }, over: MeasuredDistance(invocation))
            let names = invocation.arguments
            try comparison.listing(names).write(
                as: invocation[.format], fitting: console.tableWidth, to: console.output.write)
            if invocation[.format] == .text {
                for line in comparison.text(names, style: console.style) { try console.output.line(line) }
            }
            return comparison.isSame ? .success : .differences
        })
}
