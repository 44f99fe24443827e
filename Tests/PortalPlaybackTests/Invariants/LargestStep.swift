import PortalModel
import PortalMotion

/// The furthest that an animated vector can go from one frame to the next, derived from its animations alone.
///
/// A spring's energy v^2 + k x^2 never grows, so that with x left to go and the velocity v it is never faster than
/// sqrt(v^2 + k x^2), nor further from its aim than sqrt(x^2 + v^2 / k). A curve over the distance x is as fast as its
/// steepest slope times x; one that combines moves on top of what moves underneath. When an animation is removed, what
/// was left of it, at most 1 % of all changes so far, is covered at once.
struct LargestStep {
    /// Of what is shown, in points per second.
    private var speed = 0.0
    /// Between what is shown and its aim, in points.
    private var reach = 0.0
    /// All changes so far, in points.
    private var way = 0.0
    /// Of the stiffest spring that may run, per second.
    private var frequency: Double?

    /// - Parameter change: between the old aim and the new one, in points.
    /// - Parameter left: from what is shown to the new aim, if it is known.
    mutating func retarget(by change: Double, left: Double?, with animations: [Animation]) {
        let left = left ?? (reach + change)
        let (oldSpeed, oldReach, oldFrequency) = (speed, reach, frequency)
        for limits in animations.compactMap(Limits.init) {
            if limits.merges {
                // A takeover may blend from the old spring to the new one.
                let fastest = max(limits.frequency, oldFrequency ?? 0)
                let slowest = min(limits.frequency, oldFrequency ?? .infinity)
                speed = max(speed, (oldSpeed * oldSpeed + fastest * fastest * left * left).squareRoot())
                reach = max(reach, (left * left + oldSpeed * oldSpeed / (slowest * slowest)).squareRoot())
                frequency = max(frequency ?? 0, limits.frequency)
            } else {
                speed = max(speed, oldSpeed + limits.frequency * (oldReach + change))
                reach = max(reach, oldReach + change)
            }
        }
        way += change
    }

    /// - Parameter seconds: from one frame to the next, in which a spring may take one of its steps more.
    func bound(seconds: Double) -> Double {
        1.05 * speed * (seconds + 1.0 / 300) + 0.01 * way + 0.1
    }

    private struct Limits {
        /// A spring's angular frequency, or a curve's steepest slope over its duration; per second.
        private(set) var frequency: Double
        /// A fluid spring without modifiers takes over from what runs, anything else comes on top.
        let merges: Bool

        /// `nil` for a curve that has no steepest slope here.
        init?(_ animation: Animation) {
            let isFluid: Bool
            switch animation.base {
            case .default: (frequency, isFluid) = (Self.frequency(response: 0.5), true)
            case .preset(_, let response, _), .spring(let response, _, _), .responseSpring(let response, _, _),
                .interactiveSpring(let response, _, _), .responseInteractiveSpring(let response, _, _):
                (frequency, isFluid) = (Self.frequency(response: response), true)
            case .interpolatingSpring(let duration, _, _):
                (frequency, isFluid) = (Self.frequency(response: duration), false)
            case .physicalSpring(let mass, let stiffness, _, _):
                (frequency, isFluid) = ((stiffness / mass).squareRoot(), false)
            case .eased(let ease, let duration):
                // The named curves leave and arrive with a slope of 1 / 0.58, and are steepest half way, with 1.73.
                (frequency, isFluid) = ((ease == .linear ? 1 : 1.74) / duration, false)
            case .timingCurve, .unitCurve: return nil
            }
            merges = isFluid && animation.modifiers.isEmpty
            for case .speed(let factor) in animation.modifiers { frequency *= factor }
        }

        private static func frequency(response: Double) -> Double { 2 * Double.pi / response }
    }
}
