// The spellings of SwiftUI for animations written in Swift. Their arguments are taken as they are: only
// `Animation.init(_:)` checks ranges.
extension Animation {
    /// The spring of 0.5 s without a bounce.
    public static let `default` = Animation(base: .default)

    /// A straight line. `duration`: seconds, >= 0.
    public static func linear(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.linear, duration: duration))
    }

    /// A curve that starts slowly. `duration`: seconds, >= 0.
    public static func easeIn(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.easeIn, duration: duration))
    }

    /// A curve that ends slowly. `duration`: seconds, >= 0.
    public static func easeOut(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.easeOut, duration: duration))
    }

    /// A curve that starts and ends slowly. `duration`: seconds, >= 0.
    public static func easeInOut(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.easeInOut, duration: duration))
    }

    /// A spring without a bounce. `duration`: its response in seconds, >= 0; `extraBounce` in (-1, 1].
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(base: .preset(.smooth, duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.15 and `extraBounce`, together in (-1, 1]. `duration`: its response in seconds, >= 0.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(base: .preset(.snappy, duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.3 and `extraBounce`, together in (-1, 1]. `duration`: its response in seconds, >= 0.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(base: .preset(.bouncy, duration: duration, extraBounce: extraBounce))
    }

    /// A spring that keeps its velocity when it is retargeted, by its perceptual duration.
    ///
    /// - Parameters:
    ///   - duration: its response in seconds, >= 0.
    ///   - bounce: in (-1, 1]; 0 is critically damped, 1 undamped.
    ///   - blendDuration: seconds, >= 0, over which a change of the response is spread.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(base: .spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
    }

    /// A spring that keeps its velocity when it is retargeted, by its period.
    ///
    /// - Parameters:
    ///   - response: the period of the undamped spring, seconds, >= 0.
    ///   - dampingFraction: >= 0; 1 is critically damped.
    ///   - blendDuration: seconds, >= 0, over which a change of the response is spread.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            base: .responseSpring(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A quick spring for what follows a finger: the parameters of `spring(duration:bounce:blendDuration:)`, with a bounce
    /// of 0.15 and `extraBounce`.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(
            base: .interactiveSpring(duration: duration, extraBounce: extraBounce, blendDuration: blendDuration))
    }

    /// A quick spring for what follows a finger: the parameters of `spring(response:dampingFraction:blendDuration:)`.
    public static func interactiveSpring(
        response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(
            base: .responseInteractiveSpring(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring in closed form, which adds to what runs instead of taking it over.
    ///
    /// - Parameters:
    ///   - duration: its perceptual duration in seconds, > 0.
    ///   - bounce: in (-1, 1].
    ///   - initialVelocity: in distances per second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(base: .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: initialVelocity))
    }

    /// A spring in closed form, which adds to what runs instead of taking it over.
    ///
    /// - Parameters:
    ///   - mass, stiffness: > 0.
    ///   - damping: >= 0; above the critical one it counts as critical.
    ///   - initialVelocity: in distances per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            base: .physicalSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// The cubic Bezier curve from (0, 0) to (1, 1) with two control points, whose x lie in 0...1.
    ///
    /// - Parameter duration: seconds, >= 0.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(base: .timingCurve(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
    }

    /// Starts later. `seconds`: >= 0.
    public func delay(_ seconds: Double) -> Animation { modified(by: .delay(seconds)) }

    /// Runs faster or slower. `factor`: > 0.
    public func speed(_ factor: Double) -> Animation { modified(by: .speed(factor)) }

    /// Runs `count` times, >= 1; every second time backwards if it autoreverses.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        modified(by: .repeatCount(count, autoreverses: autoreverses))
    }

    /// Runs again and again, and is never removed; every second time backwards if it autoreverses.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: .repeatForever(autoreverses: autoreverses))
    }

    /// Counts as logically complete after `seconds`, >= 0, if it did not before.
    public func logicallyComplete(after seconds: Double) -> Animation {
        modified(by: .logicallyComplete(after: seconds))
    }

    /// This animation with one more modifier around it.
    public func modified(by modifier: Modifier) -> Animation {
        Animation(base: base, modifiers: modifiers + [modifier])
    }
}
