import Testing

@testable import PortalCLI

@Suite struct LibraryOptionTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        let library = """
            {"format": "portal-catalog/1", "presets": [{"name": "acme/open", "animation": ".snappy", "summary": "Wide"}],
             "popupSettings": [{"name": "acme/alert", "present": "acme/open"}]}
            """
        let own = #"{"format": "portal-catalog/1", "presets": [{"name": "own", "animation": ".smooth"}]}"#
        _ = workspace.run("import", "-", "--db", workspace.path("lib.db"), input: library)
        _ = workspace.run("export", workspace.path("acme.portaldb"), "--name", "acme", "--db", workspace.path("lib.db"))
        _ = workspace.run("import", "-", input: own)
    }

    private func run(_ words: String...) -> RunResult {
        workspace.run(words + ["--library", workspace.path("acme.portaldb")])
    }

    @Test func listsSayWhereANameIsFrom() {
        #expect(
            run("list", "presets").output == """
                preset     animation  settles (s)  summary  tags  origin
                acme/open  .snappy          1.033  Wide           acme (acme.portaldb)
                own        .smooth          1.267

                """)
        #expect(
            run("list", "popups").output == """
                pop-up settings  material  present    dismiss  tap dismisses  uses  origin
                acme/alert                 acme/open                             0  acme (acme.portaldb)

                """)
        #expect(!workspace.run("list", "presets").output.contains("origin"))
    }

    @Test func shownThingsNameTheirLibrary() {
        #expect(run("show", "acme/open").output.contains("\n  library         acme (acme.portaldb)\n"))
        #expect(
            run("show", "acme/alert").output == """
                pop-up settings acme/alert
                  present  acme/open
                  library  acme (acme.portaldb)

                """)
        #expect(!run("show", "own").output.contains("library"))
    }

    @Test func theEnvironmentNamesLibrariesUnlessTheOptionDoes() {
        var surroundings = Surroundings()
        surroundings.environment["PORTAL_LIBRARIES"] = ":\(workspace.path("acme.portaldb")):"
        let found = workspace.run(["show", "acme/open"], surroundings)
        #expect(found.code == .success)
        surroundings.environment["PORTAL_LIBRARIES"] = workspace.path("nothing")
        let missing = workspace.run(["show", "own"], surroundings)
        #expect(missing.code == .noInput)
        #expect(missing.errors == "portal-db: there is no library 'nothing'\n")
        let given = workspace.run(["show", "acme/open", "--library", workspace.path("acme.portaldb")], surroundings)
        #expect(given.code == .success)
    }

    /// A preset, a transition and a pop-up of the catalog need the library; two other things need nothing.
    private func standOnTheLibrary() {
        let document = """
            {"format": "portal-catalog/1", "presets": [{"name": "late", "animation": "{acme/open}.delay(1)"}],
             "scenes": [{"name": "s", "canvas": {"width": 393, "height": 852},
              "views": [{"id": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}},
                        {"id": "b", "frame": {"x": 90, "y": 0, "width": 9, "height": 9}}],
              "portals": [{"id": "p", "source": "a", "destination": "b"}],
              "transitions": [{"name": "open", "portal": "p", "animation": "own"},
                              {"name": "slow", "portal": "p", "animation": "late"}],
              "popups": [{"id": "q", "view": "a", "settings": "acme/alert"}]}]}
            """
        let imported = workspace.run(
            "import", "-", "--library", workspace.path("acme.portaldb"), input: document)
        #expect(imported.code == .success, "\(imported.errors)")
    }

    @Test func withTheLibraryNothingIsMissing() {
        standOnTheLibrary()
        #expect(run("check").output == "Nothing to remark.\n")
        #expect(run("doctor").output == "portal.db is well.\n")
        #expect(run("play", "s").code == .success)
        #expect(run("list", "popups").output.contains("     1  acme (acme.portaldb)\n"))
        #expect(run("export").errors.isEmpty)
        #expect(workspace.run("doctor", "--library", workspace.path("nothing")).code == .noInput)
    }

    static let alone: [(words: [String], code: ExitCode, output: String, errors: String)] = [
        (
            ["list", "presets"], .success,
            """
            preset  animation             settles (s)  summary  tags
            late    {acme/open}.delay(1)
            own     .smooth                     1.267

            """, ""
        ),
        (
            ["show", "late"], .success,
            """
            preset late
              animation  {acme/open}.delay(1)
              means      nothing: there is no preset 'acme/open'
              used by    scene s, transitions[1].animation

            """, ""
        ),
        (
            ["doctor"], .differences,
            """
            warning: preset 'acme/open': is not here, but used by preset 'late', animation; \
            give the library that has it with --library FILE, or take it in with 'import FILE'
            warning: pop-up settings 'acme/alert': is not here, but used by scene 's', popups[0].settings; \
            give the library that has it with --library FILE, or take it in with 'import FILE'

            """, ""
        ),
        (
            ["check"], .differences,
            """
            error P111: preset 'late': there is no preset 'acme/open'; \
            give the library that has it with --library FILE, or take it in with 'import FILE'
            s: error P111: transition 'slow': there is no preset 'acme/open'; \
            give the library that has it with --library FILE, or take it in with 'import FILE'
            s: error P111: pop-up 'q': there are no pop-up settings 'acme/alert'; \
            give the library that has it with --library FILE, or take it in with 'import FILE'

            """, ""
        ),
        (
            ["play", "s/slow"], .badData, "",
            "portal-db: s/slow cannot be played: there is no preset 'acme/open'; 'check' says more\n"
        ),
        (
            ["render", "s/q"], .badData, "",
            "portal-db: s/q cannot be played: pop-up 'q': there are no pop-up settings 'acme/alert'; 'check' says more\n"
        ),
        (
            ["compare", "late", "own"], .badData, "",
            "portal-db: there is no preset 'acme/open'; "
                + "give the library that has it with --library FILE, or take it in with 'import FILE'\n"
        ),
        (
            ["export", "--format", "tokens"], .badData, "",
            "portal-db: preset 'late': there is no preset 'acme/open'; "
                + "give the library that has it with --library FILE, or take it in with 'import FILE'\n"
        ),
        (
            ["export", "all.portaldb", "--name", "all"], .success, "",
            """
            all.portaldb: 2 presets, 1 scene, as library 'all'
            portal-db: warning: preset 'acme/open' is not here, but used by preset 'late', animation; \
            whoever imports this needs it, too
            portal-db: warning: pop-up settings 'acme/alert' is not here, but used by scene 's', popups[0].settings; \
            whoever imports this needs it, too

            """
        ),
        (
            ["export", "--scenes", "s"], .badData, "",
            """
            portal-db: preset 'late' needs preset 'acme/open', which is not there
            portal-db: scene 's' needs pop-up settings 'acme/alert', which is not there
            portal-db: nothing was exported

            """
        ),
    ]

    @Test(arguments: alone.indices) func withoutTheLibraryTheRestWorks(index: Int) {
        standOnTheLibrary()
        let example = Self.alone[index]
        let words = example.words.map { $0.hasSuffix(".portaldb") ? workspace.path($0) : $0 }
        let result = workspace.run(words)
        #expect(result.code == example.code)
        #expect(result.output == example.output)
        #expect(result.errors == example.errors)
    }

    @Test func aPlayThatNeedsNothingOfTheLibraryIsPlayedAndDrawn() {
        standOnTheLibrary()
        #expect(workspace.run("play", "s/open").code == .success)
        #expect(workspace.run("render", "s/open").code == .success)
        let all = workspace.run("play", "--all")
        #expect(all.output.hasSuffix("3 plays: 1 unchanged, 2 unplayable\n"), "\(all.output)")
    }

    @Test func drawingsAndDifferencesKnowTheLibrary() throws {
        standOnTheLibrary()
        let pictures: [RunResult] = [
            run("render", "s", "--format", "svg", "-o", workspace.path("pictures/")),
            run("render", "--curve", "late"), run("render", "s/slow", "--format", "lottie"),
        ]
        #expect(pictures.allSatisfy { $0.code == .success }, "\(pictures.map(\.errors))")
        let whole = run("export", workspace.path("whole.portaldb"))
        #expect(whole.code == .success, "\(whole.errors)")
        let (mine, theirs) = (workspace.path("portal.db"), workspace.path("whole.portaldb"))
        #expect(workspace.run("diff", mine, theirs).output.contains("changed  preset late\n"))
        #expect(!run("diff", mine, theirs).output.contains("late"))
        // A library may itself be what is compared.
        #expect(!workspace.run("diff", mine, theirs, "--library", theirs).output.contains("late"))
    }

    /// Its frames are there, whatever it would be now.
    @Test(arguments: ["svg", "html", "lottie", "css", "json"])
    func whatWasRecordedIsDrawnWithoutTheLibrary(format: String) {
        standOnTheLibrary()
        #expect(run("play", "s").code == .success)
        for play in ["s/slow@1", "s/q@1"] {
            let with = run("render", play, "--format", format)
            let without = workspace.run("render", play, "--format", format)
            #expect(without.code == .success, "\(without.errors)")
            #expect(!without.output.isEmpty && (format == "lottie" || without.output == with.output))
        }
    }
}
