/// One animation on its way from nothing to a target: what SwiftUI asks an animation, and the state it keeps for it.
struct RunningMotion<Value: AnimatableVector>: Hashable, Sendable {
    private let base: Motion.Base
    private var modifiers: ModifierStack
    private var spring: FluidSpring.State<Value>
    private var last: Answer?
    /// What the base was asked at last.
    private var baseTime = 0.0

    /// Only a repeat minds being asked twice at one time: it would begin two passes.
    private struct Answer: Hashable, Sendable {
        let time: Double
        let value: Value?
    }

    init(_ motion: Motion) {
        base = motion.base
        modifiers = ModifierStack(motion.modifiers)
        spring = FluidSpring.State()
    }

    init(_ spring: FluidSpring, _ state: FluidSpring.State<Value>) {
        base = .fluid(spring)
        modifiers = ModifierStack([])
        self.spring = state
    }

    /// The way covered at `time` towards `target`, or nil once the animation is over.
    mutating func value(towards target: Value, at time: Double, isLogicallyComplete: inout Bool) -> Value? {
        guard modifiers.mindAnswers else {
            baseTime = modifiers.baseTime(at: time)
            return baseValue(towards: target, at: baseTime, isLogicallyComplete: &isLogicallyComplete)
        }
        if let last, last.time == time { return last.value }
        baseTime = modifiers.baseTime(at: time)
        let answer = baseValue(towards: target, at: baseTime, isLogicallyComplete: &isLogicallyComplete)
        let value = modifiers.finish(answer, target: target, isLogicallyComplete: &isLogicallyComplete) {
            spring = .init()
        }
        last = Answer(time: time, value: value)
        return value
    }

    private mutating func baseValue(
        towards target: Value, at time: Double, isLogicallyComplete: inout Bool
    ) -> Value? {
        switch base {
        case .fluid(let fluid):
            return fluid.offset(of: target, at: time, in: &spring, isLogicallyComplete: &isLogicallyComplete)
        case .interpolating(let interpolating):
            guard let progress = interpolating.progress(at: time) else { return nil }
            if time >= interpolating.logicalDuration { isLogicallyComplete = true }
            return target.scaled(by: progress)
        case .curve(let curve):
            guard let progress = curve.progress(at: time) else { return nil }
            return target.scaled(by: progress)
        }
    }

    /// The velocity at the time asked last, per second.
    func velocity(towards target: Value) -> Value {
        let velocity =
            switch base {
            case .fluid: spring.velocity
            case .interpolating(let interpolating): target.scaled(by: interpolating.velocity(at: baseTime))
            case .curve(let curve): target.scaled(by: curve.velocity(at: baseTime))
            }
        return velocity.scaled(by: modifiers.rate)
    }
}
