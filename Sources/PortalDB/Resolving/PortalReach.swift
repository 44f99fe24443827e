import PortalModel
import PortalPlayback

extension SceneIndex {
    /// What the scene's transitions, taken together, can do to a portal beyond moving and resizing it.
    func reach(of portal: Portal) -> Plan.Reach {
        var reach = Plan.Reach()
        guard let place = portals[portal.key] else { return reach }
        let inherited = inheritedLooks[place] ?? []
        for (number, transition) in scene.transitions.enumerated() {
            let isPlain = transition.configuration == nil && transition.effects.isEmpty
            guard !isPlain else { continue }
            let acts = portals(of: transition).contains(place)
            if acts || inherited.contains(number) { reach.layer.formUnion(transition.configuration?.columns ?? []) }
            if acts { for effect in transition.effects { reach.add(effect) } }
        }
        return reach
    }
}

extension Plan.Reach {
    fileprivate mutating func add(_ effect: LayerEffect) {
        guard let column = effect.property.column else { return }
        if effect.targets.contains(.layer) { layer.insert(column) }
        if effect.targets.contains(.source) { source.insert(column) }
        if effect.targets.contains(.destination) { destination.insert(column) }
    }
}

extension LayerEffect.Property {
    /// The column of its own; opacity is part of one that all tracks have.
    fileprivate var column: Track.Column? {
        switch self {
        case .scale: .scale
        case .rotation: .rotation
        case .opacity: nil
        }
    }
}

extension LayerConfiguration {
    fileprivate var columns: Set<Track.Column> {
        var columns: Set<Track.Column> = []
        for style in [inactive, active] {
            if style.cornerRadius != nil { columns.insert(.cornerRadius) }
            if style.shadowRadius != nil { columns.insert(.shadowRadius) }
            if style.blur != nil { columns.insert(.blur) }
        }
        return columns
    }
}
