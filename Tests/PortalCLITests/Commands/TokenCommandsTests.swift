import TestSupport
import Testing

/// Design tokens on the command line.
@Suite struct TokenCommandsTests {
    static let goldenNames = ["tokens-sets.txt", "tokens-refused.txt"]

    private let workspace: Workspace
    private let goldens = Goldens(of: "PortalCLITests")

    init() throws { workspace = try Workspace() }

    /// Settings are needed as well, but tokens have none.
    @Test func onlyPresetsAreCountedAsNeeded() throws {
        let workspace = try Workspace.withSeeds()
        let path = workspace.path("o.tokens.json")
        let first = workspace.run("export", path, "--scenes", "popup-alert").errors.split(separator: "\n").first
        #expect(first == "o.tokens.json: 0 presets")
        let needed = workspace.run("export", path, "--replace", "--scenes", "portal-sheet").errors
        #expect(needed.hasPrefix("o.tokens.json: 2 presets (2 of them not selected, but needed)\n"), "\(needed)")
    }

    /// The sets that come with the project, as presets.
    @Test func theSetsArePresets() throws {
        let imported = workspace.run("import", Project.seeds + "/tokens")
        #expect(imported.code == .success && imported.errors.isEmpty)
        try goldens.compare(workspace.run("list", "presets").output, with: "tokens-sets.txt")
    }

    @Test func otherTypesAreCountedAndSloppySpellingsNeedAWord() throws {
        let text = """
            {"$description": "brand",
             "red": {"$type": "color", "$value": "#f00"}, "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
             "ink": {"$type": "color", "$value": "{red}"},
             "fast": {"$type": "duration", "$value": "100ms"}}
            """
        let refused = workspace.run("import", "-", input: text)
        #expect(refused.code == .badData && refused.output.isEmpty)
        try goldens.compare(refused.errors, with: "tokens-refused.txt")
        #expect(!workspace.exists("portal.db"))
        let taken = workspace.run("import", "-", "--lenient", input: text)
        #expect(
            taken.errors == """
                warning: standard input:4:42: fast.$value: "100ms" is read as { "value": 100, "unit": "ms" }

                """)
        #expect(
            taken.output == """
                kind     added  same  replaced  renamed  skipped
                presets      1     0         0        0        0
                3 tokens not about motion left out: 2 color, 1 dimension
                Imported into portal.db.

                """)
    }

    @Test func anExportSaysWhatTokensCannot() throws {
        try workspace.write(
            """
            {"format": "portal-catalog/1", "presets": [{"name": "a", "animation": ".easeIn"},
              {"name": "b", "animation": ".bouncy.repeatForever()"}],
              "popupSettings": [{"name": "p"}]}
            """, to: "in.json")
        _ = workspace.run("import", workspace.path("in.json"))
        let result = workspace.run("export", workspace.path("out.tokens"))
        #expect(result.code == .success && result.output.isEmpty)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 4 && lines[0] == "out.tokens: 2 presets")
        #expect(lines[1].hasPrefix("out.tokens: 1 of them as the nearest curve, off by at most "))
        #expect(lines[2] == "out.tokens: 1 of them with one pass of what repeats; the rest is under $extensions")
        #expect(lines[3] == "out.tokens: left out 1 pop-up settings and scenes, which tokens cannot say")
        #expect(try TokenRules(try workspace.read("out.tokens")).violations == [])
        #expect(workspace.run("export", "--format", "tokens").output == (try workspace.read("out.tokens")))
        #expect(workspace.run("export", workspace.path("out.tokens")).code == .cannotCreate)
    }
}
