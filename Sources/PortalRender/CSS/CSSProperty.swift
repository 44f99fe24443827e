import PortalModel

/// A property of CSS that shows one or two of an element's.
struct CSSProperty {
    private let values: [@Sendable (MotionPicture.State) -> Double]
    /// What an element has without the property; `nil`: it always needs it.
    private let plain: Double?
    /// The declaration, without a semicolon.
    let text: @Sendable (MotionPicture.State) -> String

    private init(
        _ values: [@Sendable (MotionPicture.State) -> Double], plain: Double?,
        _ text: @escaping @Sendable (MotionPicture.State) -> String
    ) {
        self.values = values
        self.plain = plain
        self.text = text
    }

    func isPlain(in state: MotionPicture.State) -> Bool { values.allSatisfy { $0(state) == plain } }

    /// - Parameter tolerance: a part of the range that a value has.
    func columns(of states: [MotionPicture.State], tolerance: Double) -> [KeyFrames.Column] {
        values.map { value in
            let column = states.map(value)
            let range = (column.max() ?? 0) - (column.min() ?? 0)
            return KeyFrames.Column(values: column, tolerance: max(1e-9, range * tolerance))
        }
    }

    static let all = [
        CSSProperty([{ $0.frame.x }, { $0.frame.y }], plain: nil) {
            "translate: \(CSS.pixels($0.frame.x)) \(CSS.pixels($0.frame.y))"
        },
        CSSProperty([{ $0.frame.width }], plain: nil) { "width: \(CSS.pixels($0.frame.width))" },
        CSSProperty([{ $0.frame.height }], plain: nil) { "height: \(CSS.pixels($0.frame.height))" },
        CSSProperty([{ $0.cornerRadius }], plain: 0) { "border-radius: \(CSS.pixels($0.cornerRadius))" },
        CSSProperty([{ $0.scaleX }, { $0.scaleY }], plain: 1) {
            "scale: \($0.scaleX.short(places: 4)) \($0.scaleY.short(places: 4))"
        },
        CSSProperty([{ $0.rotation }], plain: 0) { "rotate: \($0.rotation.short(places: 2))deg" },
        CSSProperty([{ $0.opacity }], plain: 1) { "opacity: \($0.opacity.short(places: 4))" },
        CSSProperty([{ $0.shadowRadius }, { $0.blur }], plain: 0) { state in
            "filter: blur(\(CSS.pixels(state.blur))) drop-shadow(0 0 \(CSS.pixels(state.shadowRadius)) #00000054)"
        },
    ]
}
