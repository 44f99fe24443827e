/// A spring in closed form, as SwiftUI's type of that name: for analysis, plots and exports. (What plays is the
/// integrated spring of `Motion`.)
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 300.0, time: 0.1)
///     spring.stiffness // 157.91...
///
/// An over-damped spring has SwiftUI's peculiarities in `velocity`, `stiffness` and `force`; the properties and
/// functions that begin with `physical` are true to the equation of motion.
///
/// Formulas: the damped harmonic oscillator m x'' = k (target - x) - c x', by its decay constant c / 2m and its
/// angular frequency sqrt(|k/m - (c/2m)^2|).
public struct Spring: Hashable, Sendable {
    /// Radians per second; negative for an over-damped spring, 0 for a critically damped one.
    let angularFrequency: Double
    /// Per second.
    let decayConstant: Double
    /// The mass at the end of the spring.
    public let mass: Double

    /// A spring of a perceptual duration.
    ///
    /// - Parameters:
    ///   - duration: seconds, > 0.
    ///   - bounce: 0 is critically damped, 1 undamped, negative over-damped; above -1.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce <= -1 ? .infinity : dampingFraction(bounce: min(bounce, 1)))
    }

    /// - Parameters:
    ///   - response: the period of the undamped spring, seconds, > 0.
    ///   - dampingRatio: >= 0; 1 is critically damped, above it over-damped.
    public init(response: Double, dampingRatio: Double) {
        let turn = dampingRatio > 1 ? -2 * Double.pi : 2 * Double.pi
        angularFrequency = abs(1 - dampingRatio * dampingRatio).squareRoot() * turn / response
        decayConstant = dampingRatio * (2 * Double.pi) / response
        mass = 1
    }

    /// - Parameters:
    ///   - mass, stiffness: > 0.
    ///   - damping: >= 0.
    ///   - allowOverDamping: whether a damping above the critical is kept, or treated as critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let natural = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        if decay > natural && !allowOverDamping {
            angularFrequency = 0
            decayConstant = natural
        } else {
            let frequency = abs(stiffness / mass - decay * decay).squareRoot()
            angularFrequency = decay > natural ? -frequency : frequency
            decayConstant = decay
        }
        self.mass = mass
    }

    init(angularFrequency: Double, decayConstant: Double) {
        (self.angularFrequency, self.decayConstant, mass) = (angularFrequency, decayConstant, 1)
    }
}

extension Spring {
    /// The perceptual duration, seconds; the same as `response`.
    public var duration: Double { response }

    /// 0 for a critically damped spring, up to 1 for an undamped one, negative for an over-damped one.
    public var bounce: Double {
        angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
    }

    /// The period of the undamped spring, seconds.
    public var response: Double {
        2 * Double.pi / naturalFrequencySquared.squareRoot()
    }

    /// The damping as a part of the critical one.
    public var dampingRatio: Double {
        decayConstant * response / (2 * Double.pi)
    }

    /// Force per distance. Of an over-damped spring SwiftUI gives more than the true `physicalStiffness`.
    public var stiffness: Double {
        mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
    }

    /// Force per distance.
    public var physicalStiffness: Double { mass * naturalFrequencySquared }

    /// Force per velocity.
    public var damping: Double { decayConstant * 2 * mass }

    private var naturalFrequencySquared: Double {
        decayConstant * decayConstant + angularFrequency * abs(angularFrequency)
    }
}
