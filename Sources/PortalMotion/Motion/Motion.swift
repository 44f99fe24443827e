/// An animation made ready to run: a plain value, compiled once and shared by every value it animates.
///
///     let motion = Motion(.smooth(duration: 0.4))
///     position.animate(to: [100, 40], with: motion, frame: 0, fps: 60)
///     size.animate(to: [220, 220], with: motion, frame: 0, fps: 60)
public struct Motion: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case fluid(FluidSpring)
        case interpolating(InterpolatingSpring)
        case curve(TimedCurve)
    }

    let base: Base
    /// From the inside out.
    let modifiers: [Animation.Modifier]

    public init(_ animation: Animation) {
        base = Base(animation.base)
        modifiers = animation.modifiers
    }

    /// The spring, if this is one that merges with what runs: a modifier makes it combine instead.
    var mergingSpring: FluidSpring? {
        guard modifiers.isEmpty, case .fluid(let spring) = base else { return nil }
        return spring
    }
}

extension Motion.Base {
    init(_ base: Animation.Base) {
        switch MotionParameters(base) {
        case .curve(let shape, let duration):
            self = .curve(TimedCurve(curve: TimedCurve.Curve(shape), duration: duration))
        case .fluidSpring(let response, let fraction, let blend):
            self = .fluid(FluidSpring(response: response, dampingFraction: fraction, blendDuration: blend))
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            self = .interpolating(
                InterpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
        }
    }
}

extension TimedCurve.Curve {
    fileprivate init(_ shape: CurveShape) {
        switch shape {
        case .eased(let ease):
            let points = ease.controlPoints
            self = .bezier(CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
        case .bezier(let x1, let y1, let x2, let y2): self = .bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
        case .named(let name): self = .unit(UnitCurve(name))
        }
    }
}
