import PortalDB
import Testing

@testable import PortalCLI

@Suite struct CurveDrawingTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test(
        arguments: [
            ".spring(duration: 0.3, bounce: 0.3).delay(10)", ".spring(duration: 0.2, bounce: 0.95)",
            ".spring(duration: 0.5, bounce: 0.9)", ".smooth", ".bouncy", ".snappy", ".spring(duration: 0.01).delay(29)",
            ".linear(duration: 0.3).repeatForever(autoreverses: false)",
            ".interpolatingSpring(mass: 1, stiffness: 100, damping: 5, initialVelocity: 4000)",
        ], [0.0001, 0.00015, 0.001, 0.005, 0.01, 0.1])
    func whatIsWrittenKeepsWithinWhatItStates(notation: String, tolerance: Double) throws {
        let css = workspace.run(["render", "--curve", notation, "-f", "css", "--tolerance", "\(tolerance)"]).output
        #expect(css.contains("keeps within \(tolerance) of the distance"))
        let easing = try #require(WrittenEasing(css))
        let frames = MeasuredDistance.standard.curve(of: try Animation(notation))
        let written = easing.values(at: frames.indices.map { Double($0) / 60 })
        let gaps = zip(written, frames).map { abs($0 - $1) }
        #expect((gaps.max() ?? .nan) <= tolerance)
    }

    /// Only what is cut says so, in the file and beside it; a curve is whole however long it takes.
    @Test(arguments: [(".linear(duration: 40)", false), (".default.delay(40)", true), (".smooth", false)])
    func whatIsCutSaysSo(notation: String, isCut: Bool) {
        let result = workspace.run(["render", "--curve", notation, "-f", "css"])
        #expect(result.output.contains("; still moves after 30 s, and is cut there */") == isCut)
        #expect(result.errors.contains("still moves after 30 s, and is cut there") == isCut)
    }

    @Test(arguments: [(".smooth", 0.005, 18), (".bouncy", 0.005, 21), (".bouncy", 0.01, 16), (".bouncy", 0.001, 30)])
    func anEasingIsShort(notation: String, tolerance: Double, stops: Int) throws {
        let css = workspace.run(["render", "--curve", notation, "-f", "css", "--tolerance", "\(tolerance)"]).output
        #expect(try #require(WrittenEasing(css)).stopCount <= stops)
    }
}
