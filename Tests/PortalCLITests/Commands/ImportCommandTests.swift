import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
    static let goldenNames = ["import-errors.txt"]

    private let workspace: Workspace
    private static let empty = #"{ "format": "portal-catalog/1" }"#

    init() throws { workspace = try Workspace() }

    private static func document(animation: String) -> String {
        #"{ "format": "portal-catalog/1", "presets": [ { "name": "a", "animation": "\#(animation)" } ] }"#
    }

    @Test func theSecondTimeNothingChanges() throws {
        let first = workspace.run("import", Project.seeds)
        #expect(first.code == .success)
        #expect(first.output.hasSuffix("Imported into portal.db.\n"))
        let catalog = try workspace.read("portal.db")
        let second = workspace.run("import", Project.seeds)
        #expect(second.code == .success)
        #expect(second.output.hasSuffix("Nothing changed in portal.db.\n"))
        #expect(try workspace.read("portal.db") == catalog)
    }

    @Test func aTrialMakesNoFile() {
        let trial = workspace.run("import", "--dry-run", Project.seeds)
        #expect(trial.code == .success)
        #expect(trial.output.hasSuffix("portal.db would be changed.\n"))
        #expect(!workspace.exists("portal.db"))
    }

    @Test func aTrialKeepsTheCatalog() {
        _ = workspace.run("import", "-", input: Self.document(animation: ".smooth"))
        let words = ["import", "--dry-run", "--on-conflict", "replace", "-"]
        let trial = workspace.run(
            words[0], words[1], words[2], words[3], "-", input: Self.document(animation: ".snappy"))
        #expect(trial.output.hasSuffix("portal.db would be changed.\n"))
        #expect(workspace.run("list", "presets").output.contains(".smooth"))
    }

    @Test(
        arguments: [
            ("fail", 65, ".smooth"), ("skip", 0, ".smooth"), ("replace", 0, ".snappy"),
        ] as [(String, Int32, String)])
    func conflictsFollowThePolicy(policy: String, code: Int32, animation: String) {
        _ = workspace.run("import", "-", input: Self.document(animation: ".smooth"))
        let result = workspace.run(
            "import", "-", "--on-conflict", policy, input: Self.document(animation: ".snappy"))
        #expect(result.code.rawValue == code)
        #expect(workspace.run("list", "presets", "--format", "csv").output.contains("a,\(animation)"))
    }

    @Test func countsAreDataToo() {
        let result = workspace.run("import", "-", "--format", "json", input: Self.document(animation: ".smooth"))
        #expect(
            result.output == """
                [
                  { "kind": "presets", "added": 1, "same": 0, "replaced": 0, "renamed": 0, "skipped": 0 }
                ]

                """)
    }

    private static let badDocuments: [(name: String, bytes: Data)] = [
        ("truncated", Data(#"{ "format": "portal-catalog/1", "presets": [ {"#.utf8)),
        ("unknown key", Data(#"{ "format": "portal-catalog/1", "preset": [] }"#.utf8)),
        ("not finite", Data(document(animation: ".smooth(duration: 1e999)").utf8)),
        ("preset cycle", Data(document(animation: "{a}.delay(1)").utf8)),
        ("10 MB of brackets", Data(repeating: UInt8(ascii: "["), count: 10_000_000)),
        ("UTF-16", Data(empty.data(using: .utf16) ?? Data())),
        ("PNG", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
        ("empty", Data()),
    ]

    @Test(arguments: badDocuments.map(\.name))
    func badDocumentsLeaveNothing(name: String) throws {
        let bytes = try #require(Self.badDocuments.first { $0.name == name }?.bytes)
        let result = workspace.run("import", try workspace.write(bytes, to: "bad.json"))
        #expect(result.code == .badData)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("bad.json"))
        #expect(result.errors.hasSuffix("portal-db: nothing was imported\n"))
        #expect(result.errors.utf8.count < 2000)
        #expect(!workspace.exists("portal.db"), "a first import that fails leaves no empty catalog")
    }

    @Test func aFailureLeavesTheCatalogThatWasThere() throws {
        _ = workspace.run("import", "-", input: Self.document(animation: ".smooth"))
        let catalog = try workspace.read("portal.db")
        #expect(workspace.run("import", "-", input: "[").code == .badData)
        #expect(try workspace.read("portal.db") == catalog)
    }

    @Test func theStandardInputIsReadOnce() {
        let result = workspace.run("import", "-", "-", input: Self.empty)
        #expect(result.code == .usage)
        #expect(result.errors.hasPrefix("portal-db: the standard input '-' can be read only once\n"))
    }

    @Test func noMessageHoldsWhatATerminalObeys() throws {
        let text = """
            {
              "format": "portal-catalog/1", "\\u001b[31mkey\\n\\u202e": 1,
              "presets": [{ "name": "a", "animation": ".smooth\\u001b[31m" }]
            }
            """
        let result = workspace.run("import", try workspace.write(text, to: "\u{1B}[1m\nbad.json"))
        #expect(result.code == .badData)
        #expect(result.errors.hasPrefix(#"\u{1B}[1m\nbad.json:2:58: \u{1B}[31mkey\n\u{202E}: unknown key"#))
        #expect(result.errors.split(separator: "\n").count == 3)
        #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{202E}"))
        #expect(!workspace.run("show", "\u{1B}[31m").errors.contains("\u{1B}"))
    }

    @Test func severalMistakesAreSaidAtOnce() throws {
        let text = """
            {
              "format": "portal-catalog/1",
              "presets": [
                { "name": "a", "animation": ".smoth" },
                { "name": "a", "animation": ".smooth" },
                { "name": "b", "animation": 3, "sumary": "b" }
              ]
            }
            """
        let result = workspace.run("import", try workspace.write(text, to: "bad.json"))
        #expect(result.code == .badData)
        try Goldens(of: "PortalCLITests").compare(result.errors, with: "import-errors.txt")
    }

    @Test func whatIsNotThereIsNoInput() throws {
        #expect(workspace.run("import", workspace.path("nothing.json")).code == .noInput)
        try FileManager.default.createDirectory(atPath: workspace.path("empty"), withIntermediateDirectories: true)
        let empty = workspace.run("import", workspace.path("empty"))
        #expect(empty.code == .badData)
        #expect(empty.errors.contains("has no documents"))
    }

    @Test func aDirectoryIsNoDocumentWhateverItsName() throws {
        for name in ["empty/a.json", "some/a.json", "some/b.tokens"] {
            try FileManager.default.createDirectory(atPath: workspace.path(name), withIntermediateDirectories: true)
        }
        try workspace.write("no document", to: "some/a.json/a.json")
        try workspace.write(#"{"format": "portal-catalog/1", "presets": []}"#, to: "some/c.json")
        #expect(workspace.run("import", workspace.path("some")).code == .success)
        #expect(workspace.run("import", workspace.path("empty")).errors.contains("has no documents"))
    }

    @Test(arguments: [
        ("%PDF-1.7\n%âãÏÓ\n", "it is a PDF"), ("SQLite format 3\u{0}", "it is another application's database"),
    ])
    func whatIsNoCatalogStaysAsItIs(content: String, kind: String) throws {
        let bytes = content + String(repeating: "x", count: 5000)
        try workspace.write(bytes, to: "portal.db")
        let result = workspace.run("import", Project.seeds)
        #expect(result.code == .badData)
        #expect(result.errors.hasPrefix("portal-db: portal.db is not a catalog: \(kind)"))
        #expect(try workspace.read("portal.db") == bytes)
    }

    @Test func aPlaceThatCannotBeWrittenIsRefused() {
        let result = RunResult(["--db", "/proc/nowhere/portal.db", "import", Project.seeds])
        #expect(result.code == .cannotCreate)
    }

    @Test func aTerminalShowsHowManyScenesWereRead() throws {
        let workspace = try Workspace()
        let words = ["import", Project.seeds, "--db", workspace.path("new.db")]
        let errors = workspace.run(words + ["--dry-run"], Surroundings(isTerminal: true, tick: 0.05)).errors
        #expect(errors.hasPrefix("\r\u{1B}[K2 scenes, "), "\(errors.debugDescription)")
        #expect(errors.contains("/s\r\u{1B}[Kwarning: "), "\(errors.debugDescription)")
        #expect(!workspace.run(words).errors.contains("\u{1B}"))
    }

    @Test func aCatalogFileInAPipeIsToBeSaved() throws {
        let workspace = try Workspace()
        let result = workspace.run("import", "-", input: "SQLite format 3\0")
        #expect(result.code == .badData)
        #expect(
            result.errors == """
                standard input: is an SQLite database; expected a catalog document (JSON); \
                save it to a file of its own, and give that by its name
                portal-db: nothing was imported

                """)
    }
}
