import TestSupport
import Testing

@testable import PortalMotion

@Suite struct CubicBezierTests {
    /// With y over the parameter as x is, the value is x, to the precision of the solve and the rounding.
    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func theSolveIsGoodEverywhere(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let (x1, x2) = (random.number(0...1), random.number(0...1))
        let curve = CubicBezier(x1: x1, y1: x1, x2: x2, y2: x2)
        for x in stride(from: 0.0, through: 1, by: 1.0 / 256) {
            #expect(abs(curve.value(at: x) - x) <= 0x1.8p-20, "(\(x1), \(x2)) at \(x)")
        }
    }

    @Test(arguments: [(0.0, 0.0), (0, 1), (1, 0), (1, 1), (0.5, 0.5)])
    func theEndsAreExact(x1: Double, x2: Double) {
        let curve = CubicBezier(x1: x1, y1: -1, x2: x2, y2: 2)
        #expect(curve.value(at: 0) == 0)
        #expect(abs(curve.value(at: 1) - 1) <= 3e-4)
    }
}
