import PortalDB
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCLI

/// `rename`, `copy`, `rm` and `search`.
@Suite struct NamingCommandsTests {
    static let goldenNames = ["rename.txt", "search.txt", "search.json", "search.csv"]

    private let goldens = Goldens(of: "PortalCLITests")

    @Test func aRenamedCatalogVerifiesAsBefore() throws {
        let workspace = try Workspace.withRecordings()
        let dry = workspace.run("rename", "portal-sheet/flight", "portal-sheet/trip", "--dry-run")
        #expect(dry.code == .success && workspace.run("show", "portal-sheet/trip").code == .noInput)
        let renamed = [
            workspace.run("rename", "portal-sheet/flight", "portal-sheet/trip"),
            workspace.run("rename", "scene", "card-grid", "cards"),
            workspace.run("rename", "popup", "popup-alert/light", "light"),
            workspace.run("copy", "cards", "deck"),
        ]
        #expect(renamed.allSatisfy { $0.code == .success && $0.errors.isEmpty })
        try goldens.compare(dry.output + renamed.map(\.output).joined(), with: "rename.txt")
        _ = workspace.run("rm", "deck")
        let verified = workspace.run("verify", "portal-sheet/open-?", "cards/open-*", "popup-alert")
        #expect(verified.code == .success && verified.output.hasSuffix(" identical\n"))
    }

    static let mistakes: [(words: [String], code: ExitCode, errors: String)] = [
        (["rename", "a"], .usage, "NEW is missing"),
        (["rename"], .usage, "OLD is missing"),
        (
            ["rename", "presets", "a", "b"], .usage,
            "unknown KIND 'presets': it must be preset, popup or scene; did you mean 'preset'?"
        ),
        (["rename", "preset", "a", "b", "c"], .usage, "'c' is one argument too many"),
        (
            ["rename", "popup-alert/lihgt", "b"], .noInput,
            "there is no preset, pop-up settings or scene 'popup-alert/lihgt'; did you mean 'popup-alert/light'?"
        ),
        (["copy", "scene", "card-gird", "b"], .noInput, "there is no scene 'card-gird'; did you mean 'card-grid'?"),
        (
            ["copy", "card-grid", "portal-sheet"], .badData,
            "scene 'portal-sheet' exists already; remove it first, or take another name"
        ),
        (
            ["copy", "card-grid", "a\u{7}"], .badData,
            "'a\\u{07}' is no name: a name must not contain control characters"
        ),
        (["rm"], .usage, "NAME is missing"),
        (["rm", "preset", "nothing-*"], .noInput, "no preset matches 'nothing-*'"),
        (["rm", "presets", "swiftui/smooth"], .noInput, "there is nothing named 'presets'; the kind is 'preset'"),
        (["search", ""], .usage, "TEXT is empty; it has 1 to 1000 bytes"),
        (["search"], .usage, "TEXT is missing"),
        (["search", "a", "-n", "0"], .usage, "option '-n' is '0'; it must be a whole number from 1 to 100000"),
    ]

    @Test(arguments: mistakes) func aMistakeIsToldWithAWayOut(words: [String], code: ExitCode, errors: String) throws {
        let workspace = try Workspace.withSeeds()
        let before = try workspace.files()
        let result = workspace.run(words)
        #expect(result.code == code && result.output.isEmpty)
        #expect(result.errors.hasPrefix("portal-db: \(errors)"), "\(result.errors)")
        #expect(try workspace.files() == before)
    }

    @Test func whatIsUsedStays() throws {
        let workspace = try Workspace.withSeeds()
        let result = workspace.run("rm", "popup-alert/light")
        #expect(result.code == .badData && result.output.isEmpty)
        #expect(
            result.errors == """
                pop-up settings 'popup-alert/light' is used by scene 'popup-alert', popups[0].settings
                portal-db: nothing was removed; change these places first, or remove them too

                """)
    }

    @Test func recordingsGoOnlyWhereThatIsSaid() throws {
        let workspace = try Workspace.withRecordings()
        let refused = workspace.run("rm", "popup-alert")
        #expect(refused.code == .badData)
        #expect(refused.errors == "portal-db: 10 recordings would go, too; --yes says that they may\n")
        let dry = workspace.run("rm", "popup-alert", "-n")
        #expect(dry.output == "  scene 'popup-alert'\n1 to remove, with 10 recordings.\n")
        let result = workspace.run("rm", "popup-alert", "--yes")
        #expect(result.output == "  scene 'popup-alert'\n1 removed, with 10 recordings.\n")
        #expect(workspace.run("rm", "popup", "popup-alert/*").code == .success)
        #expect(workspace.run("doctor").code == .success)
    }

    @Test(arguments: ListingFormat.allCases) func aSearchIsAListing(format: ListingFormat) throws {
        let workspace = try Workspace.withSeeds()
        let names: [ListingFormat: String] = [.text: "search.txt", .json: "search.json", .csv: "search.csv"]
        let result = workspace.run("search", "alert", "-f", format.rawValue)
        #expect(result.code == .success && result.errors.isEmpty)
        try goldens.compare(result.output, with: try #require(names[format]))
        let one = workspace.run("search", "alert", "-n", "1")
        #expect(one.errors == "There is more; a larger --limit shows it.\n")
        #expect(one.output.split(separator: "\n").count == 2)
        let none = workspace.run("search", "%", "-f", format.rawValue)
        #expect(none.code == .success && none.errors == (format == .text ? "Nothing has '%' in it.\n" : ""))
    }

    /// A file manager of a Mac passes names with their marks apart.
    @Test func namesOfArgumentsAreComparedCanonically() throws {
        let workspace = try Workspace()
        try workspace.change(#""presets": [{"name": "caf\#u{E9}", "animation": ".smooth"}]"#)
        let renamed = workspace.run("rename", "cafe\u{301}", "the\u{301}")
        #expect(renamed.output == "preset 'caf\u{E9}' is now 'th\u{E9}'.\n")
        #expect(workspace.run("rename", "th\u{E9}", "the\u{301}").code == .badData)
        #expect(workspace.run("copy", "preset", "the\u{301}", "c").output == "preset 'c' is a copy of 'th\u{E9}'.\n")
        #expect(workspace.run("search", "e\u{301}").output.hasSuffix("preset  th\u{E9}   name   th\u{E9}\n"))
        #expect(workspace.run("rm", "th?").code == .success)
    }
}
