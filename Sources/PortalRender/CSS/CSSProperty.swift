import PortalModel

/// A property of CSS that shows one or two of an element's.
struct CSSProperty {
    private let values: [@Sendable (MotionPicture.State) -> Double]
    /// What an element has without the property; `nil`: it always needs it.
    private let plain: Double?
    /// The decimal places that are enough for a value that stays.
    private let places: Int
    private let declaration: @Sendable (MotionPicture.State, _ places: Int) -> String

    private init(
        _ values: [@Sendable (MotionPicture.State) -> Double], plain: Double?, places: Int,
        _ declaration: @escaping @Sendable (MotionPicture.State, _ places: Int) -> String
    ) {
        self.values = values
        self.plain = plain
        self.places = places
        self.declaration = declaration
    }

    func isPlain(in state: MotionPicture.State) -> Bool { values.allSatisfy { $0(state) == plain } }

    func course(through states: [MotionPicture.State], tolerance: Double) -> Course {
        Course(property: self, states: states, tolerance: tolerance)
    }

    static let all = [
        CSSProperty([{ $0.frame.x }, { $0.frame.y }], plain: nil, places: 2) {
            "translate: \(CSS.pixels($0.frame.x, places: $1)) \(CSS.pixels($0.frame.y, places: $1))"
        },
        CSSProperty([{ $0.frame.width }], plain: nil, places: 2) {
            "width: \(CSS.pixels($0.frame.width, places: $1))"
        },
        CSSProperty([{ $0.frame.height }], plain: nil, places: 2) {
            "height: \(CSS.pixels($0.frame.height, places: $1))"
        },
        CSSProperty([{ $0.cornerRadius }], plain: 0, places: 2) {
            "border-radius: \(CSS.pixels($0.cornerRadius, places: $1))"
        },
        CSSProperty([{ $0.scaleX }, { $0.scaleY }], plain: 1, places: 4) {
            "scale: \($0.scaleX.short(places: $1)) \($0.scaleY.short(places: $1))"
        },
        CSSProperty([{ $0.rotation }], plain: 0, places: 2) { "rotate: \($0.rotation.short(places: $1))deg" },
        CSSProperty([{ $0.opacity }], plain: 1, places: 4) { "opacity: \($0.opacity.short(places: $1))" },
        CSSProperty([{ $0.shadowRadius }, { $0.blur }], plain: 0, places: 2) { state, places in
            let blur = CSS.pixels(state.blur, places: places)
            return "filter: blur(\(blur)) drop-shadow(0 0 \(CSS.pixels(state.shadowRadius, places: places)) #00000054)"
        },
    ]
}

extension CSSProperty {
    /// The property in each frame, written as exactly as its range and the tolerance ask for.
    struct Course {
        private let property: CSSProperty
        private let states: [MotionPicture.State]
        private let places: Int
        /// Each is reduced with what rounding leaves of the tolerance.
        let columns: [KeyFrames.Column]

        /// What the rounding of values, and that of times, may cost, as a part of the tolerance.
        static let roundingShare = 0.1

        /// - Parameter tolerance: a part of the range that a value has.
        fileprivate init(property: CSSProperty, states: [MotionPicture.State], tolerance: Double) {
            self.property = property
            self.states = states
            let columns = property.values.map { value in
                let column = states.map(value)
                let range = (column.max() ?? 0) - (column.min() ?? 0)
                return KeyFrames.Column(values: column, tolerance: max(1e-9, range * tolerance))
            }
            let moving = columns.filter { !KeyFrames([$0]).isStill }
            places =
                moving.map { decimalPlaces(within: $0.tolerance * Self.roundingShare, atLeast: property.places) }.max()
                ?? property.places
            self.columns = columns.map { column in
                KeyFrames.Column(
                    values: column.values, tolerance: column.tolerance * (1 - 2 * Self.roundingShare))
            }
        }

        var isStill: Bool { KeyFrames(columns).isStill }

        /// Whether an element has it in the last frame without being told.
        var isPlainAtEnd: Bool { states.last.map(property.isPlain) ?? true }

        /// The declaration, without a semicolon.
        func text(in frame: Int) -> String { property.declaration(states[frame], places) }
    }
}
