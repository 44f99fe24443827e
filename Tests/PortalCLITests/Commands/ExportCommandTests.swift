import Foundation
import Testing

@Suite struct ExportCommandTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test func anImportOfAnExportExportsTheSame() throws {
        let export = workspace.run("export")
        #expect(export.code == .success)
        let other = try Workspace()
        #expect(other.run("import", "-", input: export.output).code == .success)
        #expect(other.run("export").output == export.output)
    }

    @Test func aFileIsReplacedOnlyWhenAsked() throws {
        let path = workspace.path("out.json")
        #expect(workspace.run("export", "--output", path).code == .success)
        let text = try workspace.read("out.json")
        #expect(text == workspace.run("export").output)
        let again = workspace.run("export", "--output", path)
        #expect(again.code == .cannotCreate)
        #expect(again.errors == "portal-db: 'out.json' already exists; use --replace\n")
        try workspace.write("old", to: "out.json")
        #expect(workspace.run("export", "--output", path, "--replace").code == .success)
        #expect(try workspace.read("out.json") == text)
        #expect(!workspace.exists("out.json.partial"))
    }

    @Test(
        arguments: ["json", "file", "tokens", "swift", "schema"],
        [("DIRECTORY", "Is a directory"), ("/dev/null", "no file can")])
    func whatNoFileReplacesIsSaidAtOnce(format: String, place: (path: String, reason: String)) throws {
        try FileManager.default.createDirectory(
            atPath: workspace.path("DIRECTORY"), withIntermediateDirectories: false)
        let path = place.path.hasPrefix("/") ? place.path : workspace.path(place.path)
        let first = workspace.run("export", path, "--format", format)
        #expect(first.code == .cannotCreate && first.errors.contains(place.reason), "\(first.errors)")
        #expect(workspace.run("export", path, "--format", format, "--replace").errors == first.errors)
    }

    /// It is no database, so nothing beside it is a part of it.
    @Test(arguments: [false, true], ["-wal", "-journal"])
    func whatLiesBesideATextIsNothingToIt(exists: Bool, suffix: String) throws {
        if exists { try workspace.write("old", to: "out.json") }
        try workspace.write("mine", to: "out.json" + suffix)
        let result = workspace.run("export", workspace.path("out.json"), "--replace")
        #expect(result.code == .success)
        #expect(try workspace.read("out.json").hasPrefix("{") && workspace.read("out.json" + suffix) == "mine")
    }

    @Test(arguments: ["json", "file", "tokens", "swift", "schema"])
    func theCatalogItselfIsNeverReplaced(format: String) throws {
        let catalog = try workspace.read("portal.db")
        let result = workspace.run("export", "--output", workspace.database, "--replace", "--format", format)
        #expect(result.code == .cannotCreate)
        #expect(result.errors == "portal-db: 'portal.db' is the catalog itself; export to another file\n")
        #expect(try workspace.read("portal.db") == catalog)
    }

    @Test(arguments: [
        ("A.Swift", "// Made by portal-db"), ("A.TOKENS", "{\n  \""), ("A.Tokens.JSON", "{\n  \""),
        ("A.JSON", "{\n  \"format\""),
    ])
    func theCaseOfAnEndingDoesNotCount(file: String, start: String) throws {
        #expect(workspace.run("export", workspace.path(file)).code == .success)
        let text = try workspace.read(file)
        #expect(text.hasPrefix(start) && text.contains("portal-catalog") == (file == "A.JSON"))
        // A directory's files are found by the same endings.
        let again = workspace.run("import", "--dry-run", workspace.path(""))
        #expect(again.code == .success, "\(again.errors)")
    }

    @Test func theEndingOfAFileSaysWhatItBecomes() throws {
        for (words, isDatabase) in [
            (["a.portaldb"], true), (["b.db"], true), (["c.json"], false), (["d"], false),
            (["e.portaldb", "-f", "json"], false),
            (["f.json", "--format=file"], true), (["G.PORTALDB"], true), (["h.Sqlite"], true),
        ] {
            let result = workspace.run(["export", workspace.path(words[0])] + words.dropFirst())
            #expect(result.code == .success, "\(words)")
            #expect(result.output.isEmpty)
            #expect(try workspace.read(words[0]).hasPrefix("SQLite format 3\0") == isDatabase, "\(words)")
        }
    }

    @Test func aSelectionIsReadAsWritten() throws {
        let result = workspace.run(
            "export", workspace.path("team.portaldb"), "--presets", "portal-4/*", "--popups", "--scenes", "card-grid")
        #expect(
            result.errors
                == "team.portaldb: 12 presets, 7 pop-up settings, 1 scene (4 of them not selected, but needed), "
                + "as library 'unnamed'\nWhoever imports it sees the library 'unnamed'; --name gives it a name.\n")
        let scenes = workspace.run("list", "scenes", "--db", workspace.path("team.portaldb"))
        #expect(scenes.output.split(separator: "\n").count == 2)
        #expect(
            workspace.run("export", "--scenes", "card-grid", "--presets", "portal-4/*", "--popups").output
                == workspace.run("export", "--db", workspace.path("team.portaldb")).output)
    }

    @Test func withoutItsNeedsAnExportIsRefused() {
        let result = workspace.run("export", "--scenes", "card-grid", "--no-deps")
        #expect(result.code == .badData)
        #expect(
            result.errors == """
                portal-db: scene 'card-grid' needs preset 'card-grid/flight', which is not selected
                portal-db: scene 'card-grid' needs preset 'card-grid/sheet', which is not selected
                portal-db: nothing was exported; without --no-deps what is needed comes along

                """)
        #expect(result.output.isEmpty)
    }

    @Test(
        arguments: [
            (["a", "--output", "b"], "FILE and --output exclude each other"),
            (["--format", "file"], "FILE is missing: a catalog file is not written to the standard output"),
            (["-", "--name", "x"], "--name goes with a catalog file; a document has no name"),
            (["a.swift", "--name", "x"], "--name goes with a catalog file; a document has no name"),
            (["a.json", "--target", "popup"], "--target goes with --format swift"),
            (["--format", "schema", "--target", "popup"], "--target goes with --format swift"),
        ])
    func contradictionsAreRefused(words: [String], message: String) {
        let result = workspace.run(["export"] + words)
        #expect(result.code == .usage)
        #expect(result.errors.hasPrefix("portal-db: \(message)\n"))
    }

    @Test func theSchemaNeedsNoCatalog() throws {
        let empty = try Workspace()
        let schema = empty.run("export", "--format", "schema")
        #expect(schema.code == .success && schema.errors.isEmpty)
        #expect(schema.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\","))
        #expect(empty.run("export", "--format", "schema", "--output", empty.path("s.json")).code == .success)
        #expect(try empty.read("s.json") == schema.output)
        #expect(empty.run("export", "--format", "schema", "--output", empty.path("s.json")).code == .cannotCreate)
        #expect(!empty.exists("portal.db"))
    }

    @Test func sourceBringsAlongWhatItNeeds() throws {
        let words = ["--target", "popup", "--popups", "popup/light"]
        let result = workspace.run(["export", workspace.path("Motion.swift")] + words)
        #expect(result.code == .success && result.output.isEmpty)
        #expect(result.errors == "Motion.swift: 2 presets, 1 pop-up settings (2 of them not selected, but needed)\n")
        let text = try workspace.read("Motion.swift")
        #expect(text.contains("static var popupPresent: Animation"))
        #expect(text.contains("func popUpSettingsPopupLight() -> some View {"))
        #expect(!text.contains("popUpSettingsPopupModal"))
        #expect(workspace.run(["export", "-", "--format", "swift"] + words).output == text)
        let again = workspace.run(["export", workspace.path("Motion.swift")] + words)
        #expect(again.code == .cannotCreate && again.errors.contains("already exists"))
    }

    @Test func whatSourceLeavesOutIsSaid() {
        let result = workspace.run("export", "-f", "swift", "--scenes", "popup-alert", "--target", "portal-1")
        #expect(result.code == .success)
        #expect(
            result.errors.hasPrefix(
                """
                portal-db: note: pop-up settings: They need --target popup: 'popup-alert/firm', 'popup-alert/light'.
                portal-db: note: scene 'popup-alert': The pop-ups 'alert', 'question', 'tips' need --target popup.
                """))
        #expect(result.output.contains("// The pop-ups 'alert', 'question', 'tips' need --target popup.\n"))
    }
}
