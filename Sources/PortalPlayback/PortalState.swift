import PortalModel
import PortalMotion

/// What a portal's newest intent has come to.
enum FlightStage {
    case rest
    /// Waiting for the delay.
    case pending
    case flying
    /// Between the flight's end and the layer's hiding.
    case handingOff
}

/// What a flight's end rectangles are, where they are not simply those of the views.
struct FlightEnds {
    var source: Rectangle?
    var destination: Rectangle?
    /// The destination only holds a rectangle with the source's proportions.
    var aspect: LayerConfiguration.Aspect?
}

struct PortalState {
    /// Whether it was ever active.
    var hasOpened = false
    var isActive = false
    /// The newest intent.
    var isOpening = false
    /// The layer aims at the destination.
    var isFlown = false
    /// The destination shows (the packages' `hideView`).
    var isHandedOff = false
    var showsLayer = false
    var stage = FlightStage.rest
    /// The run of the newest intent.
    var run: Int?
    /// The transition that acts.
    var acting: Int?
    /// The transition whose configuration shapes the layer.
    var look: Int?
    /// The source's rectangle at activation.
    var captured: Rectangle?
    var ends = FlightEnds()

    var position = Animator(SIMD2<Double>.zero)
    var size = Animator(SIMD2<Double>.zero)
    var style = AnimatedStyle()
    var effects = AnimatedEffects()
    /// The opacity of a layer that fades away.
    var fade = Animator(1.0)
    var isFading = false
    /// With reduced motion: 0 the source, 1 the destination.
    var crossfade = Animator(0.0)

    /// Whether anything of the flight itself moves; effects and the fade are no part of it.
    @inline(__always)
    var isFlightAnimating: Bool {
        position.isAnimating || size.isAnimating || style.isAnimating || crossfade.isAnimating
    }

    @inline(__always)
    var isAnimating: Bool { isFlightAnimating || effects.isAnimating || (isFading && fade.isAnimating) }

    mutating func follow(_ aim: Rectangle) {
        position.shift(to: aim.position)
        size.shift(to: aim.extent)
    }

    mutating func sample(frame: Int, fps: Int) {
        Animator.sampleBoth(&position, &size, frame: frame, fps: fps)
        style.sample(frame: frame, fps: fps)
        effects.sample(frame: frame, fps: fps)
        if crossfade.isAnimating { crossfade.sample(frame: frame, fps: fps) }
        guard isFading else { return }
        fade.sample(frame: frame, fps: fps)
        isFading = fade.isAnimating
    }

    @inline(__always)
    func isComplete(_ criteria: Transition.CompletionCriteria) -> Bool {
        switch criteria {
        case .removed: !isFlightAnimating
        case .logicallyComplete:
            position.isLogicallyComplete && size.isLogicallyComplete && style.isLogicallyComplete
                && crossfade.isLogicallyComplete
        }
    }
}
