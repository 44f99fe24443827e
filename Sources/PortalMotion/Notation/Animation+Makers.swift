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

    public static func interactiveSpring(
        response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(
            base: .responseInteractiveSpring(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    public func delay(_ seconds: Double) -> Animation { modified(by: .delay(seconds)) }

    public func speed(_ factor: Double) -> Animation { modified(by: .speed(factor)) }

    /// This animation with one more modifier around it.
    public func modified(by modifier: Modifier) -> Animation {
        Animation(base: base, modifiers: modifiers + [modifier])
    }
}
