import Testing

@testable import PortalMotion

@Suite struct BezierFitTests {
    /// A Bezier curve is its own closest.
    @Test(arguments: [
        [0.42, 0, 0.58, 1], [0.2, 0, 0, 1], [0.3, 0, 0.8, 0.15], [0.1, 1.4, 0.6, 0.9], [0.05, 0.7, 0.1, 1],
        [0, 0, 1, 1],
    ])
    func aCurveIsFound(_ points: [Double]) {
        let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        let fit = BezierFit { curve.value(at: $0) }
        #expect(fit.largestError <= 0.002)
    }

    @Test(arguments: [
        ".smooth", ".bouncy", ".snappy(duration: 0.3)", ".interpolatingSpring(stiffness: 100, damping: 10)",
        ".spring(duration: 3, bounce: 0.95)", ".spring(duration: 0.5, bounce: -0.9)",
        ".interpolatingSpring(mass: 1, stiffness: 300, damping: 10, initialVelocity: 80)",
    ])
    func noErrorIsLargerThanTheLargest(_ notation: String) throws {
        let run = AnimationRun(try Animation(notation), to: 1.0, fps: 300)
        let last = Double(run.removedFrame ?? run.values.count - 1)
        func progress(_ part: Double) -> Double {
            let frame = part * last
            let before = run.value(in: Int(frame))
            return before + (run.value(in: Int(frame) + 1) - before) * (frame - frame.rounded(.down))
        }
        let fit = BezierFit(progress)
        let points = fit.controlPoints
        let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        let times = (0...Int(last)).map { Double($0) / last } + (0...20_000).map { Double($0) / 20_000 }
        let error = times.map { abs(curve.value(at: $0) - progress($0)) }.max() ?? 0
        #expect(error <= fit.largestError)
        #expect(fit.largestError <= error + 0.0015)
    }

    /// No curve beside it is closer: each of the four numbers is moved both ways.
    @Test(arguments: [0.4, 0.6, 0.8, 1, 1.5])
    func noCurveBesideItIsCloser(_ dampingFraction: Double) {
        let run = AnimationRun(.spring(response: 0.5, dampingFraction: dampingFraction), to: 1.0, fps: 300)
        let last = run.removedFrame ?? 0
        func progress(_ x: Double) -> Double { run.value(in: Int((x * Double(last)).rounded())) }
        func squares(_ points: [Double]) -> Double {
            let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            return (1...64).reduce(0) { sum, index in
                let gap = curve.value(at: Double(index) / 64) - progress(Double(index) / 64)
                return sum + gap * gap
            }
        }
        let fit = BezierFit(progress)
        let best = squares(fit.controlPoints)
        for (axis, step) in (0..<4).flatMap({ axis in [-0.02, 0.02].map { (axis, $0) } }) {
            var points = fit.controlPoints
            points[axis] += step
            if axis.isMultiple(of: 2), !(0...1).contains(points[axis]) { continue }
            #expect(squares(points) > best - 1e-4)
        }
        #expect(fit.largestError < (dampingFraction < 0.7 ? 0.25 : 0.06))
    }
}
