import Testing

@testable import PortalCLI

@Suite struct MotionPageOfPlaysTests {
    @Test func severalPlaysAreOnePage() throws {
        let workspace = try Workspace.withSeeds()
        let result = workspace.run("render", "portal-sheet", "popup-alert/alert", "-o", workspace.path("plays.html"))
        #expect(result.code == .success && result.output.isEmpty)
        let page = try PageContent(of: workspace.read("plays.html"))
        #expect(page.title == "Plays of 2 scenes" && page.report == nil)
        #expect(page.plays.map(\.scene) == Array(repeating: "portal-sheet", count: 7) + ["popup-alert"])
        #expect(page.plays.first?.play == "open-1" && page.plays.last?.name == "popup-alert/alert")
        #expect(page.plays.allSatisfy { $0.pictures.count == 1 && $0.pictures[0].frames > 1 })
    }

    @Test func aRecordingKeepsItsVersionInItsName() throws {
        let workspace = try Workspace.withRecordings()
        let result = workspace.run("render", "portal-sheet/open-1@1", "--format", "html")
        let page = try PageContent(of: result.output)
        #expect(page.plays.map(\.name) == ["portal-sheet/open-1@1"] && page.plays[0].play == "open-1@1")
        #expect(page.title == "Two cards open in sheets")
    }

    @Test func aSceneWithoutPlaysIsNoPage() throws {
        let workspace = try Workspace()
        let scene = #"{"name": "a", "canvas": {"width": 1, "height": 1}}"#
        let document = #"{"format": "portal-catalog/1", "scenes": [\#(scene)]}"#
        #expect(workspace.run("import", "-", input: document).code == .success)
        let result = workspace.run("render", "a", "-o", workspace.path("a.html"))
        #expect(result.code == .noInput && result.errors == "portal-db: nothing of 'a' can be played\n")
        #expect(!workspace.exists("a.html"))
    }

    @Test func whatThePicturesDoNotShowIsSaidOnce() throws {
        let workspace = try Workspace.withSeeds()
        let result = workspace.run("render", "popup-alert", "-o", workspace.path("alert.html"))
        let notes = result.errors.split(separator: "\n").filter { $0.hasPrefix("portal-db: note: ") }
        #expect(!notes.isEmpty && Set(notes).count == notes.count)
    }
}
