import PortalMotion

/// The transition that stands for an animation in a token: one pass of it, delays and speeds worked in.
struct TokenFallback: Hashable {
    /// x1, y1, x2, y2.
    let controlPoints: [Double]
    /// Seconds, >= 0: a curve's own, or until a spring has settled.
    let duration: Double
    let delay: Double
    /// How far the curve is from the animation at most, as a part of the distance; 0 for a Bezier curve.
    let error: Double

    private static let fps = 300
    /// Seconds after which a spring is not followed any more.
    private static let limit = 30.0

    init(of animation: Animation) {
        let base: TokenFallback
        if case .curve(let shape, let duration) = MotionParameters(animation.base) {
            base = TokenFallback(shape, duration: duration)
        } else {
            base = TokenFallback(ofSpring: Animation(base: animation.base))
        }
        var (duration, delay) = (base.duration, 0.0)
        for modifier in animation.modifiers {
            switch modifier {
            case .delay(let seconds): delay += seconds
            case .speed(let factor):
                delay /= factor
                duration /= factor
            case .repeatCount, .repeatForever, .logicallyComplete: break
            }
        }
        self.init(
            controlPoints: base.controlPoints, duration: min(duration, .greatestFiniteMagnitude),
            delay: min(delay, .greatestFiniteMagnitude), error: base.error)
    }

    private init(controlPoints: [Double], duration: Double, delay: Double, error: Double) {
        self.controlPoints = controlPoints
        self.duration = duration
        self.delay = delay
        self.error = error
    }

    private init(_ shape: CurveShape, duration: Double) {
        if let points = shape.controlPoints {
            self.init(controlPoints: points, duration: duration, delay: 0, error: 0)
        } else {
            let curve = UnitCurve(shape.name ?? .linear)
            let fit = BezierFit { curve.value(at: $0) }
            self.init(controlPoints: fit.controlPoints, duration: duration, delay: 0, error: fit.largestError)
        }
    }

    private init(ofSpring spring: Animation) {
        let run = AnimationRun(spring, to: 1.0, fps: Self.fps, limit: Self.limit)
        // One that never settles goes as far as its author had in mind.
        let duration = run.removedFrame.map { run.time(of: $0) } ?? spring.nominalDuration ?? Self.limit
        let followed = min(duration, Self.limit)
        let fit = BezierFit { x in
            run.value(in: Int((min(x * duration, followed) * Double(Self.fps)).rounded()))
        }
        self.init(controlPoints: fit.controlPoints, duration: duration, delay: 0, error: fit.largestError)
    }

    /// Whether another one is the same but for what two machines or versions may find differently.
    func isNear(_ other: TokenFallback) -> Bool {
        func isNear(_ one: Double, _ two: Double) -> Bool { abs(one - two) <= 0.002 + 0.02 * max(one, two) }
        return isNear(duration, other.duration) && isNear(delay, other.delay)
            && zip(controlPoints, other.controlPoints).allSatisfy { abs($0 - $1) <= 0.05 }
    }
}
