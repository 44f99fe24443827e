/// The animations that move one value: the newest, and those still moving underneath it.
struct AnimationStack<Value: AnimatableVector>: Hashable, Sendable {
    private struct Layer: Hashable, Sendable {
        var motion: RunningMotion<Value>
        /// The sum of all changes up to this animation's own.
        var target: Value
        /// When it was added, in the time of the animated value.
        var start: Double
    }

    private var newest: Layer
    /// From the oldest on.
    private var older: [Layer] = []
    /// What is underneath the older ones: the target of an animation that is over.
    private var ground = Value.zero

    init(_ motion: Motion, target: Value) {
        newest = Layer(motion: RunningMotion(motion), target: target, start: 0)
    }

    /// The way covered at `time`, or nil once the newest animation is over; its logical completion counts.
    mutating func value(at time: Double, isLogicallyComplete: inout Bool) -> Value? {
        let reached = older.isEmpty ? ground : olderValue(at: time)
        let way = newest.target - reached
        let value = newest.motion.value(
            towards: way, at: time - newest.start, isLogicallyComplete: &isLogicallyComplete)
        return value.map { reached + $0 }
    }

    /// The velocity of the newest animation alone at the time asked last, per second.
    var velocity: Value { newest.motion.velocity(towards: newest.target - ground) }

    /// Where the older animations have come to. Those below one that is over do not matter any more.
    private mutating func olderValue(at time: Double) -> Value {
        var reached = ground
        var over = 0
        for index in older.indices {
            let target = older[index].target
            var ignored = false
            let value = older[index].motion.value(
                towards: target - reached, at: time - older[index].start, isLogicallyComplete: &ignored)
            if let value {
                reached = reached + value
            } else {
                reached = target
                ground = target
                over = index + 1
            }
        }
        older.removeFirst(over)
        return reached
    }

    /// Adds an animation at `time` that takes the sum of all changes from `old` to `new`.
    ///
    /// A fluid spring merges with all that runs; anything else combines, with all that runs moving on underneath.
    mutating func retarget(by motion: Motion, from old: Value, to new: Value, at time: Double) {
        if let spring = motion.mergingSpring {
            let state = takenOver(by: spring, target: old, at: time)
            newest = Layer(motion: RunningMotion(motion, spring: state), target: new, start: 0)
            older = []
            ground = .zero
        } else {
            older.append(newest)
            newest = Layer(motion: RunningMotion(motion), target: new, start: time)
        }
    }

    private mutating func takenOver(
        by spring: FluidSpring, target: Value, at time: Double
    ) -> FluidSpring.State<Value> {
        // Such a spring runs alone: it merged with all that ran before it.
        if let (running, state) = newest.motion.mergeable {
            return spring.takingOver(from: running, state, target: target, at: time)
        }
        var ignored = false
        return spring.takingOver(at: value(at: time, isLogicallyComplete: &ignored) ?? target, time: time)
    }
}
