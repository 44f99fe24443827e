import PortalCLI
import TestSupport
import Testing

@Suite struct CompareCommandTests {
    static let goldenNames = ["compare.txt"]

    private let goldens = Goldens(of: "PortalCLITests")

    @Test func twoPresetsAreMeasuredSideBySide() throws {
        let result = try Workspace.withSeeds().run("compare", "swiftui/smooth", "swiftui/bouncy")
        #expect(result.code == .differences)
        try goldens.compare(result.output, with: "compare.txt")
    }

    @Test func spellingsOfOneMotionAreAlike() throws {
        let result = try Workspace.withSeeds().run(
            "compare", "swiftui/smooth", ".spring(response: 0.5, dampingFraction: 1)")
        #expect(result.code == .success)
        #expect(result.output.contains("They move alike, over 100 points at 60 fps."))
    }

    /// Linear motion over 300 points: half of the time apart, the larger lead is where the fast one arrives.
    @Test func theLargestGapIsFoundWithItsMoment() throws {
        let result = try Workspace.withSeeds().run(
            "compare", ".linear(duration: 1)", ".linear(duration: 2)", "--distance", "300", "--format", "csv")
        #expect(result.output.contains("largest gap,150 points at 1 s,"))
        #expect(result.output.contains("removed,after 1.017 s,after 2.017 s"))
    }

    static let faults: [(words: [String], code: ExitCode, message: String)] = [
        (
            ["compare", "nope", ".smooth"], .badData,
            "portal-db: there is no preset 'nope'; "
                + "give the library that has it with --library FILE, or take it in with 'import FILE'\n"
        ),
        (
            ["compare", ".smoth", ".smooth"], .badData,
            "portal-db: '.smoth' is neither a preset nor an animation: "
                + "column 2: unknown animation '.smoth'; did you mean '.smooth'?\n"
        ),
    ]

    @Test(arguments: faults)
    func whatMeansNoAnimationIsRefused(words: [String], code: ExitCode, message: String) throws {
        let workspace = try Workspace.withSeeds()
        let result = workspace.run(words)
        #expect(result.code == code)
        #expect(result.errors == message)
        #expect(result.output.isEmpty)
    }
}
