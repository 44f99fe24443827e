import Foundation
import TestSupport
import Testing

@testable import PortalCLI

/// Names that begin with a mark, which is one character with the sign in front of it: they are names as any other.
@Suite struct MarkedNamesTests {
    private static let name = "\u{301}x"
    private static let play = "s/\(name)"
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        let result = workspace.run("import", "-", input: Self.document(x: 50))
        #expect(result.code == .success, "\(result.errors)")
    }

    private static func document(x: Int) -> String {
        """
        {"format": "portal-catalog/1", "presets": [{"name": "\u{301}p", "animation": ".snappy"}], "scenes": [
          {"name": "s", "canvas": {"width": 100, "height": 100},
           "views": [{"id": "a", "frame": {"x": 0, "y": 0, "width": 10, "height": 10}},
                     {"id": "b", "frame": {"x": \(x), "y": 0, "width": 10, "height": 10}}],
           "portals": [{"id": "p", "source": "a", "destination": "b"}],
           "transitions": [{"name": "\u{301}x", "portal": "p"}, {"name": "x", "portal": "p"}]}]}
        """
    }

    @Test func aPlayIsFoundByItsName() {
        for command in [["play"], ["show"], ["render", "-f", "csv"], ["verify", "-v"], ["render", "-f", "html"]] {
            let result = workspace.run(command + [Self.play])
            #expect(result.code == .success && result.output.utf8.contains(Self.name), "\(result.errors)")
        }
        for command in [["show"], ["render", "-f", "csv"]] {
            let result = workspace.run(command + [Self.play + "@1"])
            #expect(result.code == .success && result.output.utf8.contains(Self.name), "\(result.errors)")
        }
    }

    @Test func reportsHaveTheWholeName() throws {
        _ = workspace.run("play", "s")
        let report = workspace.path("report.html")
        let result = workspace.run("verify", "--format", "junit", "--report", report)
        #expect(result.output.utf8.contains("testcase name=\"\u{301}x\" classname=\"s\""))
        #expect(try PageContent(of: workspace.read("report.html")).plays.map(\.play) == ["\u{301}x", "x"])
        let page = try PageContent(of: workspace.run("render", "s", "-f", "html").output)
        #expect(page.plays.map(\.play) == ["\u{301}x", "x"])
    }

    @Test func filesAreNamedAfterThem() throws {
        let result = workspace.run("render", "s", "-f", "svg", "-o", workspace.path("od/"))
        #expect(result.code == .success, "\(result.errors)")
        #expect(workspace.exists("od/s.\u{301}x.svg") && workspace.exists("od/s.x.svg"))
        let hidden = try Workspace()
        try FileManager.default.createDirectory(atPath: hidden.path("\u{301}d"), withIntermediateDirectories: false)
        try hidden.write(Self.document(x: 1), to: "\u{301}d/\u{301}a.json")
        try hidden.write("no document", to: "\u{301}d/.\u{301}b.json")
        #expect(hidden.run("import", hidden.path("\u{301}d")).code == .success)
        #expect(
            hidden.run("--db", hidden.path("\u{301}c.db"), "import", hidden.path("\u{301}d/\u{301}a.json")).code
                == .success)
        #expect(hidden.exists("\u{301}c.db"))
        #expect(hidden.run("--db", hidden.path("\u{301}c.db"), "doctor").code == .success)
    }

    @Test(arguments: [["--after=\u{300}"], ["-n5", "\u{301}*"], ["\u{301}?"], ["--limit=2"]])
    func optionsAndPatternsTakeThem(words: [String]) {
        let result = workspace.run(["list", "presets"] + words)
        #expect(result.code == .success && result.output.contains("\u{301}p"), "\(result.errors)")
    }

    @Test func aShellIsOfferedThem() {
        func names(_ start: String) -> [Substring] {
            workspace.run("completions", "--names", "plays", "--starting-with=\(start)").output.split(separator: "\n")
        }
        #expect(names("s/") == ["s/\u{301}x", "s/x"])
        #expect(names("s/\u{301}") == ["s/\u{301}x"])
    }
}

extension String.UTF8View {
    fileprivate func contains(_ part: String) -> Bool {
        indices.contains { self[$0...].starts(with: part.utf8) }
    }
}
