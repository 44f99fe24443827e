/// A spring that is spelt by its physics, spelt by duration and bounce instead.
///
///     DurationSpelling(of: .spring(response: 0.4, dampingFraction: 0.8))?.animation // .spring(duration: 0.4, bounce: 0.2)
package struct DurationSpelling: Hashable, Sendable {
    package let animation: Animation
    /// Whether the motion is the same to the last bit, and not only close.
    package let isExact: Bool

    /// `nil` if the animation is no such spring, or none that a duration and a bounce could say.
    package init?(of animation: Animation) {
        let motion = Motion(animation)
        for precision in [Precision.exact, .close] {
            guard let base = Self.base(animation.base, precision) else { continue }
            let respelt = Animation(base: base, modifiers: animation.modifiers)
            let isExact = Motion(respelt) == motion
            guard isExact || precision == .close else { continue }
            self.animation = respelt
            self.isExact = isExact
            return
        }
        return nil
    }
}

extension DurationSpelling {
    private enum Precision: Double {
        case exact = 0
        /// Six digits.
        case close = 1e-6
    }

    private static func base(_ base: Animation.Base, _ precision: Precision) -> Animation.Base? {
        switch base {
        case .responseSpring(let response, let fraction, let blend):
            return bounce(of: fraction, addedTo: 0, precision).map { bounce in
                .spring(duration: response, bounce: bounce, blendDuration: blend)
            }
        case .responseInteractiveSpring(let response, let fraction, let blend):
            return bounce(of: fraction, addedTo: Animation.Default.interactiveBounce, precision).map { bounce in
                .interactiveSpring(duration: response, extraBounce: bounce, blendDuration: blend)
            }
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            // Above critical damping the closed form is the critical one, whatever the bounce.
            let fraction = min(damping / (2 * (mass * stiffness).squareRoot()), 1)
            guard let duration = duration(of: stiffness / mass, precision),
                let bounce = bounce(of: fraction, addedTo: 0, precision)
            else { return nil }
            return .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity)
        default:
            return nil
        }
    }

    private static func bounce(of fraction: Double, addedTo base: Double, _ precision: Precision) -> Double? {
        let bounce = (fraction > 1 ? 1 / fraction - 1 : 1 - fraction) - base
        return shortest(bounce, in: .bounce(addedTo: base), precision) { bounce in
            abs(dampingFraction(bounce: base + bounce) - fraction) / max(fraction, 1)
        }
    }

    private static func duration(of stiffness: Double, _ precision: Precision) -> Double? {
        let frequency = stiffness.squareRoot()
        return shortest(2 * Double.pi / frequency, in: .positive, precision) { duration in
            let turn = 2 * Double.pi / duration
            return abs((turn * turn).squareRoot() - frequency) / frequency
        }
    }

    /// The number of the fewest decimal places that stands for `value` with an error as small as is asked for.
    private static func shortest(
        _ value: Double, in range: ValueRange, _ precision: Precision, error: (Double) -> Double
    ) -> Double? {
        var candidates: [Double] = []
        var scale = 1.0
        for _ in 0...17 {
            // Minus zero would print as a different text.
            candidates.append((value * scale).rounded() / scale + 0)
            scale *= 10
        }
        candidates += [value, value.nextDown, value.nextUp]
        return candidates.first { range.contains($0) && error($0) <= precision.rawValue }
    }
}
