/// The numbers that an animation's base moves by: the same for every spelling of one motion.
package enum MotionParameters: Hashable, Sendable {
    /// Seconds, >= 0.
    case curve(CurveShape, duration: Double)
    /// Response and blend duration in seconds, >= 0; a damping fraction of 1 is critical.
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    /// The velocity in distances per second.
    case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)

    package init(_ base: Animation.Base) {
        switch base {
        case .default:
            self = .fluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0)
        case .eased(let ease, let duration):
            self = .curve(.eased(ease), duration: duration)
        case .timingCurve(let x1, let y1, let x2, let y2, let duration):
            self = .curve(.bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration)
        case .unitCurve(let name, let duration):
            self = .curve(.named(name), duration: duration)
        case .preset(let preset, let duration, let extraBounce):
            self = .fluidSpring(duration: duration, bounce: preset.bounce + extraBounce, blendDuration: 0)
        case .spring(let duration, let bounce, let blend):
            self = .fluidSpring(duration: duration, bounce: bounce, blendDuration: blend)
        case .interactiveSpring(let duration, let extraBounce, let blend):
            let bounce = Animation.Default.interactiveBounce + extraBounce
            self = .fluidSpring(duration: duration, bounce: bounce, blendDuration: blend)
        case .responseSpring(let response, let fraction, let blend),
            .responseInteractiveSpring(let response, let fraction, let blend):
            self = .fluidSpring(response: response, dampingFraction: fraction, blendDuration: blend)
        case .interpolatingSpring(let duration, let bounce, let velocity):
            let frequency = 2 * Double.pi / duration
            let stiffness = frequency * frequency
            let damping = 2 * stiffness.squareRoot() * PortalMotion.dampingFraction(bounce: bounce)
            self = .interpolatingSpring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            self = .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
    }

    private static func fluidSpring(duration: Double, bounce: Double, blendDuration: Double) -> Self {
        .fluidSpring(
            response: duration, dampingFraction: PortalMotion.dampingFraction(bounce: bounce),
            blendDuration: blendDuration)
    }
}

/// The damping fraction of a bounce in (-1, 1]: bouncy above 0, over-damped below.
func dampingFraction(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
}

/// What progress looks like over a duration.
package enum CurveShape: Hashable, Sendable {
    case eased(Animation.Ease)
    /// x in 0...1.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case named(UnitCurve.Name)

    /// `nil` for a curve that is given by its control points.
    package var name: UnitCurve.Name? {
        switch self {
        case .eased(let ease): UnitCurve.Name(rawValue: ease.rawValue)
        case .bezier: nil
        case .named(let name): name
        }
    }

    /// x1, y1, x2, y2; `nil` for the circular curves, which are none of Bezier's.
    package var controlPoints: [Double]? {
        switch self {
        case .eased(let ease): ease.controlPoints
        case .bezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
        case .named(let name): Animation.Ease(rawValue: name.rawValue)?.controlPoints
        }
    }
}
