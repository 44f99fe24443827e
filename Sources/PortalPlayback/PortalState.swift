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

struct PortalState {
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
    var isFlightAnimating: Bool {
        position.isAnimating || size.isAnimating || style.isAnimating || crossfade.isAnimating
    }

    var isAnimating: Bool { isFlightAnimating || effects.isAnimating || (isFading && fade.isAnimating) }

    func isComplete(_ criteria: Transition.CompletionCriteria) -> Bool {
        switch criteria {
        case .removed: !isFlightAnimating
        case .logicallyComplete:
            position.isLogicallyComplete && size.isLogicallyComplete && style.isLogicallyComplete
                && crossfade.isLogicallyComplete
        }
    }
}

/// The four numbers that a configuration animates.
struct AnimatedStyle {
    var cornerRadius = Animator(0.0)
    var shadowRadius = Animator(0.0)
    var opacity = Animator(1.0)
    var blur = Animator(0.0)

    var isAnimating: Bool {
        cornerRadius.isAnimating || shadowRadius.isAnimating || opacity.isAnimating || blur.isAnimating
    }

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

    mutating func sample(frame: Int, fps: Int) {
        _ = cornerRadius.sample(frame: frame, fps: fps)
        _ = shadowRadius.sample(frame: frame, fps: fps)
        _ = opacity.sample(frame: frame, fps: fps)
        _ = blur.sample(frame: frame, fps: fps)
    }
}

/// Scale, rotation and opacity of layer, source and destination.
///
/// Effects may reach the three differently, so each has scalars of its own; where an effect reaches all, they agree.
struct AnimatedEffects {
    private var scalars: [Animator<Double>]

    init() {
        scalars = LayerEffect.Property.allCases.flatMap { property in
            LayerEffect.Target.allCases.map { _ in Animator(property.neutralValue) }
        }
    }

    subscript(property: LayerEffect.Property, target: LayerEffect.Target) -> Double {
        scalars[place(property, target)].value
    }

    var isAnimating: Bool { scalars.contains(where: \.isAnimating) }

    mutating func animate(
        _ property: LayerEffect.Property, _ target: LayerEffect.Target, to value: Double, with motion: Motion,
        frame: Int, fps: Int
    ) {
        scalars[place(property, target)].animate(to: value, with: motion, frame: frame, fps: fps)
    }

    mutating func set(_ property: LayerEffect.Property, _ target: LayerEffect.Target, to value: Double) {
        scalars[place(property, target)].set(value)
    }

    /// Drops what runs; each scalar is then where it was going.
    mutating func settle() {
        for index in scalars.indices { scalars[index].set(scalars[index].model) }
    }

    mutating func sample(frame: Int, fps: Int) {
        for index in scalars.indices { _ = scalars[index].sample(frame: frame, fps: fps) }
    }

    private func place(_ property: LayerEffect.Property, _ target: LayerEffect.Target) -> Int {
        property.place * 3 + target.place
    }
}

extension LayerEffect.Property {
    /// What it is while no effect has changed it.
    var neutralValue: Double { self == .rotation ? 0 : 1 }

    fileprivate var place: Int {
        switch self {
        case .scale: 0
        case .rotation: 1
        case .opacity: 2
        }
    }
}

extension LayerEffect.Target {
    fileprivate var place: Int {
        switch self {
        case .layer: 0
        case .source: 1
        case .destination: 2
        }
    }
}
