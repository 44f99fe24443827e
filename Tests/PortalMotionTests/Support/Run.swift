import PortalMotion

/// What became of an animation from zero to a target, asked in every frame.
struct Run<Value: AnimatableVector> {
    /// The shown values of the frames before the removal.
    var values: [Value] = []
    /// The first frame that was logically complete; nil if the removal came first.
    var logicalFrame: Int?
    /// The first frame without an animation; nil if the limit came first.
    var removedFrame: Int?

    init(_ animation: Animation, to target: Value, fps: Int, limit: Int) {
        var animator = Animator(Value.zero)
        animator.animate(to: target, with: animation, frame: 0, fps: fps)
        for frame in 0..<limit {
            let value = animator.sample(frame: frame, fps: fps)
            guard animator.isAnimating else {
                removedFrame = frame
                return
            }
            values.append(value)
            if animator.isLogicallyComplete, logicalFrame == nil { logicalFrame = frame }
        }
    }
}
