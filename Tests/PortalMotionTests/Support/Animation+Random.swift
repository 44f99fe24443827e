import PortalMotion
import TestSupport

extension Animation {
    /// Any valid animation.
    static func random(using random: inout SplitMix) -> Animation {
        let count = random.element(of: [0, 0, 1, 2, 4])
        return Animation(
            base: .random(using: &random), modifiers: (0..<count).map { _ in .random(using: &random) })
    }
}

extension Animation.Base {
    static func random(using random: inout SplitMix) -> Self {
        let extraBounce = random.element(of: [0, random.number(-0.9...0.7)])
        let duration = random.element(of: [0.5, 0.35, 0.15, 0, random.number(0...3), random.number(0...1e300)])
        let blend = random.element(of: [0, 0.25, random.number(0...1)])
        let fraction = random.element(of: [0.825, 0.86, random.number(0...20)])
        let velocity = random.element(of: [0, random.number(-50...50), random.number(-1e-300...1e-300)])
        let positive = random.element(of: [0.5, 1, .leastNonzeroMagnitude, random.number(0.01...1000)])
        switch Int.random(in: 0..<11, using: &random) {
        case 0: return .default
        case 1: return .eased(random.element(of: Animation.Ease.allCases), duration: duration)
        case 2:
            return .timingCurve(
                x1: random.number(0...1), y1: random.number(-2...2), x2: random.number(0...1),
                y2: random.number(-2...2), duration: duration)
        case 3: return .unitCurve(random.element(of: UnitCurve.Name.allCases), duration: duration)
        case 4, 5:
            let preset = random.element(of: Animation.SpringPreset.allCases)
            return .preset(preset, duration: duration, extraBounce: extraBounce)
        case 6: return .spring(duration: duration, bounce: extraBounce, blendDuration: blend)
        case 7: return .responseSpring(response: duration, dampingFraction: fraction, blendDuration: blend)
        case 8: return .interactiveSpring(duration: duration, extraBounce: extraBounce, blendDuration: blend)
        case 9: return .responseInteractiveSpring(response: duration, dampingFraction: fraction, blendDuration: blend)
        default:
            if Bool.random(using: &random) {
                return .interpolatingSpring(duration: positive, bounce: extraBounce, initialVelocity: velocity)
            }
            return .physicalSpring(mass: positive, stiffness: 100, damping: fraction, initialVelocity: velocity)
        }
    }
}

extension Animation.Modifier {
    static func random(using random: inout SplitMix) -> Self {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .delay(random.number(0...2))
        case 1: .speed(random.number(0.01...10))
        case 2: .repeatCount(Int.random(in: 1...5, using: &random), autoreverses: Bool.random(using: &random))
        case 3: .repeatForever(autoreverses: Bool.random(using: &random))
        default: .logicallyComplete(after: random.number(0...2))
        }
    }
}
