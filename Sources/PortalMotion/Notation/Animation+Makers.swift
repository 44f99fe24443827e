// The spellings of SwiftUI for animations written in Swift. Their arguments are taken as they are: only
// `Animation.init(_:)` checks ranges.
extension Animation {
    public static let `default` = Animation(base: .default)

    public static func linear(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.linear, duration: duration))
    }

    public static func easeIn(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.easeIn, duration: duration))
    }

    public static func easeOut(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.easeOut, duration: duration))
    }

    public static func easeInOut(duration: Double = 0.35) -> Animation {
        Animation(base: .eased(.easeInOut, duration: duration))
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(base: .preset(.smooth, duration: duration, extraBounce: extraBounce))
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(base: .preset(.snappy, duration: duration, extraBounce: extraBounce))
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(base: .preset(.bouncy, duration: duration, extraBounce: extraBounce))
    }

    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(base: .spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
    }

    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            base: .responseSpring(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(
            base: .interactiveSpring(duration: duration, extraBounce: extraBounce, blendDuration: blendDuration))
    }

    public static func interactiveSpring(
        response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(
            base: .responseInteractiveSpring(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(base: .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            base: .physicalSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(base: .timingCurve(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
    }

    public func delay(_ seconds: Double) -> Animation { modified(by: .delay(seconds)) }

    public func speed(_ factor: Double) -> Animation { modified(by: .speed(factor)) }

    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        modified(by: .repeatCount(count, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: .repeatForever(autoreverses: autoreverses))
    }

    public func logicallyComplete(after seconds: Double) -> Animation {
        modified(by: .logicallyComplete(after: seconds))
    }

    /// This animation with one more modifier around it.
    public func modified(by modifier: Modifier) -> Animation {
        Animation(base: base, modifiers: modifiers + [modifier])
    }
}
