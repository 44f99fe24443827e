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

    init(of animation: Animation) {
        let course = TokenCourse(of: animation)
        let fit = course.controlPoints == nil ? BezierFit(course.progress) : nil
        controlPoints = fit?.controlPoints ?? course.controlPoints ?? []
        duration = course.duration
        delay = course.delay
        error = fit?.largestError ?? 0
    }

    /// That of the same base under other modifiers, which needs no second search for a curve.
    init(of animation: Animation, like other: TokenFallback) {
        let course = TokenCourse(of: animation)
        (controlPoints, duration, delay, error) = (other.controlPoints, course.duration, course.delay, other.error)
    }
}

/// One pass of an animation from its start to its end, delays and speeds worked in.
struct TokenCourse {
    /// Seconds, >= 0: a curve's own, or until a spring has settled.
    private(set) var duration: Double
    private(set) var delay = 0.0
    /// Of a Bezier curve.
    let controlPoints: [Double]?
    /// Of a part of the duration.
    let progress: (Double) -> Double

    private static let fps = 300
    /// Seconds after which a spring is not followed any more.
    private static let limit = 30.0

    init(of animation: Animation) {
        if case .curve(let shape, let duration) = MotionParameters(animation.base) {
            self.duration = duration
            controlPoints = shape.controlPoints
            progress = Self.progress(of: shape)
        } else {
            let spring = Animation(base: animation.base)
            let run = AnimationRun(spring, to: 1.0, fps: Self.fps, limit: Self.limit)
            // One that never settles goes as far as its author had in mind.
            let duration = run.removedFrame.map { run.time(of: $0) } ?? spring.nominalDuration ?? Self.limit
            let followed = min(duration, Self.limit)
            self.duration = duration
            controlPoints = nil
            progress = { part in
                let frame = min(part * duration, followed) * Double(Self.fps)
                let before = run.value(in: Int(frame))
                return before + (run.value(in: Int(frame) + 1) - before) * (frame - frame.rounded(.down))
            }
        }
        for modifier in animation.modifiers {
            switch modifier {
            case .delay(let seconds): delay += seconds
            case .speed(let factor):
                delay /= factor
                duration /= factor
            case .repeatCount, .repeatForever, .logicallyComplete: break
            }
        }
        duration = min(duration, .greatestFiniteMagnitude)
        delay = min(delay, .greatestFiniteMagnitude)
    }

    private static func progress(of shape: CurveShape) -> (Double) -> Double {
        if let points = shape.controlPoints {
            let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            return { curve.value(at: $0) }
        }
        let curve = UnitCurve(shape.name ?? .linear)
        return { curve.value(at: $0) }
    }

    /// Whether another one is the same but for an error, and for what two machines may find differently.
    func isNear(_ other: TokenCourse, error: Double) -> Bool {
        func isNear(_ one: Double, _ two: Double) -> Bool { abs(one - two) <= 0.002 + 0.02 * max(one, two) }
        guard isNear(duration, other.duration), isNear(delay, other.delay) else { return false }
        return BezierFit.times.allSatisfy { abs(progress($0) - other.progress($0)) <= error + 0.01 }
    }
}
