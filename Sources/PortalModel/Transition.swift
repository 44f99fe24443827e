/// What opens and closes portals, with which motion.
public struct Transition: Hashable, Sendable {
    public typealias ID = Name<Transition>

    /// The portals that it acts on, all in its namespace.
    public enum Subject: Hashable, Sendable {
        case portal(Portal.ID)
        /// All portals of the group, in the scene's order. `stagger`: seconds between their starts, at least 0.
        case group(String, stagger: Double)
        /// One at a time, by selection.
        case item([Portal.ID])
    }

    /// When an animation counts as complete.
    public enum CompletionCriteria: String, CaseIterable, Sendable {
        case removed, logicallyComplete
    }

    /// Who tells the portal that the flight is over.
    public enum Handoff: Hashable, Sendable {
        /// The animation itself (Portal 4.x).
        case completion(CompletionCriteria)
        /// A timer (Portal 1.x); seconds, at least 0, 0.72 by default.
        case timed(duration: Double?)
    }

    /// How the layer goes at the end of a flight.
    public enum Removal: String, CaseIterable, Sendable {
        case none, fade
    }

    public var name: ID
    public var subject: Subject
    public var namespace: String
    /// `nil`: the default of the hand-off and the flavour.
    public var animation: AnimationText?
    /// `nil`: as ``animation``.
    public var reverseAnimation: AnimationText?
    public var handoff: Handoff
    /// Seconds before the flight starts, at least 0; `nil`: 0.05, or 0.06 with a timed hand-off.
    public var delay: Double?
    public var removal: Removal
    public var configuration: LayerConfiguration?
    public var effects: [LayerEffect]

    public init(
        name: ID, subject: Subject, namespace: String = "", animation: AnimationText? = nil,
        reverseAnimation: AnimationText? = nil, handoff: Handoff = .completion(.removed), delay: Double? = nil,
        removal: Removal = .none, configuration: LayerConfiguration? = nil, effects: [LayerEffect] = []
    ) {
        self.name = name
        self.subject = subject
        self.namespace = namespace
        self.animation = animation
        self.reverseAnimation = reverseAnimation
        self.handoff = handoff
        self.delay = delay
        self.removal = removal
        self.configuration = configuration
        self.effects = effects
    }
}

/// What an app's configuration closure does to the layer, from its inactive to its active look and back.
public struct LayerConfiguration: Hashable, Sendable {
    /// How much of the layer the closure takes over.
    public enum Level: Hashable, Sendable {
        case styling
        /// `order`: a permutation of the modifiers; empty: the packages' own.
        case full(order: [Modifier])
        /// Replaces the end rectangles, or derives the destination's from its own and the source's proportions.
        case raw(source: Rectangle?, destination: Rectangle?, aspect: Aspect?)
    }

    /// What is applied to the layer, one around the other.
    public enum Modifier: String, CaseIterable, Sendable {
        case frame, clip, shadow, opacity, blur, offset
    }

    /// How large the layer is at the destination: filling it or fitting into it in the source's proportions, or as large as
    /// the source.
    public enum Aspect: String, CaseIterable, Sendable {
        case fill, fit, source
    }

    public var level: Level
    public var inactive: LayerStyle
    public var active: LayerStyle

    public init(level: Level, inactive: LayerStyle = LayerStyle(), active: LayerStyle = LayerStyle()) {
        self.level = level
        self.inactive = inactive
        self.active = active
    }
}

/// One end of a configuration. What is `nil` at one end only counts as 0 there, or 1 for the opacity.
public struct LayerStyle: Hashable, Sendable {
    /// In points, at least 0.
    public var cornerRadius: Double?
    /// In points, at least 0.
    public var shadowRadius: Double?
    /// 0...1.
    public var opacity: Double?
    /// In points, at least 0.
    public var blur: Double?

    public init(
        cornerRadius: Double? = nil, shadowRadius: Double? = nil, opacity: Double? = nil, blur: Double? = nil
    ) {
        self.cornerRadius = cornerRadius
        self.shadowRadius = shadowRadius
        self.opacity = opacity
        self.blur = blur
    }
}

/// Keyed changes of one property of the layer (and of the views it stands for) during a flight.
public struct LayerEffect: Hashable, Sendable {
    /// What an effect changes.
    public enum Property: String, CaseIterable, Sendable {
        /// A factor, about the centre.
        case scale
        /// Degrees, clockwise, about the centre.
        case rotation
        /// 0...1.
        case opacity
    }

    /// What an effect acts on.
    public enum Target: String, CaseIterable, Sendable {
        case layer, source, destination
    }

    /// One change.
    public struct Step: Hashable, Sendable {
        /// Seconds from the start of the flight (activation) or from the deactivation, at least 0.
        public var at: Double
        public var to: Double
        public var animation: AnimationText

        public init(at: Double, to: Double, animation: AnimationText) {
            self.at = at
            self.to = to
            self.animation = animation
        }
    }

    public var property: Property
    public var targets: Set<Target>
    /// In order of time.
    public var onActivate: [Step]
    /// In order of time.
    public var onDeactivate: [Step]

    public init(
        property: Property, targets: Set<Target> = Set(Target.allCases), onActivate: [Step] = [],
        onDeactivate: [Step] = []
    ) {
        self.property = property
        self.targets = targets
        self.onActivate = onActivate
        self.onDeactivate = onDeactivate
    }
}
