/// One animated value: what it aims at, what is shown, and the animations between the two.
///
/// Time belongs to the caller, who asks frame by frame, never backwards:
///
///     var x = Animator(0.0)
///     x.animate(to: 300, with: .smooth(), frame: 0, fps: 60)
///     x.sample(frame: 1, fps: 60) // 4.828...
///     x.animate(to: 0, with: .snappy(), frame: 6, fps: 60) // turns round, keeping its velocity
///
/// Everything is a value: a copy of an animator goes its own way.
public struct Animator<Value: AnimatableVector>: Hashable, Sendable {
    /// What the value aims at, and is once nothing animates.
    public private(set) var model: Value

    /// What was shown when it was last sampled.
    public private(set) var value: Value

    /// Whether an animation runs. Once the last one is removed the value is the model exactly.
    public private(set) var isAnimating = false

    /// Whether the newest animation has reached its logical completion; true when nothing animates.
    public private(set) var isLogicallyComplete = true

    /// The sum of all changes that are being animated.
    private var interval = Value.zero
    private var beginFrame = 0
    private var stack: AnimationStack<Value>?

    public init(_ value: Value) {
        model = value
        self.value = value
    }

    /// Aims at `value` from the frame on: the first animation, or a retarget of what runs, which goes on from the
    /// value of that frame. An aim that is the model already starts nothing.
    public mutating func animate(to value: Value, with motion: Motion, frame: Int, fps: Int) {
        guard value != model else { return }
        let change = value - model
        if stack == nil {
            interval = change
            beginFrame = frame
            stack = AnimationStack(motion, target: change)
        } else {
            let elapsed = elapsed(frame: frame, fps: fps)
            stack?.retarget(by: motion, from: interval, to: interval + change, at: elapsed)
            interval = interval + change
        }
        isAnimating = true
        isLogicallyComplete = false
        model = value
    }

    /// Aims at `value` from the frame on with an animation that is used once; compile it to a `Motion` to share it.
    public mutating func animate(to value: Value, with animation: Animation, frame: Int, fps: Int) {
        guard value != model else { return }
        animate(to: value, with: Motion(animation), frame: frame, fps: fps)
    }

    /// Changes the model without an animation: the shown value moves at once, and what runs goes on.
    public mutating func shift(to value: Value) {
        model = value
        if stack == nil { self.value = value }
    }

    /// Jumps: every animation is dropped.
    public mutating func set(_ value: Value) {
        self = Animator(value)
    }

    /// The value shown in a frame. Frames are asked in an order that does not decrease; asking twice is harmless.
    @discardableResult
    public mutating func sample(frame: Int, fps: Int) -> Value {
        sampled(frame: frame, fps: fps)
    }

    /// The work of `sample`, which the concrete overloads below have compiled for them.
    @inline(__always)
    fileprivate mutating func sampled(frame: Int, fps: Int) -> Value {
        guard isAnimating else { return model }
        let elapsed = elapsed(frame: frame, fps: fps)
        guard let animated = stack?.value(at: elapsed, isLogicallyComplete: &isLogicallyComplete) else {
            self = Animator(model)
            return model
        }
        value = model - interval + animated
        return value
    }

    /// The velocity of the newest animation in the frame asked last, per second.
    var velocity: Value { stack?.velocity ?? .zero }

    /// Seconds since the first of the running animations began: one division, so that no error accumulates.
    private func elapsed(frame: Int, fps: Int) -> Double {
        Double(frame - beginFrame) / Double(fps)
    }
}

// A caller in another module reaches a generic function through the metadata of its types, at several times the cost
// of the arithmetic. For the two vectors that there are it finds these instead.

extension Animator where Value == Double {
    /// As the general one, at a fraction of its cost.
    @discardableResult
    public mutating func sample(frame: Int, fps: Int) -> Double { sampled(frame: frame, fps: fps) }
}

extension Animator where Value == SIMD2<Double> {
    /// As the general one, at a fraction of its cost.
    @discardableResult
    public mutating func sample(frame: Int, fps: Int) -> SIMD2<Double> { sampled(frame: frame, fps: fps) }
}
