import TestSupport
import Testing

@Suite struct PlayCommandTests {
    static let goldenNames = ["play.txt", "play-changed.txt"]

    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test func textShowsTheTimeline() throws {
        let result = workspace.run("play", "portal-sheet/open-1")
        #expect(result.code == .success && result.errors.isEmpty)
        try Goldens(of: "PortalCLITests").compare(result.output, with: "play.txt")
        let again = workspace.run("play", "portal-sheet/open-1")
        #expect(
            again.output
                == result.output.replacing("Recorded", with: "Unchanged: the same input and result as recorded"))
    }

    @Test(arguments: ["json", "csv"])
    func theSameInputGivesTheSameBytes(format: String) {
        let first = workspace.run("play", "story-list", "--format", format)
        let second = workspace.run("play", "story-list", "--format", format)
        #expect(first.code == .success && second.code == .success)
        #expect(first.output == second.output)
        #expect(second.errors.split(separator: "\n").allSatisfy { $0.contains(": Unchanged") })
    }

    @Test func onePlayIsAnObjectAndAScenesAreAList() {
        #expect(workspace.run("play", "card-grid/open-dawn", "--format", "json").output.hasPrefix("{"))
        #expect(workspace.run("play", "card-grid", "--format", "json").output.hasPrefix("["))
    }

    @Test func framesAreRows() {
        let result = workspace.run("play", "delayed-lines/lines", "--format", "csv", "--no-record")
        let lines = result.output.split(whereSeparator: \.isNewline)
        #expect(lines[0].hasPrefix("scene,play,frame,time,role,subject,x,y,width,height,opacity"))
        #expect(lines[1].hasPrefix("delayed-lines,lines,0,0,delayed,line-1,40,380,313,34,0,"))
        #expect(lines.count == 1 + 3 * 67)
    }

    @Test func aChangedInputIsADifference() throws {
        _ = workspace.run("play", "card-grid/open-dawn")
        let change = #"""
            { "format": "portal-catalog/1", "presets": [
              { "name": "card-grid/flight", "animation": ".snappy(duration: 0.4)", "summary": "Card to sheet and back" } ] }
            """#
        _ = workspace.run("import", "-", "--on-conflict", "replace", input: change)
        let result = workspace.run("play", "card-grid/open-dawn", "--record", "never", "--format", "json")
        #expect(result.code == .differences)
        try Goldens(of: "PortalCLITests").compare(result.errors, with: "play-changed.txt")
        #expect(workspace.run("play", "card-grid/open-dawn").code == .differences)
        #expect(workspace.run("play", "card-grid/open-dawn", "--record", "failed").code == .differences)
        #expect(workspace.run("play", "card-grid/open-dawn").code == .success)
    }

    @Test func whatIsNotRecordedIsADifferenceOnlyWhereItMustBe() {
        #expect(workspace.run("play", "card-grid/open-dawn", "--record", "never").code == .differences)
        #expect(workspace.run("play", "card-grid/open-dawn", "--no-record").code == .success)
        #expect(workspace.run("list", "recordings").output.isEmpty)
    }

    @Test func aPlayThatStillMovesAtTheLimitIsTimedOut() {
        let result = workspace.run("play", "card-grid/open-dawn", "--limit", "0.5", "--format", "csv")
        #expect(result.code == .differences)
        #expect(result.errors.contains("card-grid/open-dawn: timed out\n"))
    }

    @Test(arguments: [
        ("card-gird", "there is no scene 'card-gird'; did you mean 'card-grid'?"),
        ("card-grid/open-dwan", "there is no play in scene 'card-grid' named 'open-dwan'; did you mean 'open-dawn'?"),
    ])
    func unknownNamesAreNoInput(name: String, message: String) {
        let result = workspace.run("play", name)
        #expect(result.code == .noInput)
        #expect(result.errors == "portal-db: \(message)\n")
    }

    @Test func noCatalogIsNoInput() throws {
        let result = try Workspace().run("play", "card-grid")
        #expect(result.code == .noInput)
        #expect(result.errors == "portal-db: portal.db: there is no such file; 'import' creates a catalog\n")
    }
}
