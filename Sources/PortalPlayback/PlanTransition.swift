import PortalModel
import PortalMotion

extension Plan {
    package struct Transition: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case portal
            /// `stagger`: seconds between the members' starts.
            case group(name: String, stagger: Double)
            case item
        }

        package enum Handoff: Hashable, Sendable {
            case completion(PortalModel.Transition.CompletionCriteria)
            /// `duration`: seconds, as declared; the timer adds the packages' grace.
            case timed(duration: Double)
        }

        package var name: String
        package var kind: Kind
        /// Places in the plan's portals: one, the group's members in the scene's order, or the items.
        package var members: [Int]
        package var animation: Animation
        package var reverseAnimation: Animation
        package var handoff: Handoff
        /// Seconds before the flight starts.
        package var delay: Double
        package var fadesOnRemoval: Bool
        package var configuration: Configuration?
        package var effects: [Effect]

        package init(
            name: String, kind: Kind, members: [Int], animation: Animation, reverseAnimation: Animation,
            handoff: Handoff, delay: Double, fadesOnRemoval: Bool, configuration: Configuration?, effects: [Effect]
        ) {
            self.name = name
            self.kind = kind
            self.members = members
            self.animation = animation
            self.reverseAnimation = reverseAnimation
            self.handoff = handoff
            self.delay = delay
            self.fadesOnRemoval = fadesOnRemoval
            self.configuration = configuration
            self.effects = effects
        }
    }

    /// The numbers of a configuration, and the end rectangles that it replaces or derives.
    package struct Configuration: Hashable, Sendable {
        package var inactive: Style
        package var active: Style
        package var sourceFrame: Rectangle?
        package var destinationFrame: Rectangle?
        package var aspect: LayerConfiguration.Aspect?

        package init(
            inactive: Style, active: Style, sourceFrame: Rectangle? = nil, destinationFrame: Rectangle? = nil,
            aspect: LayerConfiguration.Aspect? = nil
        ) {
            self.inactive = inactive
            self.active = active
            self.sourceFrame = sourceFrame
            self.destinationFrame = destinationFrame
            self.aspect = aspect
        }
    }

    /// The layer's look at one end of a flight.
    package struct Style: Hashable, Sendable {
        package var cornerRadius: Double = 0
        package var shadowRadius: Double = 0
        package var opacity: Double = 1
        package var blur: Double = 0

        package init() {}

        package init(_ style: LayerStyle) {
            cornerRadius = style.cornerRadius ?? 0
            shadowRadius = style.shadowRadius ?? 0
            opacity = style.opacity ?? 1
            blur = style.blur ?? 0
        }
    }

    package struct Effect: Hashable, Sendable {
        package struct Step: Hashable, Sendable {
            package var at: Double
            package var to: Double
            package var animation: Animation

            package init(at: Double, to: Double, animation: Animation) {
                self.at = at
                self.to = to
                self.animation = animation
            }
        }

        package var property: LayerEffect.Property
        package var targets: Set<LayerEffect.Target>
        package var onActivate: [Step]
        package var onDeactivate: [Step]

        package init(
            property: LayerEffect.Property, targets: Set<LayerEffect.Target>, onActivate: [Step], onDeactivate: [Step]
        ) {
            self.property = property
            self.targets = targets
            self.onActivate = onActivate
            self.onDeactivate = onDeactivate
        }
    }
}
