import Testing

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
}
