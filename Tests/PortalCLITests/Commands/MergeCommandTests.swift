import Testing

@Suite struct MergeCommandTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private func make(_ name: String, animation: String) throws {
        let document = #"{"format": "portal-catalog/1", "presets": [{"name": "x", "animation": "\#(animation)"}]}"#
        let result = workspace.run("import", "-", "--db", workspace.path(name), input: document)
        #expect(result.code == .success)
    }

    @Test func twoCatalogsBecomeANewOne() throws {
        try make("a.db", animation: ".smooth")
        try make("b.db", animation: ".smooth")
        let trial = workspace.run("merge", workspace.path("a.db"), workspace.path("b.db"), "--dry-run")
        #expect(trial.code == .success)
        #expect(trial.output.hasSuffix("portal.db would be changed.\n"))
        #expect(!workspace.exists("portal.db"))
        let result = workspace.run("merge", workspace.path("a.db"), workspace.path("b.db"))
        #expect(
            result.output == """
                kind     added  same  replaced  skipped
                presets      1     0         0        0
                Merged into portal.db.

                """)
        #expect(workspace.run("merge", workspace.path("a.db")).output.hasSuffix("Nothing changed in portal.db.\n"))
    }

    @Test func conflictsAreListedAndLeaveNothing() throws {
        try make("a.db", animation: ".smooth")
        try make("b.db", animation: ".bouncy")
        let result = workspace.run("merge", workspace.path("a.db"), workspace.path("b.db"))
        #expect(result.code == .badData)
        #expect(
            result.errors == """
                portal-db: preset 'x' is not the same in 'a.db', 'b.db'
                portal-db: nothing was merged; --on-conflict skip or replace settles conflicts

                """)
        #expect(result.output.isEmpty)
        #expect(!workspace.exists("portal.db"))
    }

    @Test func whatHangsIsNoConflict() throws {
        try make("a.db", animation: ".smooth")
        let document = #"{"format": "portal-catalog/1", "presets": [{"name": "y", "animation": "x"}]}"#
        let words = ["import", "-", "--db", workspace.path("b.db"), "--library", workspace.path("a.db")]
        #expect(workspace.run(words, input: document).code == .success)
        let result = workspace.run("merge", workspace.path("b.db"))
        #expect(result.code == .badData)
        #expect(
            result.errors == """
                portal-db: P111 preset 'y': there is no preset 'x'; \
                give the library that has it with --library FILE, or take it in with 'import FILE'
                portal-db: nothing was merged

                """)
    }

    @Test(arguments: [
        ("nothing.db", "there is no catalog 'nothing.db'"), ("a.db", "a.db is not taken: it is the catalog itself"),
    ])
    func anOtherMustBeAnother(name: String, message: String) throws {
        try make("a.db", animation: ".smooth")
        let result = workspace.run("merge", workspace.path(name), "--db", workspace.path("a.db"))
        #expect(result.errors == "portal-db: \(message)\n")
        #expect(result.code == (name == "a.db" ? .badData : .noInput))
    }
}
