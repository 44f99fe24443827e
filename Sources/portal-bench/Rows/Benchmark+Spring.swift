import CBaseline
import PortalMotion

extension Benchmark {
    /// A flight's position and size, one frame of 1/60 s after the other, from rest until both are over.
    static let spring = Benchmark(
        name: "spring", summary: "fluid spring, position and size, of 200 flights",
        baseline: "the same arithmetic as a bare C loop", goal: 1.5
    ) { _ in
        let motion = Motion(.smooth(duration: 0.4, extraBounce: 0.25))
        return Timing.best(of: 300) {
            for _ in 0..<200 { keep(frames(of: motion)) }
        } baseline: {
            for _ in 0..<200 { keep(baselineFrames()) }
        }
    }

    private static func frames(of motion: Motion) -> Int {
        var position = Animator(SIMD2(81.5, 240.0))
        var size = Animator(SIMD2(100.0, 100.0))
        position.animate(to: [86.5, 160], with: motion, frame: 0, fps: 60)
        size.animate(to: [220, 220], with: motion, frame: 0, fps: 60)
        var frame = 0
        while position.isAnimating || size.isAnimating {
            frame += 1
            position.sample(frame: frame, fps: 60)
            size.sample(frame: frame, fps: 60)
        }
        return frame
    }

    static func baselineFrames(dampingFraction: Double = 0.75, atMost limit: Int = .max) -> Int {
        let response = 0.4
        let frequency = 2 * Double.pi / response
        let stiffness = frequency * frequency
        let damping = 2 * dampingFraction * stiffness.squareRoot()
        var (position, size) = (baseline_spring(), baseline_spring())
        var shown = [0.0, 0.0]
        let (place, way) = ([86.5, 160.0], [5.0, -80.0])
        let (extent, growth) = ([220.0, 220.0], [120.0, 120.0])
        var frame = 0
        while frame < limit, position.is_over == 0 || size.is_over == 0 {
            frame += 1
            if position.is_over == 0 {
                baseline_advance(&position, response, stiffness, damping, way, place, Double(frame) / 60, &shown)
            }
            if size.is_over == 0 {
                baseline_advance(&size, response, stiffness, damping, growth, extent, Double(frame) / 60, &shown)
            }
        }
        return frame
    }
}
