import PortalDB
import PortalSQLite
import TestSupport
import Testing

/// Files of libraries on the command line.
@Suite struct SharingCommandsTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private static func document(_ presets: KeyValuePairs<String, String>) -> String {
        let presets = presets.map { #"{ "name": "\#($0.key)", "animation": "\#($0.value)" }"# }
        return #"{ "format": "portal-catalog/1", "presets": [ \#(presets.joined(separator: ", ")) ] }"#
    }

    /// - Returns: The path of a file as an export makes it, whatever its name ends in.
    private func library(_ presets: KeyValuePairs<String, String>, named name: String = "Team Motion") throws -> String
    {
        let path = workspace.path("team.json")
        _ = workspace.run("import", "-", "--db", path, "--on-conflict", "replace", input: Self.document(presets))
        let library = Library(named: name)
        try Connection(file: path, mode: .readWrite).run(
            "INSERT OR REPLACE INTO identity (only, library, name) VALUES (1, ?, ?)", library.id, library.name)
        return path
    }

    @Test func aLibraryIsToldByItsContentAndRemembered() throws {
        let path = try library(["hero/open": ".smooth", "hero/close": "{hero/open}.speed(2)"])
        let result = workspace.run("import", path, "--prefix", "team/")
        #expect(
            result.output == """
                kind     added  same  replaced  renamed  skipped
                presets      2     0         0        0        0
                Imported into portal.db.

                """)
        #expect(result.code == .success && result.errors.isEmpty)
        let shown = workspace.run("show", "team/hero/close").output
        let lines = shown.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("library Team Motion"))
        #expect(lines.contains("library id \(Library(named: "Team Motion").id)"))
        #expect(lines.contains("name there hero/close"))
        #expect(!shown.contains("edited here"))
        workspace.run("import", "-", "--on-conflict", "replace", input: Self.document(["team/hero/open": ".linear"]))
        #expect(workspace.run("show", "team/hero/open").output.contains(", edited here since\n"))
    }

    @Test func listsCanBeOfALibrary() throws {
        workspace.run("import", "-", input: Self.document(["mine": ".linear"]))
        workspace.run("import", try library(["hero/open": ".smooth"]))
        let names = workspace.run("list", "presets", "--from", "Team Motion", "--format", "csv").output
            .split(whereSeparator: \.isNewline).dropFirst().map { $0.prefix { $0 != "," } }
        #expect(names == ["hero/open"])
        #expect(workspace.run("list", "scenes", "--from", "Team Motion").errors == "Nothing to list.\n")
        let unknown = workspace.run("list", "presets", "--from", "team motion")
        #expect(unknown.code == .noInput)
        #expect(unknown.errors.contains("there is no library 'team motion'; did you mean 'Team Motion'?"))
        for kind in ["recordings", "libraries"] {
            #expect(workspace.run("list", kind, "--from", "Team Motion").code == .usage)
        }
    }

    @Test(
        arguments: [
            ([], ["Team Motion", "acme"]), (["a*"], ["acme"]), (["--limit", "1"], ["Team Motion"]),
            (["--after", "Team Motion"], ["acme"]), (["--after", "acme"], []),
        ] as [([String], [String])])
    func librariesAreListed(words: [String], names: [String]) throws {
        for name in ["acme", "Team Motion"] {
            workspace.run("import", try library(["hero/\(name)": ".smooth"], named: name))
        }
        let listed = workspace.run(["list", "libraries"] + words + ["--format", "csv"]).output
        let rows = listed.split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",") }
        #expect(rows.map { String($0[0]) } == names)
        #expect(rows.map { String($0[1]) } == names.map { Library(named: $0).id.rawValue })
    }

    @Test func whatIsRenamedIsListed() throws {
        workspace.run("import", "-", input: Self.document(["hero/open": ".linear"]))
        let path = try library(["hero/open": ".smooth"])
        let text = workspace.run("import", path, "--on-conflict", "rename", "--dry-run")
        #expect(text.output.hasSuffix("preset 'hero/open' -> 'hero/open~2'\nportal.db would be changed.\n"))
        let json = workspace.run("import", path, "--on-conflict", "rename", "--format", "json")
        #expect(json.output.contains(#""renamed": 1"#) && !json.output.contains("->"))
        #expect(json.errors == "preset 'hero/open' -> 'hero/open~2'\n")
    }

    @Test func aNewerFileIsOfferedAndTakenWhenAsked() throws {
        workspace.run("import", try library(["a": ".smooth", "b": ".smooth"]))
        let path = try library(["a": ".bouncy"])
        try Connection(file: path, mode: .readWrite).run("DELETE FROM preset WHERE name = 'b'")
        let offer = workspace.run("import", path)
        #expect(offer.code == .badData)
        #expect(
            offer.errors == """
                team.json: presets.a.name: preset 'a' has changed in library 'Team Motion' since it was imported; \
                use --update to take that
                portal-db: nothing was imported

                """)
        let update = workspace.run("import", path, "--update")
        #expect(update.code == .success)
        #expect(
            update.output.hasSuffix(
                "preset 'b' is not in the library any more\nImported into portal.db.\n"))
        #expect(workspace.run("list", "presets", "--format", "csv").output.contains("a,.bouncy"))
    }

    @Test func filesAndDocumentsAreImportedTogetherOrNotAtAll() throws {
        let path = try library(["hero/open": ".smooth"])
        let good = try workspace.write(Self.document(["mine": "{hero/open}.speed(2)"]), to: "good.json")
        let bad = try workspace.write("[", to: "bad.json")
        #expect(workspace.run("import", good, path, bad).code == .badData)
        #expect(!workspace.exists("portal.db"))
        #expect(workspace.run("import", good, path).code == .success)
        #expect(workspace.run("list", "presets").output.contains("{hero/open}.speed(2)"))
    }

    @Test func aNameOfALibraryDoesNothingToATerminal() throws {
        workspace.run("import", try library(["a": ".smooth"], named: "x\u{1B}[31m"))
        let shown = workspace.run("show", "a")
        #expect(!shown.output.contains("\u{1B}"))
        #expect(!workspace.run("list", "presets", "--from", "y\u{1B}").errors.contains("\u{1B}"))
    }

    @Test func aDatabaseOnTheStandardInputIsRefusedWithTheWayOut() throws {
        let result = workspace.run("import", "-", input: "SQLite format 3\0")
        #expect(result.code == .badData)
        #expect(result.errors.contains("is an SQLite database"))
    }
}
