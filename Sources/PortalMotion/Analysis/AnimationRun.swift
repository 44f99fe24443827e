/// An animation from zero to a target, asked in every frame until it is removed: what a single value shows.
///
///     let run = AnimationRun(.smooth(), to: SIMD2(120, -340))
///     run.removedFrame // 84
public struct AnimationRun<Value: AnimatableVector>: Hashable, Sendable {
    public let target: Value
    /// Frames per second.
    public let fps: Int
    /// The shown value of each frame from 0 to the removal, which shows the target, or to the limit.
    public private(set) var values: [Value] = []
    /// The first frame in which the animation was logically complete, its removal at the latest.
    public private(set) var logicalFrame: Int?
    /// The first frame without the animation; nil if it was still there at the limit.
    public private(set) var removedFrame: Int?
    /// The velocity in frame 0 and in the last frame before the removal, per second.
    let startVelocity: Value
    let endVelocity: Value

    /// - Parameters:
    ///   - fps: frames per second, 1...1000.
    ///   - limit: seconds; the frame at the limit is the last.
    @_specialize(where Value == Double)
    @_specialize(where Value == SIMD2<Double>)
    public init(_ animation: Animation, to target: Value, fps: Int = 60, limit: Double = 30) {
        self.target = target
        self.fps = fps
        var animator = Animator(Value.zero)
        animator.animate(to: target, with: animation, frame: 0, fps: fps)
        var velocities: (start: Value, end: Value)?
        for frame in 0...Self.lastFrame(fps: fps, limit: limit) {
            values.append(animator.sample(frame: frame, fps: fps))
            if animator.isLogicallyComplete, logicalFrame == nil { logicalFrame = frame }
            guard animator.isAnimating else {
                removedFrame = frame
                break
            }
            velocities = (velocities?.start ?? animator.velocity, animator.velocity)
        }
        startVelocity = velocities?.start ?? .zero
        endVelocity = velocities?.end ?? .zero
    }

    /// The last frame that is not later than the limit by more than 1 ns.
    private static func lastFrame(fps: Int, limit: Double) -> Int {
        wholeNumber((limit + 1e-9) * Double(fps), upTo: 1_000_000_000)
    }

    private static func wholeNumber(_ value: Double, upTo limit: Int) -> Int {
        value > 0 ? Int(min(value, Double(limit))) : 0
    }

    /// The value shown in a frame: the target from the removal on.
    public func value(in frame: Int) -> Value {
        values.indices.contains(frame) ? values[frame] : values.last ?? target
    }

    /// The time of a frame, seconds.
    public func time(of frame: Int) -> Double { Double(frame) / Double(fps) }
}

extension AnimationRun {
    /// How far from the target the value is after some seconds, as a part of the whole distance: in the first frame
    /// that is due then. 0 from the removal on; beyond the limit that of the last frame.
    public func remainder(after seconds: Double) -> Double {
        // A moment is due when it is not later than the frame by more than 1 ns.
        let due = ((seconds - 1e-9) * Double(fps)).rounded(.up)
        let gap = value(in: Self.wholeNumber(due, upTo: values.count)) - target
        return gap == .zero ? 0 : gap.length / target.length
    }
}
