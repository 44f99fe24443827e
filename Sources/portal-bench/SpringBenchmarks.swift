import CBaseline
import PortalMotion

extension Benchmark {
    /// A flight's position and size, one frame of 1/60 s after the other, from rest until both are over.
    static var spring: Benchmark {
        let motion = Motion(.smooth(duration: 0.4, extraBounce: 0.25))
        let flights = 2_000
        return Benchmark(
            name: "fluid spring, position and size, per frame", baselineName: "the same arithmetic as a bare C loop",
            goal: 1.5,
            subject: {
                for _ in 0..<flights { keep(frames(of: motion)) }
            },
            baseline: {
                for _ in 0..<flights { keep(baselineFrames()) }
            })
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

    private static func baselineFrames() -> Int {
        let frequency = 2 * Double.pi / 0.4
        let stiffness = frequency * frequency
        let damping = 2 * 0.75 * stiffness.squareRoot()
        var position = baseline_spring()
        var size = baseline_spring()
        var (positionIsOver, sizeIsOver) = (false, false)
        let (way, growth) = ([5.0, -80.0], [120.0, 120.0])
        var frame = 0
        while !positionIsOver || !sizeIsOver {
            frame += 1
            let time = Double(frame) / 60
            if !positionIsOver { positionIsOver = baseline_advance(&position, stiffness, damping, way, time) != 0 }
            if !sizeIsOver { sizeIsOver = baseline_advance(&size, stiffness, damping, growth, time) != 0 }
        }
        return frame
    }

    /// Keeps a result from being optimised away.
    @inline(never)
    private static func keep(_ value: Int) {}
}
