extension UnitCurve {
    /// The curves that have a name in animation notation.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    /// The curve of that name.
    public init(_ name: Name) {
        self =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInOut: .easeInOut
            case .circularEaseIn: .circularEaseIn
            case .circularEaseOut: .circularEaseOut
            case .circularEaseInOut: .circularEaseInOut
            }
    }
}
