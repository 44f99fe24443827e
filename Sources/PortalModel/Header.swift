/// A header whose title and accessory flow from the content into the navigation bar as one scrolls.
public struct Header: Hashable, Sendable {
    public typealias ID = Name<Header>

    /// The elements that a header may have.
    public enum Display: String, CaseIterable, Sendable {
        case title, accessory
    }

    /// How title and accessory stand to each other.
    public enum Layout: String, CaseIterable, Sendable {
        case horizontal, vertical
    }

    /// Where a header goes when scrolling ends on the way: on in the direction of the last move, to the nearer end, or
    /// nowhere.
    public enum Snapping: String, CaseIterable, Sendable {
        case directional, nearest, none
    }

    /// The two ends of a flowing element, and the view whose removal leaves it in the bar.
    public struct Element: Hashable, Sendable {
        public var source: Rectangle
        public var destination: Rectangle
        public var view: SceneView.ID?

        public init(source: Rectangle, destination: Rectangle, view: SceneView.ID? = nil) {
            self.source = source
            self.destination = destination
            self.view = view
        }
    }

    public var id: ID
    public var title: Element?
    public var accessory: Element?
    public var titleText: String?
    public var subtitle: String?
    /// What flows; `nil`: the title, and the accessory if there is one.
    public var displays: Set<Display>?
    /// What the bar shows; `nil`: what flows.
    public var bar: Set<Display>?
    /// `nil`: vertical with an accessory, else horizontal.
    public var layout: Layout?
    public var snapping: Snapping

    public init(
        id: ID, title: Element? = nil, accessory: Element? = nil, titleText: String? = nil, subtitle: String? = nil,
        displays: Set<Display>? = nil, bar: Set<Display>? = nil, layout: Layout? = nil,
        snapping: Snapping = .directional
    ) {
        self.id = id
        self.title = title
        self.accessory = accessory
        self.titleText = titleText
        self.subtitle = subtitle
        self.displays = displays
        self.bar = bar
        self.layout = layout
        self.snapping = snapping
    }
}
