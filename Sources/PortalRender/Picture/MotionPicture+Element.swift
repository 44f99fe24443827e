import PortalModel

extension MotionPicture {
    /// A rectangle that is drawn, and how it changes over the frames.
    package struct Element: Hashable, Sendable {
        package var role: Role
        /// As the recording's tracks have it: a portal's, pop-up's or header's name. The view's, where no track moves it.
        package var subject: String
        /// The view whose look it has.
        package var view: SceneView.ID?
        /// The recording's tracks that it follows, as places in its list; none: nothing moves it.
        package var tracks: [Int]
        package var fill: Fill
        package var label: Label?
        /// The frames in which it is drawn, in order, with gaps between them.
        package var stretches: [Range<Int>]
        /// In the order of ``Property``.
        fileprivate var columns: [Column]

        /// - Parameter states: one a frame of the play; `nil`: not drawn.
        /// - Returns: `nil` if it is never drawn.
        package init?(
            _ role: Role, subject: String, view: SceneView.ID? = nil, tracks: [Int] = [], fill: Fill = .none,
            label: Label? = nil, states: [State?]
        ) {
            let stretches = states.map { $0 != nil }.stretches
            guard let first = stretches.first, let last = stretches.last else { return nil }
            self.role = role
            self.subject = subject
            self.view = view
            self.tracks = tracks
            self.fill = fill
            self.label = label
            self.stretches = stretches
            let span = first.lowerBound..<last.upperBound
            columns = Property.allCases.map { property in
                Column(states[span].map { $0?[property] }, from: span.lowerBound)
            }
        }

        /// One that is drawn in all frames of a play, always the same.
        ///
        /// - Returns: `nil` if the play has no frame.
        package init?(
            _ role: Role, subject: String, view: SceneView.ID? = nil, fill: Fill = .none, label: Label? = nil,
            state: State, frameCount: Int
        ) {
            guard frameCount > 0 else { return nil }
            self.role = role
            self.subject = subject
            self.view = view
            tracks = []
            self.fill = fill
            self.label = label
            stretches = [0..<frameCount]
            columns = Property.allCases.map { .constant(state[$0]) }
        }

        /// From the first frame in which it is drawn to the last.
        package var span: Range<Int> {
            (stretches.first?.lowerBound ?? 0)..<(stretches.last?.upperBound ?? 0)
        }

        package subscript(property: Property) -> Column { columns[property.place] }

        package func isDrawn(in frame: Int) -> Bool { stretches.contains { $0.contains(frame) } }

        /// `nil` in a frame in which it is not drawn.
        package func state(at frame: Int) -> State? {
            guard isDrawn(in: frame) else { return nil }
            func value(_ property: Property) -> Double { self[property][frame] }
            return State(
                frame: Rectangle(x: value(.x), y: value(.y), width: value(.width), height: value(.height)),
                cornerRadius: value(.cornerRadius), opacity: value(.opacity), scaleX: value(.scaleX),
                scaleY: value(.scaleY), rotation: value(.rotation), shadowRadius: value(.shadowRadius),
                blur: value(.blur))
        }
    }

    /// What a number of an element is.
    package enum Property: String, CaseIterable, Sendable {
        case x, y, width, height, cornerRadius, opacity, scaleX, scaleY, rotation, shadowRadius, blur

        /// In ``allCases``; spelt out, because it is asked for in every frame.
        fileprivate var place: Int {
            switch self {
            case .x: 0
            case .y: 1
            case .width: 2
            case .height: 3
            case .cornerRadius: 4
            case .opacity: 5
            case .scaleX: 6
            case .scaleY: 7
            case .rotation: 8
            case .shadowRadius: 9
            case .blur: 10
            }
        }
    }

    /// One property over the frames of an element's span.
    package enum Column: Hashable, Sendable {
        case constant(Double)
        /// One a frame, `first` for the first of the span. In a frame in which the element is not drawn: as before it.
        case values([Double], first: Int)

        fileprivate init(_ values: [Double?], from first: Int) {
            var last = values.first.flatMap(\.self) ?? 0
            let filled = values.map { value in
                last = value ?? last
                return last
            }
            let isConstant = filled.allSatisfy { $0 == last }
            self = isConstant ? .constant(last) : .values(filled, first: first)
        }

        package var isConstant: Bool {
            if case .constant = self { true } else { false }
        }

        /// The value in a frame; before and after the span, that of its first and last frame.
        package subscript(frame: Int) -> Double {
            switch self {
            case .constant(let value): value
            case .values(let values, let first): values[min(max(frame - first, 0), values.count - 1)]
            }
        }
    }
}
