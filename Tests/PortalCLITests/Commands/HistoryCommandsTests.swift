import Foundation
import TestSupport
import Testing

@testable import PortalCLI

/// `accept`, `diff`, `prune`, and how the history is listed and shown.
@Suite struct HistoryCommandsTests {
    static let goldenNames = ["accept.txt", "diff-recordings.txt", "diff-catalogs.txt", "diff-catalogs.json"]

    private let goldens = Goldens(of: "PortalCLITests")

    /// With a new recording of each play of `delayed-lines`.
    private func accepted() throws -> Workspace {
        let workspace = try Workspace.withRecordings()
        try workspace.moveALine()
        _ = workspace.run("accept", "delayed-lines")
        return workspace
    }

    @Test func acceptTakesOverWhatIsNamed() throws {
        let workspace = try Workspace.withEveryVerdict()
        let result = workspace.run(["accept"] + Workspace.touchedScenes)
        #expect(result.code == .success && result.errors.isEmpty)
        try goldens.compare(result.output, with: "accept.txt")
        #expect(workspace.run("verify").code == .success)
        #expect(workspace.run("accept", "*").output == "Nothing to accept.\n")
    }

    /// Without its value an event that is gone would be the same as the one in its place.
    @Test func eventsInJSONHaveTheirValues() throws {
        func document(_ offset: Int) -> String {
            """
            {"format": "portal-catalog/1", "scenes": [{"name": "h", "canvas": {"width": 393, "height": 852},
              "headers": [{"id": "top", "titleText": "T", "snapping": "nearest",
                "title": {"source": {"x": 16, "y": 200, "width": 200, "height": 40},
                          "destination": {"x": 150, "y": 60, "width": 90, "height": 20}}}],
              "scripts": [{"name": "s", "steps": [{"at": 0, "scroll": {"header": "top", "offset": \(offset)}},
                {"at": 0.5, "endScroll": "top"}]}]}]}
            """
        }
        let workspace = try Workspace()
        let imported = workspace.run("import", "-", input: document(25))
        #expect(imported.code == .success, "\(imported.errors)")
        _ = workspace.run("play", "h/s")
        _ = workspace.run("import", "-", "--on-conflict", "replace", input: document(26))
        _ = workspace.run("accept", "h/s")
        let result = workspace.run("diff", "h/s@1", "h/s@2", "--format", "json").output
        let found = try #require(JSONSerialization.jsonObject(with: Data(result.utf8)) as? [String: Any])
        func values(_ key: String) -> [Double?] {
            (found[key] as? [[String: Any]] ?? []).map { $0["value"] as? Double }
        }
        #expect(values("eventsGone") == [0] && values("eventsAdded") == [1], "\(result)")
    }

    @Test func theHistoryIsListed() throws {
        let workspace = try accepted()
        let versions = workspace.run("list", "recordings", "delayed-lines/lines", "--history", "-f", "csv").output
        #expect(
            versions.split(whereSeparator: \.isNewline).map { $0.prefix(22) }.dropFirst() == [
                "delayed-lines,lines,1,", "delayed-lines,lines,2,",
            ])
        let present = workspace.run("list", "recordings", "delayed-lines/lines", "-f", "csv").output
        #expect(
            present.split(whereSeparator: \.isNewline).map { $0.prefix(22) }.dropFirst() == ["delayed-lines,lines,2,"])
        #expect(workspace.run("list", "scenes", "--history").code == .usage)
        let page = workspace.run(
            "list", "recordings", "--history", "-n", "1", "--after", "delayed-lines/lines@1", "-f", "csv")
        #expect(page.errors == "More may follow: --after='delayed-lines/lines@2'\n")
    }

    @Test func aRecordingIsShownByItsVersion() throws {
        let workspace = try accepted()
        let (first, second) = (
            workspace.run("show", "delayed-lines/lines@1"), workspace.run("show", "delayed-lines/lines@2")
        )
        #expect(first.output.hasPrefix("delayed-lines/lines  60 fps, "))
        #expect(first.output != second.output)
        #expect(
            workspace.run("show", "delayed-lines/lines@2", "--format", "json").output.hasPrefix(
                "{\n  \"format\": \"portal-recording/1\""))
        let unknown = workspace.run("show", "delayed-lines/lines@3")
        #expect(unknown.code == .noInput)
        #expect(
            unknown.errors
                == "portal-db: there is no recording 'delayed-lines/lines@3'; 'list recordings --history' says which there are\n"
        )
    }

    @Test func recordingsAreCompared() throws {
        let workspace = try accepted()
        let result = workspace.run("diff", "delayed-lines/lines@1", "delayed-lines/lines@2")
        #expect(result.code == .differences)
        try goldens.compare(result.output, with: "diff-recordings.txt")
        #expect(workspace.run("diff", "delayed-lines/lines@1", "delayed-lines/lines").output == result.output)
        let same = workspace.run("diff", "delayed-lines/lines", "delayed-lines/lines@2")
        #expect(same.code == .success && same.output.hasSuffix("  no difference\n"))
        #expect(workspace.run("diff", "delayed-lines", "delayed-lines/lines").code == .noInput)
    }

    /// Options are told as what has changed, and the only recording is meant without a version.
    @Test func recordingsOfOtherOptionsAreCompared() throws {
        let workspace = try Workspace.withSeeds()
        let play = "portal-sheet/open-1"
        #expect(workspace.run("play", play, "--fps", "30").code == .success)
        let same = workspace.run("diff", play, "\(play)@1")
        #expect(same.output == "\(play)@1 → \(play)@1\n  no difference\n")
        #expect(workspace.run("play", play, "--fps", "30", "--limit", "5").code == .success)
        let several = workspace.run("diff", play, "\(play)@1")
        #expect(several.code == .noInput)
        #expect(
            several.errors == """
                portal-db: '\(play)' is not recorded with the usual options; say which recording is meant: \
                \(play)@1 (30 fps), \(play)@2 (30 fps, limit 5.0 s)

                """)
        #expect(workspace.run("play", play, "--fps", "30", "--reduce-motion").code == .success)
        func lines(_ old: Int, _ new: Int) -> [Substring] {
            let result = workspace.run("diff", "\(play)@\(old)", "\(play)@\(new)")
            #expect(result.code == .differences)
            return result.output.split(separator: "\n")
        }
        #expect(lines(1, 2).dropFirst() == ["  limit: 30 → 5", "  the result is the same"])
        #expect(lines(2, 3).dropFirst().prefix(2) == ["  limit: 5 → 30", "  reduced motion: off → on"])
        let json = workspace.run("diff", "\(play)@3", "\(play)@2", "--format", "json").output
        #expect(
            json.contains(#""limit": { "old": 30, "new": 5 }, "reduceMotion": { "old": true, "new": false }"#),
            "\(json)")
    }

    @Test(arguments: [("text", "diff-catalogs.txt"), ("json", "diff-catalogs.json")])
    func catalogsAreCompared(format: String, golden: String) throws {
        let (before, after) = (try Workspace.withRecordings(), try accepted())
        try after.change(
            #"""
            "presets": [{"name": "portal-sheet/flight", "animation": ".smooth(duration: 0.5)"},
                {"name": "swiftui/smooth", "animation": ".spring", "summary": "A spring"}, {"name": "new", "animation": ".linear"}]
            """#)
        let result = after.run("diff", before.database, after.database, "--format", format)
        #expect(result.code == .differences)
        try goldens.compare(result.output, with: golden)
        let same = after.run("diff", before.database, before.database, "--format", format)
        #expect(same.code == .success && same.output == (format == "json" ? "[]\n" : "No difference.\n"))
    }

    @Test func pruneSaysWhatItFreed() throws {
        let workspace = try accepted()
        let dry = workspace.run("prune", "--dry-run")
        #expect(dry.output.hasPrefix("delayed-lines/") && dry.output.hasSuffix("recordings to remove.\n"))
        let result = workspace.run("prune")
        #expect(result.output.hasSuffix(" KB freed.\n") && !result.output.contains(", 0 KB"))
        #expect(workspace.run("prune").output == "0 recordings removed, 0 KB freed.\n")
        #expect(workspace.run("verify").code == .success)
    }

    @Test func aDamagedRecordingIsADifferenceOfCatalogs() throws {
        let (before, after) = (try Workspace.withRecordings(), try Workspace.withRecordings())
        try after.database {
            try $0.run("UPDATE recording_content SET events = json_set(events, '$[0].frame', 1) WHERE recording = 1")
        }
        let result = after.run("diff", before.database, after.database)
        #expect(result.code == .differences)
        #expect(result.output.hasPrefix("damaged  recording "))
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test func aCatalogIsNotComparedWithAFileThatIsNotThere() throws {
        let workspace = try Workspace.withRecordings()
        let result = workspace.run("diff", workspace.database, "nope.db")
        #expect(result.code == .noInput)
        #expect(result.errors.hasPrefix("portal-db: there is no file 'nope.db' to compare '"))
    }
}
