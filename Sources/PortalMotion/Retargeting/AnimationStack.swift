/// The animations that move one value: the newest, and those still moving underneath it.
struct AnimationStack<Value: AnimatableVector>: Hashable, Sendable {
    private struct Layer: Hashable, Sendable {
        var motion: RunningMotion<Value>
        /// The sum of all changes up to this animation's own.
        var target: Value
        /// When it was added, in the time of the animated value.
        var start: Double
    }

    /// From the oldest on, never empty. Elsewhere than the animated value itself, which mostly has no stack and is
    /// copied and dropped more cheaply for it.
    private var layers: [Layer]
    /// What is underneath: the target of an animation that is over.
    private var ground = Value.zero

    init(_ motion: Motion, target: Value) {
        layers = [Layer(motion: RunningMotion(motion), target: target, start: 0)]
    }

    /// A fluid spring that was running alone.
    init(_ spring: FluidSpring, _ state: FluidSpring.State<Value>, target: Value) {
        layers = [Layer(motion: RunningMotion(spring, state), target: target, start: 0)]
    }

    /// The way covered at `time`, or nil once the newest animation is over; its logical completion counts.
    mutating func value(at time: Double, isLogicallyComplete: inout Bool) -> Value? {
        let reached = layers.count == 1 ? ground : olderValue(at: time)
        let newest = layers.count - 1
        let way = layers[newest].target - reached
        let value = layers[newest].motion.value(
            towards: way, at: time - layers[newest].start, isLogicallyComplete: &isLogicallyComplete)
        return value.map { reached + $0 }
    }

    /// The velocity of the newest animation alone at the time asked last, per second.
    var velocity: Value {
        let newest = layers[layers.count - 1]
        return newest.motion.velocity(towards: newest.target - ground)
    }

    /// Where the older animations have come to. Those below one that is over do not matter any more.
    private mutating func olderValue(at time: Double) -> Value {
        var reached = ground
        var over = 0
        for index in layers.indices.dropLast() {
            let target = layers[index].target
            var ignored = false
            let value = layers[index].motion.value(
                towards: target - reached, at: time - layers[index].start, isLogicallyComplete: &ignored)
            if let value {
                reached = reached + value
            } else {
                reached = target
                ground = target
                over = index + 1
            }
        }
        if over > 0 { layers.removeFirst(over) }
        return reached
    }

    /// Adds an animation at `time` that goes to the sum of all changes; what runs moves on underneath.
    mutating func add(_ motion: Motion, target: Value, at time: Double) {
        layers.append(Layer(motion: RunningMotion(motion), target: target, start: time))
    }
}
