import PortalDB
import PortalRender
import PortalSystem

/// What differences are written as.
private enum DiffFormat: String, CaseIterable {
    case text, json
}

extension Option<DiffFormat> {
    fileprivate static let form = Option.value(
        "format", short: "f", .choice("FORMAT"), default: .text, "Form of the output")
}

extension Command {
    static let diff: Command = Command(
        name: "diff",
        summary: "Say how two recordings, or two catalogs, differ",
        discussion: [
            "Of two catalogs everything that has a name is compared: presets by notation and by motion, settings, "
                + "scenes, and what plays are compared with. Of SCENE/NAME without a version the present recording is "
                + "meant. The exit code is 1 if there are differences."
        ],
        arguments: [
            Argument(name: "OLD", summary: "A recording, SCENE/NAME@3, or a catalog's file"),
            Argument(name: "NEW", offers: .names(.all), summary: "Another"),
        ],
        options: [Option<DiffFormat>.form.row, Option<[String]>.libraries.row],
        examples: [
            Example(words: "diff portal-sheet/open-1@3 portal-sheet/open-1@4", meaning: "Two recordings."),
            Example(words: "diff portal-sheet/open-1@3 portal-sheet/open-1", meaning: "And the present one."),
            Example(words: "diff before.db after.db", meaning: "Two catalogs."),
        ],
        run: { invocation, console in
            let (old, new) = (invocation.arguments[0], invocation.arguments[1])
            let isJSON = invocation[.form] == .json
            switch (Durability.exists(old), Durability.exists(new)) {
            case (true, true): return try invocation.compareCatalogs(old, new, isJSON, console)
            case (true, false): throw CatalogError(kind: .missing, "there is no file '\(new)' to compare '\(old)' with")
            case (false, true): throw CatalogError(kind: .missing, "there is no file '\(old)' to compare '\(new)' with")
            case (false, false): break
            }
            let catalog = try invocation.catalog(.readOnly, on: console)
            let names = (try catalog.recordingName(old), try catalog.recordingName(new))
            let difference = try catalog.difference(from: names.0, to: names.1)
            if isJSON {
                try console.output.line(difference?.json.description ?? "{}")
            } else {
                try console.output.line("\(names.0) → \(names.1)".printable)
                let lines =
                    difference.map { DifferenceWords($0).engines + DifferenceWords($0).full() } ?? ["no difference"]
                for line in lines { try console.output.line("  \(line)") }
            }
            return difference == nil ? .success : .differences
        })
}

extension Invocation {
    fileprivate func compareCatalogs(
        _ old: String, _ new: String, _ isJSON: Bool, _ console: Console
    ) throws -> ExitCode {
        let catalogs = try [old, new].map { path in
            // A name means a catalog's own thing anyway.
            let libraries = try libraryPaths(on: console).filter { !FileKind.isOneFile($0, path) }
            return try Catalog(
                path: path, access: .readOnly, libraries: libraries, busyTimeout: console.busyTimeout())
        }
        var count = 0
        try catalogs[0].compare(with: catalogs[1]) { change in
            if isJSON {
                try console.output.write((count == 0 ? "[" : ",") + "\n  \(change.json)")
            } else {
                for line in change.lines(style: console.style) { try console.output.line(line) }
            }
            count += 1
        }
        if isJSON {
            try console.output.write(count == 0 ? "[]\n" : "\n]\n")
        } else if count == 0 {
            try console.output.line("No difference.")
        }
        return count == 0 ? .success : .differences
    }
}

extension Catalog {
    /// The recording that a text names, or the present one of a play.
    fileprivate func recordingName(_ text: String) throws -> RecordingName {
        if let name = try RecordingName(text, in: self) { return name }
        let (scene, plays) = try plays(named: text)
        guard plays.count == 1, "\(scene.name)/\(plays[0].name)" == text else {
            throw CatalogError(kind: .missing, "'\(text)' is neither a file nor a play nor a recording")
        }
        return try presentRecording(scene: scene.name, play: plays[0].name)
    }
}

extension CatalogChange {
    fileprivate func lines(style: TextStyle) -> [String] {
        let ink: Ink =
            switch state {
            case .added: .good
            case .gone, .damaged: .bad
            case .changed: .notice
            }
        let kind = kind == .popupSettings ? "pop-up settings" : kind.rawValue
        let head = style.paint(state.rawValue.padded(to: 7), ink) + "  \(kind) \(name.printable)"
        let details =
            changes.map { $0.description.printable } + (motion.map { [$0] } ?? [])
            + (recording.map { DifferenceWords($0).engines + DifferenceWords($0).short() } ?? [])
        return [head] + details.map { "    \($0)" }
    }

    /// What a preset's change means.
    private var motion: String? {
        guard kind == .preset, state == .changed else { return nil }
        guard isMotionChanged else { return "moves alike" }
        return changes.isEmpty ? "moves differently: what it starts from has changed" : "moves differently"
    }

    fileprivate var json: JSONValue {
        .object([
            ("kind", .text(kind.rawValue)), ("name", .text(name)), ("state", .text(state.rawValue)),
            ("changes", changes.isEmpty ? nil : .list(changes.map(\.json))),
            ("motionChanged", kind == .preset && state == .changed ? .flag(isMotionChanged) : nil),
            ("difference", recording?.json),
        ])
    }
}
