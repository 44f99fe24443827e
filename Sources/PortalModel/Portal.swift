/// A pair of views between which a layer flies.
public struct Portal: Hashable, Sendable {
    public typealias ID = Name<Portal>

    /// What tells portals of a scene apart.
    public struct Key: Hashable, Sendable {
        public var namespace: String
        public var id: ID

        public init(namespace: String = "", id: ID) {
            self.namespace = namespace
            self.id = id
        }

        /// The id, with the namespace in front if there is one.
        package var title: String { namespace.isEmpty ? id.rawValue : "\(namespace)/\(id)" }
    }

    /// How the flying copy looks where it differs from the source.
    public struct Layer: Hashable, Sendable {
        public var fill: [HexColor]
        /// In points, at least 0.
        public var cornerRadius: Double?
        public var label: String?

        public init(fill: [HexColor] = [], cornerRadius: Double? = nil, label: String? = nil) {
            self.fill = fill
            self.cornerRadius = cornerRadius
            self.label = label
        }
    }

    /// The switches of a mirrored portal, which shows the live view itself.
    public struct Mirror: Hashable, Sendable {
        public var hidesSource: Bool
        public var matchesAlpha: Bool
        public var matchesTransform: Bool
        public var matchesPosition: Bool

        public init(
            hidesSource: Bool = false, matchesAlpha: Bool = true, matchesTransform: Bool = true,
            matchesPosition: Bool = false
        ) {
            self.hidesSource = hidesSource
            self.matchesAlpha = matchesAlpha
            self.matchesTransform = matchesTransform
            self.matchesPosition = matchesPosition
        }
    }

    public var key: Key
    public var group: String?
    public var source: SceneView.ID
    public var destination: SceneView.ID
    /// `nil`: the source's look.
    public var layer: Layer?
    /// `nil`: not mirrored.
    public var mirror: Mirror?

    public init(
        key: Key, group: String? = nil, source: SceneView.ID, destination: SceneView.ID, layer: Layer? = nil,
        mirror: Mirror? = nil
    ) {
        self.key = key
        self.group = group
        self.source = source
        self.destination = destination
        self.layer = layer
        self.mirror = mirror
    }
}
