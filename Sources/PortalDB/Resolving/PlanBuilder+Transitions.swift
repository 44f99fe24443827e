import PortalModel
import PortalMotion
import PortalPlayback

extension PlanBuilder {
    mutating func transition(_ transition: Transition, _ places: Reach) throws -> Plan.Transition {
        let members = index.portals(of: transition)
        guard !members.isEmpty else { throw PlanError.noPortals(transition.name) }
        let animation = try self.animation(of: transition)
        return Plan.Transition(
            name: transition.name.rawValue, kind: transition.kind,
            members: try members.map { try places.portals.place(of: $0, "portal of transition", transition.name) },
            animation: animation,
            reverseAnimation: try transition.reverseAnimation.map { try resolver.animation($0) } ?? animation,
            handoff: transition.plannedHandoff,
            delay: transition.delay ?? transition.defaultDelay,
            fadesOnRemoval: transition.removal == .fade,
            configuration: transition.configuration.map(Plan.Configuration.init),
            effects: try transition.effects.map { try effect($0) })
    }

    /// The animation of a transition's flights, its own or the default.
    mutating func animation(of transition: Transition) throws -> Animation {
        try transition.animation.map { try resolver.animation($0) } ?? index.defaultAnimation(of: transition)
    }

    private mutating func effect(_ effect: LayerEffect) throws -> Plan.Effect {
        Plan.Effect(
            property: effect.property, targets: effect.targets,
            onActivate: try effect.onActivate.map { try step($0) },
            onDeactivate: try effect.onDeactivate.map { try step($0) })
    }

    private mutating func step(_ step: LayerEffect.Step) throws -> Plan.Effect.Step {
        Plan.Effect.Step(at: step.at, to: step.to, animation: try resolver.animation(step.animation))
    }
}

extension SceneIndex {
    /// What a transition without an animation flies with: the default of its hand-off and flavour.
    func defaultAnimation(of transition: Transition) -> Animation {
        if case .timed = transition.handoff { return Defaults.Transition.timedAnimation }
        let isMirrored = portals(of: transition).contains { scene.portals[$0].mirror != nil }
        return isMirrored ? Defaults.Transition.mirrorAnimation : Defaults.Transition.animation
    }
}

extension Transition {
    fileprivate var kind: Plan.Transition.Kind {
        switch subject {
        case .portal: .portal
        case .group(let name, let stagger): .group(name: name, stagger: stagger)
        case .item: .item
        }
    }

    fileprivate var plannedHandoff: Plan.Transition.Handoff {
        switch handoff {
        case .completion(let criteria): .completion(criteria)
        case .timed(let duration): .timed(duration: duration ?? Defaults.Transition.timedDuration)
        }
    }

    fileprivate var defaultDelay: Double {
        if case .timed = handoff { Defaults.Transition.timedDelay } else { Defaults.Transition.delay }
    }
}

extension Plan.Configuration {
    /// The order of modifiers changes pictures, no number.
    fileprivate init(_ configuration: LayerConfiguration) {
        self.init(inactive: Plan.Style(configuration.inactive), active: Plan.Style(configuration.active))
        if case .raw(let source, let destination, let aspect) = configuration.level {
            sourceFrame = source
            destinationFrame = destination
            self.aspect = aspect
        }
    }
}
