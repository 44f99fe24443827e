import PortalDB
import PortalRender
import PortalSystem

extension Option where Value == RenderFormat? {
    fileprivate static let form = Option.optional(
        "format", short: "f", .choice("FORMAT"), "Form of the drawing; without it by the ending of the output's name")
}

extension Option where Value == String? {
    fileprivate static let output = Option.optional(
        "output", short: "o", .text("FILE"),
        "Where it goes, a directory for several plays; without it, or as -, the standard output")
}

extension Option where Value == [String] {
    fileprivate static let curve = Option.list(
        "curve", .text("PRESET"), "A preset's or an animation's curve, in place of plays (svg, css)")
}

extension Option<Bool> {
    fileprivate static let replace = Option.flag("replace", "Replace files that exist")
}

extension Command {
    static let render: Command = Command(
        name: "render",
        summary: "Draw plays and curves, to look at and to take away",
        discussion: [
            "A play's frames are those that are recorded, if that recording is still what playing would give, else it is "
                + "played now; SCENE/NAME@3 draws a certain recording. Nothing is written to the catalog.",
            "What a format cannot show is said on the standard error, and in the file where it has a place for that.",
        ],
        arguments: [
            Argument(
                name: "SCENE[/NAME[@N]]", count: .any,
                summary: "A play, all of a scene, a pattern with * for anything, or a recording")
        ],
        options: [
            Option<RenderFormat?>.form.row, Option<String?>.output.row, Option<Bool>.replace.row,
            Option<[String]>.curve.row,
        ] + RenderStyle.options + MeasuredDistance.options + [
            Option<Double>.limit.row, Option<Bool>.reduceMotion.row, Option<[String]>.libraries.row,
        ],
        examples: [
            Example(words: "render card-grid -o cards.html", meaning: "A page to play, scrub and compare its plays."),
            Example(
                words: "render card-grid/open-dawn -o open.svg", meaning: "A picture that moves, for an image tag."),
            Example(words: "render card-grid/open-dawn --frames 8 -o strip.svg", meaning: "Eight frames side by side."),
            Example(words: "render card-grid/open-dawn --at 0.25 -o still.svg", meaning: "What is seen after 0.25 s."),
            Example(
                words: "render --curve swiftui/smooth --curve swiftui/bouncy -o curves.svg",
                meaning: "How two presets move; as .css their easing functions."),
            Example(words: "render 'card-*' -o pictures/ --format lottie", meaning: "A file for each play."),
        ],
        run: { invocation, console in
            let format = try invocation.renderFormat()
            let style = try RenderStyle(invocation, format: format)
            let (names, curves) = (invocation.arguments, invocation[.curve])
            try invocation.checkUses(isCurve: !curves.isEmpty, format)
            guard names.isEmpty != curves.isEmpty else {
                let message =
                    names.isEmpty ? "SCENE[/NAME] or --curve PRESET is missing" : "--curve and plays exclude each other"
                throw UsageError(message: message, command: "render")
            }
            let options = try PlayOptions(
                fps: invocation[.fps], limit: invocation[.limit], reduceMotion: invocation[.reduceMotion])
            let catalog = try invocation.catalogWithLibraries(.readOnly, on: console)
            let file = RenderFile(replaces: invocation[.replace], catalogPath: catalog.path, console: console)
            guard curves.isEmpty else {
                let drawing = try CurveDrawing(curves, in: catalog, over: MeasuredDistance(invocation))
                try file.write(try drawing.text(as: format, style), to: invocation[.output])
                return .success
            }
            let plays = try catalog.renderedPlays(names, options)
            try invocation.requireNoOptions(with: names, in: catalog, command: "render")
            guard !plays.isEmpty else {
                throw CatalogError(kind: .missing, "nothing of '\(names.joined(separator: "', '"))' can be played")
            }
            let target = try RenderTarget(invocation[.output], count: plays.count, format: format)
            try file.write(plays, named: names, to: target, format) { try format.drawing(of: $0, asList: $1, style) }
            return .success
        })
}

extension Invocation {
    /// - Throws: ``UsageError`` for an option that has no part in the drawing.
    fileprivate func checkUses(isCurve: Bool, _ format: RenderFormat) throws {
        let misplaced: [(name: String, use: String, isMisplaced: Bool)] = [
            (Option<Double>.cssTolerance.row.name, "css", format != .css),
            (Option<Double>.distance.row.name, "--curve", !isCurve),
            (Option<Double>.limit.row.name, "plays", isCurve), (Option<Bool>.reduceMotion.row.name, "plays", isCurve),
        ]
        guard let found = misplaced.first(where: { $0.isMisplaced && options[$0.name] != nil }) else { return }
        throw UsageError(message: "--\(found.name) is for \(found.use) only", command: "render")
    }

    fileprivate func renderFormat() throws -> RenderFormat {
        if let format = self[.form] { return format }
        guard let path = self[.output], path != "-" else { return .svg }
        if let format = RenderFormat(ofFile: path) { return format }
        guard !path.hasEnding(".lottie") else {
            throw UsageError(
                message: "'\(path.printable)' would be a zip archive, which is not written; name it .lottie.json",
                command: "render")
        }
        let choices = RenderFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
            message: "'\(path.printable)' does not say what to draw; use --format with one of \(choices)",
            command: "render")
    }
}
