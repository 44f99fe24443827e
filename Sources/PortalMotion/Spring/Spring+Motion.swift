extension Spring {
    /// The way covered after `time` seconds, from rest at zero or with an initial velocity (per second).
    public func value<Value: AnimatableVector>(
        target: Value, initialVelocity: Value = .zero, time: Double
    ) -> Value {
        if angularFrequency > 0 {
            let (s, c) = (sine(angularFrequency * time), cosine(angularFrequency * time))
            let swing = pull(target, initialVelocity).scaled(by: s / angularFrequency) + target.scaled(by: c)
            return target - swing.scaled(by: exponential(-decayConstant * time))
        }
        if angularFrequency < 0 {
            let (slow, fast) = modes
            let (e1, e2) = (exponential(slow * time), exponential(fast * time))
            let covered = (-fast * e1 + slow * e2) / (angularFrequency * 2) + 1
            let carried = (e1 - e2) / (angularFrequency * 2)
            return target.scaled(by: covered) - initialVelocity.scaled(by: carried)
        }
        let remainder = target + pull(target, initialVelocity).scaled(by: time)
        return target - remainder.scaled(by: exponential(-decayConstant * time))
    }

    /// The velocity after `time` seconds, per second. Of an over-damped spring SwiftUI adds the target once to it.
    public func velocity<Value: AnimatableVector>(
        target: Value, initialVelocity: Value = .zero, time: Double
    ) -> Value {
        velocity(target: target, initialVelocity: initialVelocity, time: time, overDampedOffset: 1)
    }

    /// The velocity after `time` seconds, per second.
    public func physicalVelocity<Value: AnimatableVector>(
        target: Value, initialVelocity: Value = .zero, time: Double
    ) -> Value {
        velocity(target: target, initialVelocity: initialVelocity, time: time, overDampedOffset: 0)
    }

    private func velocity<Value: AnimatableVector>(
        target: Value, initialVelocity: Value, time: Double, overDampedOffset: Double
    ) -> Value {
        if angularFrequency > 0 {
            let e = exponential(-decayConstant * time)
            let (s, c) = (sine(angularFrequency * time), cosine(angularFrequency * time))
            let pulled = (decayConstant * s - angularFrequency * c) * e / angularFrequency
            let swung = (angularFrequency * s + decayConstant * c) * e
            return pull(target, initialVelocity).scaled(by: pulled) + target.scaled(by: swung)
        }
        if angularFrequency < 0 {
            let (slow, fast) = modes
            let (e1, e2) = (slow * exponential(slow * time), fast * exponential(fast * time))
            let covered = (-fast * e1 + slow * e2) / (angularFrequency * 2) + overDampedOffset
            let carried = (e1 - e2) / (angularFrequency * 2)
            return target.scaled(by: covered) - initialVelocity.scaled(by: carried)
        }
        let e = exponential(-decayConstant * time)
        let pulled = pull(target, initialVelocity).scaled(by: (decayConstant * time - 1) * e)
        return pulled + target.scaled(by: decayConstant * e)
    }

    /// Moves a value and its velocity on by `deltaTime` seconds.
    public func update<Value: AnimatableVector>(
        value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
    ) {
        let way = target - value
        let covered = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = value + covered
    }

    /// The force on the mass at a position and velocity, with the `stiffness` as SwiftUI has it.
    public func force<Value: AnimatableVector>(target: Value, position: Value, velocity: Value) -> Value {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The force on the mass at a position and velocity.
    public func physicalForce<Value: AnimatableVector>(target: Value, position: Value, velocity: Value) -> Value {
        (target - position).scaled(by: physicalStiffness) - velocity.scaled(by: damping)
    }

    private func pull<Value: AnimatableVector>(_ target: Value, _ initialVelocity: Value) -> Value {
        target.scaled(by: decayConstant) - initialVelocity
    }

    /// The two exponents of an over-damped spring.
    private var modes: (slow: Double, fast: Double) {
        (-angularFrequency - decayConstant, angularFrequency - decayConstant)
    }
}
