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

    /// A fluid spring merges with all that ran before it, so that it mostly runs alone: it is kept here, where sampling
    /// costs least, and everything else in the stack.
    private var runsAlone = false
    private var spring = FluidSpring(response: 0, dampingFraction: 1)
    private var springState = FluidSpring.State<Value>()
    private var stack: AnimationStack<Value>?

    @_disfavoredOverload
    public init(_ value: Value) {
        self.init(resting: value)
    }

    /// The work of `init(_:)`, for the concrete overloads below to have compiled for them.
    @inline(__always)
    fileprivate init(resting value: Value) {
        model = value
        self.value = value
    }

    /// Aims at `value` from the frame on: the first animation, or a retarget of what runs, which goes on from the
    /// value of that frame. An aim that is the model already starts nothing.
    @_disfavoredOverload
    public mutating func animate(to value: Value, with motion: Motion, frame: Int, fps: Int) {
        redirect(to: value, with: motion, frame: frame, fps: fps)
    }

    /// Aims at `value` from the frame on with an animation that is used once; compile it to a `Motion` to share it.
    public mutating func animate(to value: Value, with animation: Animation, frame: Int, fps: Int) {
        guard value != model else { return }
        redirect(to: value, with: Motion(animation), frame: frame, fps: fps)
    }

    /// Changes the model without an animation: the shown value moves at once, and what runs goes on.
    @_disfavoredOverload
    public mutating func shift(to value: Value) {
        move(to: value)
    }

    /// Jumps: every animation is dropped.
    @_disfavoredOverload
    public mutating func set(_ value: Value) {
        self = Animator(resting: value)
    }

    /// The value shown in a frame. Frames are asked in an order that does not decrease; asking twice is harmless.
    @discardableResult
    @_disfavoredOverload
    public mutating func sample(frame: Int, fps: Int) -> Value {
        sampled(frame: frame, fps: fps)
    }

    /// The velocity of the newest animation in the frame asked last, per second.
    var velocity: Value { runsAlone ? springState.velocity : stack?.velocity ?? .zero }
}

extension Animator {
    /// The work of `animate`, for the concrete overloads below to have compiled for them.
    @inline(__always)
    fileprivate mutating func redirect(to value: Value, with motion: Motion, frame: Int, fps: Int) {
        guard value != model else { return }
        let change = value - model
        if isAnimating {
            turn(by: change, with: motion, at: elapsed(frame: frame, fps: fps))
        } else {
            beginFrame = frame
            start(change, with: motion)
        }
        isAnimating = true
        isLogicallyComplete = false
        model = value
    }

    private mutating func start(_ change: Value, with motion: Motion) {
        interval = change
        if let merging = motion.mergingSpring {
            run(merging, FluidSpring.State())
        } else {
            stack = AnimationStack(motion, target: change)
        }
    }

    /// A fluid spring merges with what runs; anything else combines, with what runs moving on underneath.
    private mutating func turn(by change: Value, with motion: Motion, at time: Double) {
        if let merging = motion.mergingSpring {
            run(merging, takenOver(by: merging, at: time))
        } else {
            if runsAlone { stack = AnimationStack(spring, springState, target: interval) }
            runsAlone = false
            stack?.add(motion, target: interval + change, at: time)
        }
        interval = interval + change
    }

    private mutating func run(_ spring: FluidSpring, _ state: FluidSpring.State<Value>) {
        self.spring = spring
        springState = state
        runsAlone = true
        stack = nil
    }

    private mutating func takenOver(by merging: FluidSpring, at time: Double) -> FluidSpring.State<Value> {
        if runsAlone { return merging.takingOver(from: spring, springState, target: interval, at: time) }
        var ignored = false
        let shown = stack?.value(at: time, isLogicallyComplete: &ignored)
        return merging.takingOver(at: shown ?? interval, time: time)
    }

    /// The work of `shift`, for the concrete overloads below to have compiled for them.
    @inline(__always)
    fileprivate mutating func move(to value: Value) {
        model = value
        if !isAnimating { self.value = value }
    }

    /// The work of `sample`, for the concrete overloads below to have compiled for them.
    @inline(__always)
    fileprivate mutating func sampled(frame: Int, fps: Int) -> Value {
        guard isAnimating else { return model }
        let elapsed = elapsed(frame: frame, fps: fps)
        let animated =
            runsAlone
            ? spring.offset(of: interval, at: elapsed, in: &springState, isLogicallyComplete: &isLogicallyComplete)
            : stack?.value(at: elapsed, isLogicallyComplete: &isLogicallyComplete)
        guard let animated else {
            self = Animator(resting: model)
            return model
        }
        let shown = model - interval + animated
        // The difference of a number to itself is zero unless it has overflowed; that ends any motion.
        guard shown - shown == .zero else {
            self = Animator(resting: model)
            return model
        }
        value = shown
        return value
    }

    /// Seconds since the first of the running animations began: one division, so that no error accumulates.
    private func elapsed(frame: Int, fps: Int) -> Double {
        Double(frame - beginFrame) / Double(fps)
    }
}

// A caller in another module reaches a generic function through the metadata of its types, at several times the cost
// of the arithmetic. For the two vectors that there are it finds these instead.

extension Animator where Value == Double {
    /// As the general one, at a fraction of its cost.
    public init(_ value: Double) { self.init(resting: value) }

    /// As the general one, at a fraction of its cost.
    public mutating func animate(to value: Double, with motion: Motion, frame: Int, fps: Int) {
        redirect(to: value, with: motion, frame: frame, fps: fps)
    }

    /// As the general one, at a fraction of its cost.
    public mutating func shift(to value: Double) { move(to: value) }

    /// As the general one, at a fraction of its cost.
    public mutating func set(_ value: Double) { self = Animator(resting: value) }

    /// As the general one, at a fraction of its cost.
    @discardableResult
    public mutating func sample(frame: Int, fps: Int) -> Double { sampled(frame: frame, fps: fps) }
}

extension Animator where Value == SIMD2<Double> {
    /// Samples two values in a frame, at less than the cost of one after the other if they were started together.
    package static func sampleBoth(_ first: inout Self, _ second: inout Self, frame: Int, fps: Int) {
        if first.runsAlone, second.runsAlone, first.isAnimating, second.isAnimating,
            first.beginFrame == second.beginFrame
        {
            // What is at its time already is not integrated again.
            FluidSpring.advance(
                (first.spring, first.interval), &first.springState, (second.spring, second.interval),
                &second.springState, to: first.elapsed(frame: frame, fps: fps))
        }
        first.sample(frame: frame, fps: fps)
        second.sample(frame: frame, fps: fps)
    }

    /// As the general one, at a fraction of its cost.
    public init(_ value: SIMD2<Double>) { self.init(resting: value) }

    /// As the general one, at a fraction of its cost.
    public mutating func animate(to value: SIMD2<Double>, with motion: Motion, frame: Int, fps: Int) {
        redirect(to: value, with: motion, frame: frame, fps: fps)
    }

    /// As the general one, at a fraction of its cost.
    public mutating func shift(to value: SIMD2<Double>) { move(to: value) }

    /// As the general one, at a fraction of its cost.
    public mutating func set(_ value: SIMD2<Double>) { self = Animator(resting: value) }

    /// As the general one, at a fraction of its cost.
    @discardableResult
    public mutating func sample(frame: Int, fps: Int) -> SIMD2<Double> { sampled(frame: frame, fps: fps) }
}
