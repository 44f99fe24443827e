extension Animation {
    /// A text that spellings of the same motion share, as `.smooth` and `.spring`: for digests of what frames depend on.
    package var signature: String { base.signature + Modifier.notation(of: modifiers) }
}

extension Animation.Base {
    fileprivate var signature: String {
        if case .fluid(let spring) = Motion.Base(self) {
            return "fluid \(spring.response) \(spring.dampingFraction) \(spring.blendDuration)"
        }
        switch self {
        case .eased(let ease, let duration): return "curve \(ease.controlPoints) \(duration)"
        case .timingCurve(let x1, let y1, let x2, let y2, let duration):
            return "curve \([x1, y1, x2, y2]) \(duration)"
        default: return Animation(base: self).description
        }
    }
}

extension Animation.Ease {
    /// x1, y1, x2, y2.
    var controlPoints: [Double] {
        switch self {
        case .linear: [0, 0, 1, 1]
        case .easeIn: [0.42, 0, 1, 1]
        case .easeOut: [0, 0, 0.58, 1]
        case .easeInOut: [0.42, 0, 0.58, 1]
        }
    }
}
