/// A SwiftUI animation as it is written: a base and the modifiers after it.
///
/// It keeps the author's spelling, so that `.snappy(duration: 0.4)` prints as just that, without the arguments that
/// have their default value. Reading what was printed gives the same animation.
///
///     let animation = try Animation(".smooth(duration: 0.4, extraBounce: 0.0).delay(0.1)")
///     animation.description // .smooth(duration: 0.4).delay(0.1)
public struct Animation: Hashable, Sendable {
    public var base: Base
    /// The modifiers in the order they are written: each applies to all before it.
    public var modifiers: [Modifier]

    public init(base: Base, modifiers: [Modifier] = []) {
        self.base = base
        self.modifiers = modifiers
    }

    /// Whether it repeats for ever, in which case it is never removed.
    public var repeatsForever: Bool {
        modifiers.contains { if case .repeatForever = $0 { true } else { false } }
    }
}

extension Animation {
    /// The first part of an animation. Durations, responses and blend durations are in seconds; durations and
    /// responses are >= 0 (an interpolating spring's > 0), a bounce lies in (-1, 1], a damping fraction is >= 0.
    public enum Base: Hashable, Sendable {
        /// `.default`: the spring of 0.5 s without a bounce.
        case `default`
        /// `.linear`, `.easeIn`, `.easeOut`, `.easeInOut`, bare or with a duration.
        case eased(Ease, duration: Double)
        /// `.timingCurve(x1, y1, x2, y2, duration:)`; x in 0...1.
        case timingCurve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        /// `.timingCurve(.circularEaseIn, duration:)` and the like.
        case unitCurve(UnitCurve.Name, duration: Double)
        /// `.smooth`, `.snappy`, `.bouncy`; the bounce is the preset's and the extra bounce.
        case preset(SpringPreset, duration: Double, extraBounce: Double)
        /// `.spring(duration:bounce:blendDuration:)`.
        case spring(duration: Double, bounce: Double, blendDuration: Double)
        /// `.spring(response:dampingFraction:blendDuration:)`.
        case responseSpring(response: Double, dampingFraction: Double, blendDuration: Double)
        /// `.interactiveSpring(duration:extraBounce:blendDuration:)`.
        case interactiveSpring(duration: Double, extraBounce: Double, blendDuration: Double)
        /// `.interactiveSpring(response:dampingFraction:blendDuration:)`.
        case responseInteractiveSpring(response: Double, dampingFraction: Double, blendDuration: Double)
        /// `.interpolatingSpring(duration:bounce:initialVelocity:)`; the velocity in distances per second.
        case interpolatingSpring(duration: Double, bounce: Double, initialVelocity: Double)
        /// `.interpolatingSpring(mass:stiffness:damping:initialVelocity:)`; mass and stiffness > 0, damping >= 0.
        case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    }

    /// A Bezier curve with a name of its own.
    public enum Ease: String, CaseIterable, Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
    }

    /// A fluid spring with a name of its own.
    public enum SpringPreset: String, CaseIterable, Hashable, Sendable {
        case smooth, snappy, bouncy

        /// The bounce that an extra bounce is added to.
        public var bounce: Double {
            switch self {
            case .smooth: 0
            case .snappy: 0.15
            case .bouncy: 0.3
            }
        }
    }

    /// What may be written after the base.
    public enum Modifier: Hashable, Sendable {
        /// Seconds, >= 0.
        case delay(Double)
        /// A factor of time, > 0.
        case speed(Double)
        /// Passes, >= 1; every second one runs backwards if `autoreverses`.
        case repeatCount(Int, autoreverses: Bool)
        case repeatForever(autoreverses: Bool)
        /// Seconds, >= 0, after which the animation counts as logically complete if it did not before.
        case logicallyComplete(after: Double)
    }

    /// The values of arguments that are left out.
    enum Default {
        static let curveDuration = 0.35
        static let springDuration = 0.5
        static let springDampingFraction = 0.825
        static let interactiveDuration = 0.15
        static let interactiveDampingFraction = 0.86
        static let interactiveBlendDuration = 0.25
        static let interactiveBounce = 0.15
    }
}
