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
        func spelt(_ base: Animation.Base) -> DurationSpelling {
            let respelt = Animation(base: base, modifiers: animation.modifiers)
            return DurationSpelling(animation: respelt, isExact: Motion(respelt) == motion)
        }
        switch animation.base {
        case .responseSpring(let response, let fraction, let blend):
            guard let bounce = Self.bounce(of: fraction, addedTo: 0) else { return nil }
            self = spelt(.spring(duration: response, bounce: bounce, blendDuration: blend))
        case .responseInteractiveSpring(let response, let fraction, let blend):
            guard let bounce = Self.bounce(of: fraction, addedTo: Animation.Default.interactiveBounce)
            else { return nil }
            self = spelt(.interactiveSpring(duration: response, extraBounce: bounce, blendDuration: blend))
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            // Above critical damping a closed form is solved as critical, whatever the bounce.
            let fraction = min(damping / (2 * (mass * stiffness).squareRoot()), 1)
            guard let duration = Self.duration(mass: mass, stiffness: stiffness),
                let bounce = Self.bounce(of: fraction, addedTo: 0)
            else { return nil }
            self = spelt(.interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity))
        default:
            return nil
        }
    }

    private init(animation: Animation, isExact: Bool) {
        (self.animation, self.isExact) = (animation, isExact)
    }

    /// The shortest bounce that gives the damping fraction, or else the nearest.
    private static func bounce(of fraction: Double, addedTo base: Double) -> Double? {
        let bounce = (fraction > 1 ? 1 / fraction - 1 : 1 - fraction) - base
        return shortest(near: bounce, in: .bounce(addedTo: base)) { dampingFraction(bounce: base + $0) == fraction }
    }

    /// The shortest duration that gives the stiffness, or else the nearest.
    private static func duration(mass: Double, stiffness: Double) -> Double? {
        let duration = 2 * Double.pi / (stiffness / mass).squareRoot()
        return shortest(near: duration, in: .positive) { duration in
            let frequency = 2 * Double.pi / duration
            return (frequency * frequency).squareRoot() == (stiffness / mass).squareRoot()
        }
    }

    /// The value of the fewest decimal places that is right, or else one that is right to six digits.
    private static func shortest(
        near value: Double, in range: ValueRange, isRight: (Double) -> Bool
    ) -> Double? {
        var scale = 1.0
        var nearest: Double?
        for _ in 0...17 {
            // Minus zero would print as a different text.
            let candidate = (value * scale).rounded() / scale + 0
            if range.contains(candidate) {
                if isRight(candidate) { return candidate }
                if nearest == nil, abs(candidate - value) <= 1e-6 * abs(value) { nearest = candidate }
            }
            scale *= 10
        }
        return [value, value.nextDown, value.nextUp].first { range.contains($0) && isRight($0) }
            ?? nearest ?? (range.contains(value) ? value : nil)
    }
}
