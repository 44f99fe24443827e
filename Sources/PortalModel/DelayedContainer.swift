/// A container whose views appear one after the other.
public struct DelayedContainer: Hashable, Sendable {
    public typealias ID = Name<DelayedContainer>

    /// The axis along which views move to their places.
    public enum Orientation: String, CaseIterable, Sendable {
        case vertical, horizontal
    }

    /// A view's place in the order, and what it overrides of the container's values.
    public struct Member: Hashable, Sendable {
        public var view: SceneView.ID
        /// At least 0; repeats and gaps are allowed.
        public var viewIndex: Int
        public var animationDuration: Double?
        public var delay: Double?
        public var offset: Double?
        public var orientation: Orientation?

        public init(
            view: SceneView.ID, viewIndex: Int, animationDuration: Double? = nil, delay: Double? = nil,
            offset: Double? = nil, orientation: Orientation? = nil
        ) {
            self.view = view
            self.viewIndex = viewIndex
            self.animationDuration = animationDuration
            self.delay = delay
            self.offset = offset
            self.orientation = orientation
        }
    }

    public var name: ID
    /// Seconds, at least 0.
    public var animationDuration: Double
    /// Seconds between one index and the next, at least 0.
    public var delay: Double
    /// Points.
    public var offset: Double
    public var orientation: Orientation
    public var views: [Member]

    public init(
        name: ID, animationDuration: Double = 0.6, delay: Double = 0.2, offset: Double = 20,
        orientation: Orientation = .vertical, views: [Member] = []
    ) {
        self.name = name
        self.animationDuration = animationDuration
        self.delay = delay
        self.offset = offset
        self.orientation = orientation
        self.views = views
    }
}
