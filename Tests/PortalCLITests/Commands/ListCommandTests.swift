import TestSupport
import Testing

@testable import PortalCLI

@Suite struct ListCommandTests {
    static let goldenNames = texts.map(golden)
    private static let texts = [
        ["list"], ["list", "popups"], ["list", "transitions"], ["list", "presets", "swiftui/*"],
    ]

    private static func golden(of words: [String]) -> String {
        words.joined(separator: "-").replacing("swiftui/*", with: "pattern") + ".txt"
    }

    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test(arguments: [
        ["show", "cafe\u{301}"], ["check", "cafe\u{301}"], ["list", "scenes", "cafe\u{301}*"],
        ["list", "scenes", "--after", "cafe\u{301}", "caf*"], ["list", "transitions", "--scene", "cafe\u{301}"],
        ["play", "--no-record", "cafe\u{301}/a\u{308}"],
    ])
    func aNameIsFoundHoweverItsAccentsAreTyped(words: [String]) {
        let scene = """
            { "format": "portal-catalog/1", "scenes": [
              { "name": "caf\u{E9}", "canvas": { "width": 1, "height": 1 },
                "scripts": [{ "name": "\u{E4}", "steps": [] }] },
              { "name": "caf\u{E9}s", "canvas": { "width": 1, "height": 1 } }] }
            """
        #expect(workspace.run("import", "-", input: scene).code == .success)
        let composed = workspace.run(
            words.map { $0.replacing("e\u{301}", with: "\u{E9}").replacing("a\u{308}", with: "\u{E4}") })
        #expect(workspace.run(words).output == composed.output)
        #expect(composed.code == .success)
        #expect(words.contains("transitions") || !composed.output.isEmpty)
    }

    @Test(arguments: texts)
    func textIsATable(words: [String]) throws {
        let result = RunResult(words, Surroundings(environment: ["PORTAL_DB": workspace.database]))
        #expect(result.code == .success && result.errors.isEmpty)
        try Goldens(of: "PortalCLITests").compare(result.output, with: Self.golden(of: words))
    }

    @Test(arguments: ["scenes", "presets", "popups", "transitions", "recordings"], ["csv", "json"])
    func pagesTogetherAreTheWhole(kind: String, format: String) throws {
        _ = workspace.run("play", "delayed-lines")
        let whole = workspace.run("list", kind, "--format", format).output
        var pages: [String] = []
        var after: [String] = []
        while true {
            let page = RunResult(
                ["list", kind, "--format", format, "-n", "3"] + after,
                Surroundings(environment: ["PORTAL_DB": workspace.database]))
            #expect(page.code == .success)
            pages.append(page.output)
            guard let cursor = page.errors.split(separator: "'").dropFirst().first else { break }
            after = ["--after", String(cursor)]
        }
        func rows(_ text: String) -> [Substring] {
            let lines = text.split(whereSeparator: \.isNewline)
            return format == "csv" ? Array(lines.dropFirst()) : lines.filter { $0.hasPrefix("  {") }
        }
        let paged = pages.flatMap(rows).map { $0.hasSuffix("}") ? $0 + "," : $0 }
        let all = rows(whole).map { $0.hasSuffix("}") ? $0 + "," : $0 }
        #expect(paged == all)
        #expect(all.count > 3)
    }

    @Test func tagsAreAnArrayInJSON() {
        let result = workspace.run("list", "presets", "swiftui/smooth", "--format", "json")
        #expect(result.output.contains(#""tags": ["swiftui", "spring"]"#), "\(result.output)")
    }

    /// What a page ends with means its last row, however names and slashes go together.
    @Test(arguments: ["transitions", "recordings"], [1, 2, 3])
    func pagesGoByNamesWithSlashes(kind: String, size: Int) throws {
        let workspace = try Workspace()
        let list = [("hero", ["open", "a", "open/fast", "open/zoom", "z"]), ("hero/open", ["b", "fast"])].map {
            scene, names in
            let transitions = names.map { #"{"name": "\#($0)", "portal": "p"}"# }.joined(separator: ", ")
            return """
                {"name": "\(scene)", "canvas": {"width": 9, "height": 9}, "transitions": [\(transitions)],
                 "portals": [{"id": "p", "source": "a", "destination": "b"}], "views": [
                    {"id": "a", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}},
                    {"id": "b", "frame": {"x": 5, "y": 0, "width": 1, "height": 1}}]}
                """
        }
        let document = #"{"format": "portal-catalog/1", "scenes": [\#(list.joined(separator: ", "))]}"#
        #expect(workspace.run("import", "-", input: document).code == .success)
        #expect(workspace.run("play", "--all").code == .success)
        var (rows, after): ([String], [String]) = ([], [])
        repeat {
            let page = workspace.run(["list", kind, "--format", "csv", "--limit", "\(size)"] + after)
            #expect(page.code == .success)
            rows += page.output.split(whereSeparator: \.isNewline).dropFirst()
                .map { $0.split(separator: ",").prefix(2).joined(separator: " ") }
            after = page.errors.split(separator: "'").dropFirst().first.map { ["--after=\($0)"] } ?? []
        } while !after.isEmpty && rows.count < 20
        #expect(
            rows == [
                "hero a", "hero open", "hero open/fast", "hero open/zoom", "hero z", "hero/open b", "hero/open fast",
            ])
    }

    @Test(arguments: [
        (["transitions", "--after", "portal-sheet"], ExitCode.usage), (["transitions", "--after", "nix"], .noInput),
        (["transitions", "--after", "portal-sheet/nix"], .noInput), (["recordings", "--after", "nix"], .usage),
    ])
    func whatNoPageEndsWithIsRefused(words: [String], code: ExitCode) {
        #expect(workspace.run(["list"] + words).code == code)
    }

    @Test func transitionsAreThoseOfAScene() {
        let result = workspace.run("list", "transitions", "open-d*", "--scene", "card-grid", "--format", "csv")
        let names = result.output.split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",")[1] }
        #expect(names == ["open-dawn", "open-dunes", "open-dusk"])
    }

    @Test func nothingIsSaidToBeNothing() {
        let result = workspace.run("list", "scenes", "nix*")
        #expect(result.code == .success)
        #expect(result.output.isEmpty)
        #expect(result.errors == "Nothing to list.\n")
    }

    @Test func aSceneDoesNotLimitPresets() {
        #expect(workspace.run("list", "presets", "--scene", "card-grid").code == .usage)
    }
}

@Suite struct ListFaultTests {
    @Test func anUnknownSceneIsNotAnEmptyList() throws {
        let result = try Workspace.withSeeds().run("list", "transitions", "--scene", "portal-shet")
        #expect(result.code == .noInput)
        #expect(result.errors == "portal-db: there is no scene 'portal-shet'; did you mean 'portal-sheet'?\n")
    }

    @Test(arguments: [("it's", "'it'\\''s'"), ("--all", "'--all'"), ("", "''"), ("'\u{301};", "''\\''\u{301};'")])
    func whatAPageEndsWithCanBeTypedAgain(name: String, word: String) {
        #expect(name.shellQuoted == word)
    }
}
