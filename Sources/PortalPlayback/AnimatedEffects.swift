import PortalModel
import PortalMotion

/// Scale, rotation and opacity of layer, source and destination.
///
/// Effects may reach the three differently, so each has scalars of its own; where an effect reaches all, they agree.
struct AnimatedEffects {
    private var scalars: [Animator<Double>]
    /// Whether any of them moves. Few portals have effects, and each frame asks all portals.
    private(set) var isAnimating = false

    init() {
        scalars = LayerEffect.Property.allCases.flatMap { property in
            LayerEffect.Target.allCases.map { _ in Animator(property.neutralValue) }
        }
    }

    subscript(property: LayerEffect.Property, target: LayerEffect.Target) -> Double {
        scalars[place(property, target)].value
    }

    mutating func animate(
        _ property: LayerEffect.Property, _ target: LayerEffect.Target, to value: Double, with motion: Motion,
        frame: Int, fps: Int
    ) {
        scalars[place(property, target)].animate(to: value, with: motion, frame: frame, fps: fps)
        lookForMotion()
    }

    mutating func set(_ property: LayerEffect.Property, _ target: LayerEffect.Target, to value: Double) {
        scalars[place(property, target)].set(value)
        lookForMotion()
    }

    /// Drops what runs; each scalar is then where it was going.
    mutating func settle() {
        for index in scalars.indices { scalars[index].set(scalars[index].model) }
        isAnimating = false
    }

    mutating func sample(frame: Int, fps: Int) {
        guard isAnimating else { return }
        for index in scalars.indices { scalars[index].sample(frame: frame, fps: fps) }
        lookForMotion()
    }

    private mutating func lookForMotion() { isAnimating = scalars.contains(where: \.isAnimating) }

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
