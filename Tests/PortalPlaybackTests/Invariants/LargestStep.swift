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
    private var isRunning = false

    /// - Parameter left: from what is shown to the new aim, if it is known.
    mutating func retarget(by change: Double, left: Double?, with animations: [Animation]) {
        let limits = animations.compactMap(Limits.init)
        let left = left ?? (reach + change)
        let (oldSpeed, oldReach) = (speed, reach)
        for limits in limits {
            let frequencies = isRunning ? [limits.frequency, frequency].compactMap { $0 } : [limits.frequency]
            if limits.merges, let fastest = frequencies.max(), let slowest = frequencies.min() {
                speed = max(speed, (oldSpeed * oldSpeed + fastest * fastest * left * left).squareRoot())
                reach = max(reach, left, (left * left + oldSpeed * oldSpeed / (slowest * slowest)).squareRoot())
                frequency = max(frequency ?? 0, limits.frequency)
            } else {
                speed = max(speed, oldSpeed + limits.frequency * (oldReach + change))
                reach = max(reach, oldReach + change)
            }
        }
        way += change
        isRunning = true
    }

    /// The frequency of the stiffest spring that may run, per second.
    private var frequency: Double?

    /// - Parameter seconds: from one frame to the next, in which a spring may take one of its steps more.
    func bound(seconds: Double) -> Double {
        1.05 * speed * (seconds + 1.0 / 300) + 0.01 * way + 0.1
    }

    private struct Limits {
        /// A spring's angular frequency, or a curve's steepest slope over its duration; per second.
        var frequency: Double
        var merges = false

        /// `nil` for a value that is reached at once.
        init?(_ animation: Animation) {
            switch animation.base {
            case .default: self.init(response: 0.5)
            case .preset(_, let duration, _): self.init(response: duration)
            case .spring(let duration, _, _), .responseSpring(let duration, _, _),
                .interactiveSpring(let duration, _, _), .responseInteractiveSpring(let duration, _, _):
                self.init(response: duration)
            case .interpolatingSpring(let duration, _, _): self.init(response: duration)
            case .physicalSpring(let mass, let stiffness, _, _):
                self.init(response: 2 * Double.pi / (stiffness / mass).squareRoot())
            case .eased(let ease, let duration):
                // The named curves leave and arrive along lines of slope 1 / 0.58, and are steepest half way at 1.73.
                self.init(frequency: (ease == .linear ? 1 : 1.74) / duration)
            case .timingCurve, .unitCurve: return nil
            }
            if case .interpolatingSpring = animation.base { merges = false }
            if case .physicalSpring = animation.base { merges = false }
            for modifier in animation.modifiers {
                merges = false
                if case .speed(let factor) = modifier { frequency *= factor }
            }
        }

        private init(response: Double) {
            frequency = 2 * Double.pi / response
            merges = true
        }

        private init(frequency: Double) { self.frequency = frequency }
    }
}
