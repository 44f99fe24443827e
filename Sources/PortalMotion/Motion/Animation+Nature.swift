extension Animation {
    /// Whether the animation is never removed: it repeats for ever, or is a spring without damping.
    public var neverEnds: Bool {
        if repeatsForever { return true }
        return switch Motion.Base(base) {
        case .fluid(let spring): spring.dampingFraction == 0
        case .interpolating(let spring): !spring.duration.isFinite
        case .curve: false
        }
    }

    /// The duration that an author has in mind, in seconds: a curve's own, a spring's response, slowed down or sped up.
    ///
    /// `nil` for an animation that repeats. A delay is not part of it, and a spring goes on moving after it.
    public var nominalDuration: Double? {
        var duration =
            switch Motion.Base(base) {
            case .fluid(let spring): spring.response
            case .interpolating(let spring): spring.logicalDuration
            case .curve(let curve): curve.duration
            }
        for modifier in modifiers {
            switch modifier {
            case .speed(let factor): duration /= factor
            case .repeatCount, .repeatForever: return nil
            case .delay, .logicallyComplete: break
            }
        }
        return duration
    }

    /// The shortest response that a fluid spring is integrated with, in seconds: a shorter one moves as this one does.
    package static let shortestResponse = 2 * Double.pi / FluidSpring.maximumStiffness.squareRoot()
}
