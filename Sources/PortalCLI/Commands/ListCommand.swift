import PortalDB

/// What `list` lists.
private enum ListKind: String, CaseIterable {
    case scenes, presets, popups, transitions, recordings, libraries
}

extension Option where Value == Int? {
    fileprivate static let pageSize = Option.optional(
        "limit", short: "n", .whole(1...100_000, "N"), "At most so many; what to pass to --after for more is said")
}

extension Option where Value == String? {
    fileprivate static let library = Option.optional(
        "from", .text("LIBRARY"), "Of scenes, presets and pop-up settings those that came from it; its name or id")
}

extension Option<Bool> {
    fileprivate static let history = Option.flag("history", "Of recordings also those that were replaced")
}

extension Command {
    static let list: Command = Command(
        name: "list",
        summary: "List scenes, presets, pop-up settings, transitions, recordings or libraries",
        discussion: [
            "A pattern is a glob in which * stands for anything, as in 'hero/*'. "
                + "Transitions and recordings have the name SCENE/NAME.",
            "With --library presets and pop-up settings are listed as names mean them: those of the catalog, then those "
                + "of each library whose names are not taken, with their origin.",
        ],
        arguments: [
            Argument(
                name: "KIND", count: .optional, choices: ListKind.allCases.map(\.rawValue),
                summary: "What to list, scenes by default"),
            Argument(name: "PATTERN", count: .optional, summary: "Only names that match"),
        ],
        options: [
            Option<String?>.scene.row, Option<String?>.library.row, Option<Int?>.pageSize.row,
            Option<String?>.after.row, Option<Bool>.history.row, Option<[String]>.libraries.row,
            Option<ListingFormat>.format.row,
        ],
        examples: [
            Example(words: "list", meaning: "All scenes."),
            Example(words: "list presets 'swiftui/*'", meaning: "Presets by name."),
            Example(words: "list presets --library team.portaldb", meaning: "With those of a library."),
            Example(words: "list transitions --scene portal-sheet", meaning: "The transitions of a scene."),
            Example(words: "list recordings --format csv", meaning: "What was played, for a spreadsheet."),
            Example(words: "list recordings 'card-grid/*' --history", meaning: "With those that were replaced."),
            Example(words: "list libraries", meaning: "Those of which something was imported."),
            Example(words: "list presets --from 'Team Motion'", meaning: "What was imported from a library."),
            Example(words: "list scenes --limit 20 --after card-grid", meaning: "A page."),
        ],
        run: { invocation, console in
            let kind = invocation.arguments.first.flatMap(ListKind.init) ?? .scenes
            let catalog = try invocation.catalogWithLibraries(.readOnly, on: console)
            let pages = try Pages(of: kind, invocation)
            if let scene = invocation[.scene] { _ = try catalog.scene(Scene.ID(scene)) }
            let library = try invocation[.library].map { try catalog.library($0).id }
            switch kind {
            case .scenes: try pages.write(SceneList(catalog: catalog, library: library), on: console)
            case .presets where !catalog.libraryFiles.isEmpty && library == nil:
                try pages.write(LibraryPresetList(catalog: catalog), on: console)
            case .presets: try pages.write(PresetList(catalog: catalog, library: library), on: console)
            case .popups where !catalog.libraryFiles.isEmpty && library == nil:
                try pages.write(LibraryPopupSettingsList(catalog: catalog), on: console)
            case .popups: try pages.write(PopupSettingsList(catalog: catalog, library: library), on: console)
            case .transitions: try pages.write(TransitionList(catalog: catalog), on: console)
            case .recordings where invocation[.history]:
                try pages.write(HistoryList(catalog: catalog), on: console)
            case .recordings: try pages.write(RecordingList(catalog: catalog), on: console)
            case .libraries: try pages.write(ImportedLibraryList(catalog: catalog), on: console)
            }
            return .success
        })
}

extension Pages {
    fileprivate init(of kind: ListKind, _ invocation: Invocation) throws(UsageError) {
        let pattern = invocation.arguments.dropFirst().first
        let isWithinScenes = kind == .transitions || kind == .recordings
        guard isWithinScenes || invocation[.scene] == nil else {
            throw UsageError(message: "--scene goes with transitions and recordings", command: "list")
        }
        guard !isWithinScenes && kind != .libraries || invocation[.library] == nil else {
            throw UsageError(message: "--from goes with scenes, presets and popups", command: "list")
        }
        guard kind == .recordings || !invocation[.history] else {
            throw UsageError(message: "--history goes with recordings", command: "list")
        }
        self.init(
            pattern: invocation[.scene].map { "\(Glob.escaped($0))/\(pattern ?? "*")" } ?? pattern,
            limit: invocation[.pageSize], after: invocation[.after], format: invocation[.format])
    }
}
