import Foundation
import PortalRender
import Testing

@Suite struct CurveTextTests {
    /// A straight way up in one second: a dot a frame.
    private static let straight = (0...60).map { Double($0) / 60 }

    @Test func aStraightLineRisesFromStartToAim() {
        let lines = CurveText(Self.straight, fps: 60, style: TextStyle(width: 26), height: 4).lines()
        #expect(
            lines == [
                "  1 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈⢀⡠⠤⠒⠉",
                "    │         ⢀⡠⠤⠒⠉⠁",
                "    │    ⢀⣀⠤⠒⠊⠁",
                "  0 ┤⣀⠤⠒⠊⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
                "     0 s       0.5",
            ])
    }

    @Test func whatGoesBeyondStartAndAimIsNamed() {
        let swing = (0...120).map { 1 - cos(Double($0) / 10) * 1.5 }
        let lines = CurveText(swing, fps: 60, style: TextStyle(width: 60), height: 8).lines()
        #expect(lines.first?.hasPrefix("   2.5 ┤") == true)
        #expect(lines.contains { $0.hasPrefix("     1 ┤") })
        #expect(lines.contains { $0.hasPrefix("  -0.5 ┤") })
    }

    /// Start and aim are one line then.
    @Test(arguments: [1e3, 1e300, 1.7e308])
    func aCurveThatGoesFarBeyondBothIsDrawn(far: Double) {
        let lines = CurveText([0, far, 1], fps: 60, style: TextStyle(width: 400), height: 4).lines()
        #expect(lines.count == 5)
        #expect(lines.first?.contains("┤") == true)
        #expect(lines.contains { $0.contains(" 0 ┤") } && !lines.contains { $0.contains(" 1 ┤") })
        #expect(CurveText([0, far, -far, 1], fps: 60, style: TextStyle(), height: 4).lines().count == 5)
    }

    @Test(arguments: [20, 40, 80, 300])
    func noLineIsWiderThanTheTerminal(width: Int) {
        let lines = CurveText(Self.straight, fps: 60, style: TextStyle(width: width)).lines()
        #expect(lines.allSatisfy { $0.terminalWidth <= max(width, 26) })
    }

    @Test(arguments: [[], [0], [.nan, .nan]] as [[Double]])
    func whatHasNoTwoValuesHasNoCurve(values: [Double]) {
        #expect(CurveText(values, fps: 60, style: TextStyle()).lines().isEmpty)
    }

    @Test func whatIsNoNumberIsLeftOut() {
        let lines = CurveText([0, .nan, 1, .infinity, 1], fps: 4, style: TextStyle(width: 40), height: 2).lines()
        #expect(lines.count == 3)
    }
}
