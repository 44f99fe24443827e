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
        switch base {
        case .default:
            self = .fluid(FluidSpring(response: 0.5, dampingFraction: 1))
        case .eased(let ease, let duration):
            self = .curve(TimedCurve(curve: .bezier(ease.curve), duration: duration))
        case .timingCurve(let x1, let y1, let x2, let y2, let duration):
            let bezier = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            self = .curve(TimedCurve(curve: .bezier(bezier), duration: duration))
        case .unitCurve(let name, let duration):
            self = .curve(TimedCurve(curve: .unit(UnitCurve(name)), duration: duration))
        case .preset(let preset, let duration, let extraBounce):
            self = .fluid(duration: duration, bounce: preset.bounce + extraBounce)
        case .spring(let duration, let bounce, let blendDuration):
            self = .fluid(duration: duration, bounce: bounce, blendDuration: blendDuration)
        case .interactiveSpring(let duration, let extraBounce, let blendDuration):
            let bounce = Animation.Default.interactiveBounce + extraBounce
            self = .fluid(duration: duration, bounce: bounce, blendDuration: blendDuration)
        case .responseSpring(let response, let fraction, let blend),
            .responseInteractiveSpring(let response, let fraction, let blend):
            self = .fluid(FluidSpring(response: response, dampingFraction: fraction, blendDuration: blend))
        case .interpolatingSpring(let duration, let bounce, let velocity):
            self = .interpolating(
                InterpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity))
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            self = .interpolating(
                InterpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
        }
    }

    private static func fluid(duration: Double, bounce: Double, blendDuration: Double = 0) -> Self {
        let fraction = dampingFraction(bounce: bounce)
        return .fluid(FluidSpring(response: duration, dampingFraction: fraction, blendDuration: blendDuration))
    }
}

extension Animation.Ease {
    fileprivate var curve: CubicBezier {
        let points = controlPoints
        return CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    }
}
