import PortalModel
import PortalMotion

/// Scale, rotation and opacity of layer, source and destination.
///
/// Effects may reach the three differently, so each has scalars of its own; where an effect reaches all, they agree.
struct AnimatedEffects {
    /// None until an effect changes something: few portals have effects, and each frame asks all portals.
    private var scalars: [Animator<Double>] = []
    /// Whether any of them moves.
    private(set) var isAnimating = false

    @inline(__always)
    subscript(property: LayerEffect.Property, target: LayerEffect.Target) -> Double {
        scalars.isEmpty ? property.neutralValue : scalars[place(property, target)].value
    }

    mutating func animate(
        _ property: LayerEffect.Property, _ target: LayerEffect.Target, to value: Double, with motion: Motion,
        frame: Int, fps: Int
    ) {
        makeScalars()
        scalars[place(property, target)].animate(to: value, with: motion, frame: frame, fps: fps)
        lookForMotion()
    }

    mutating func set(_ property: LayerEffect.Property, _ target: LayerEffect.Target, to value: Double) {
        makeScalars()
        scalars[place(property, target)].set(value)
        lookForMotion()
    }

    /// Drops what runs; each scalar is then where it was going.
    mutating func settle() {
        for index in scalars.indices { scalars[index].set(scalars[index].model) }
        isAnimating = false
    }

    @inline(__always)
    mutating func sample(frame: Int, fps: Int) {
        if isAnimating { advance(frame: frame, fps: fps) }
    }

    private mutating func advance(frame: Int, fps: Int) {
        for index in scalars.indices { scalars[index].sample(frame: frame, fps: fps) }
        lookForMotion()
    }

    private mutating func makeScalars() {
        guard scalars.isEmpty else { return }
        scalars = LayerEffect.Property.allCases.flatMap { property in
            LayerEffect.Target.allCases.map { _ in Animator(property.neutralValue) }
        }
    }

    private mutating func lookForMotion() {
        isAnimating = false
        for index in scalars.indices where scalars[index].isAnimating { isAnimating = true }
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
