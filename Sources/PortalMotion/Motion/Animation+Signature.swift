extension Animation {
    /// A text that spellings of the same motion share, as `.smooth` and `.spring`: for digests of what frames depend on.
    package var signature: String { base.signature + Modifier.notation(of: modifiers) }
}

extension Animation.Base {
    fileprivate var signature: String {
        if case .fluid(let spring) = Motion.Base(self) {
            return "fluid " + [spring.response, spring.dampingFraction, spring.blendDuration].joined(by: " ")
        }
        switch self {
        case .eased(let ease, let duration): return Self.signature(ofCurve: ease.controlPoints, duration)
        case .timingCurve(let x1, let y1, let x2, let y2, let duration):
            return Self.signature(ofCurve: [x1, y1, x2, y2], duration)
        default: return Animation(base: self).description
        }
    }

    private static func signature(ofCurve points: [Double], _ duration: Double) -> String {
        "curve [" + points.joined(by: ", ") + "] " + duration.description
    }
}

extension [Double] {
    /// Every digest asks for it several times, and filling it into a text would take three times as long.
    fileprivate func joined(by separator: String) -> String {
        var text = ""
        for (place, number) in enumerated() {
            if place > 0 { text += separator }
            text += number.description
        }
        return text
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
