import TestSupport
import Testing

@Suite struct ShowCommandTests {
    static let goldenNames = texts.map(golden)
    private static let texts = [
        "portal-sheet", "story-list", "popup-alert", "photos-header", "delayed-lines", "portal-sheet/flight",
        "popup-alert/firm", "portal-sheet/open-1", "photo-carousel/swipe",
    ]

    private static func golden(of name: String) -> String { "show-\(name.replacing("/", with: "-")).txt" }

    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test(arguments: texts)
    func textSaysWhatThereIs(name: String) throws {
        let result = workspace.run("show", name)
        #expect(result.code == .success && result.errors.isEmpty)
        try Goldens(of: "PortalCLITests").compare(result.output, with: Self.golden(of: name))
    }

    @Test(arguments: ["card-grid", "portal-4/default", "popup/light"])
    func jsonCanBeImported(name: String) throws {
        let result = workspace.run("show", name, "--format", "json")
        let again = workspace.run("import", "-", input: result.output)
        #expect(again.output.hasSuffix("Nothing changed in portal.db.\n"))
    }

    @Test func anUnknownNameIsNoInput() {
        let result = workspace.run("show", "portal-shet")
        #expect(result.code == .noInput)
        #expect(result.errors == "portal-db: there is no scene 'portal-shet'; did you mean 'portal-sheet'?\n")
    }
}
