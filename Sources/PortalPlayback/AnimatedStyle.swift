import PortalMotion

/// The four numbers that a configuration animates.
struct AnimatedStyle {
    var cornerRadius = Animator(0.0)
    var shadowRadius = Animator(0.0)
    var opacity = Animator(1.0)
    var blur = Animator(0.0)

    @inline(__always)
    var isAnimating: Bool {
        cornerRadius.isAnimating || shadowRadius.isAnimating || opacity.isAnimating || blur.isAnimating
    }

    @inline(__always)
    var isLogicallyComplete: Bool {
        cornerRadius.isLogicallyComplete && shadowRadius.isLogicallyComplete && opacity.isLogicallyComplete
            && blur.isLogicallyComplete
    }

    mutating func set(_ style: Plan.Style) {
        cornerRadius.set(style.cornerRadius)
        shadowRadius.set(style.shadowRadius)
        opacity.set(style.opacity)
        blur.set(style.blur)
    }

    mutating func animate(to style: Plan.Style, with motion: Motion, frame: Int, fps: Int) {
        cornerRadius.animate(to: style.cornerRadius, with: motion, frame: frame, fps: fps)
        shadowRadius.animate(to: style.shadowRadius, with: motion, frame: frame, fps: fps)
        opacity.animate(to: style.opacity, with: motion, frame: frame, fps: fps)
        blur.animate(to: style.blur, with: motion, frame: frame, fps: fps)
    }

    @inline(__always)
    mutating func sample(frame: Int, fps: Int) {
        if isAnimating { advance(frame: frame, fps: fps) }
    }

    private mutating func advance(frame: Int, fps: Int) {
        cornerRadius.sample(frame: frame, fps: fps)
        shadowRadius.sample(frame: frame, fps: fps)
        opacity.sample(frame: frame, fps: fps)
        blur.sample(frame: frame, fps: fps)
    }
}
