import PortalDocument
import PortalModel
import PortalPlayback

extension PlanBuilder {
    /// What the plan that was just made depends on, as the catalog has it written; each property once.
    ///
    /// What frames do not depend on is left out, so that the same inputs mean the same frames.
    func inputs(of play: Play) throws -> [RecordedInput] {
        let reach = Reach(of: play, in: index)
        let portals = reach.portals.sorted().map { scene.portals[$0] }
        let popups = reach.popups.sorted().map { scene.popups[$0] }
        var parts = resolver.followed.sorted { $0.key < $1.key }
            .map { DocumentPart.preset(Preset(name: $0.key, animation: $0.value)) }
        for name in Set(popups.compactMap(\.settingsName)).sorted() {
            guard let style = try popupStyle(name) else { continue }
            parts.append(.popupSettings(PopupSettings(name: name, style: style)))
        }
        parts.append(.scene(scene))
        parts += reach.contexts.sorted().map { .context(scene.allContexts[$0]) }
        parts += reach.views.sorted().map { .view(scene.views[$0]) }
        parts += portals.map { .portal($0) }
        parts += reach.transitions.sorted().map { .transition(scene.transitions[$0]) }
        parts += popups.map { .popup($0) }
        parts += reach.delayed.sorted().map { .delayed(scene.delayed[$0]) }
        parts += reach.headers.sorted().map { .header(scene.headers[$0]) }
        if play.kind == .script {
            parts += scene.scripts.filter { $0.name.rawValue == play.name }.prefix(1).map { .script($0) }
        }
        return parts.flatMap { part in
            let properties = part.properties.filter(\.isOfMotion)
            return properties.isEmpty ? [part.presence] : properties
        } + portals.flatMap(consequences(of:))
    }

    /// What a portal's tracks have because of other things of the scene.
    private func consequences(of portal: Portal) -> [RecordedInput] {
        func input(_ property: String, _ value: String) -> RecordedInput {
            RecordedInput(kind: .portal, subject: portal.key.title, property: property, value: value)
        }
        let reach = index.reach(of: portal)
        let columns = [("source", reach.source), ("destination", reach.destination), ("layer", reach.layer)].flatMap {
            role, columns in Track.Column.allCases.filter(columns.contains).map { "\(role) \($0.rawValue)" }
        }
        return [input("subject", scene.subject(of: portal))]
            + (portal.mirror == nil ? [] : [input("mirror", "true")])
            + (columns.isEmpty ? [] : [input("columns", columns.joined(separator: ", "))])
    }
}

extension Popup {
    fileprivate var settingsName: PopupSettings.ID? {
        if case .named(let name) = settings { name } else { nil }
    }
}

extension RecordedInput {
    /// Whether frames depend on it: not on looks and words.
    fileprivate var isOfMotion: Bool {
        let first = property.prefix { $0 != "." && $0 != "[" }
        return switch kind {
        case .preset: first == "animation"
        case .popupSettings: first == "present" || first == "dismiss" || first == "dismissOnBackgroundTap"
        case .scene: first == "canvas"
        case .context: first != "presentation"
        case .view: first == "frame" || first == "context"
        case .portal: first == "source" || first == "destination"
        case .transition: property != "configuration.level" && property != "configuration.order"
        case .popup: property != "settings.backgroundMaterial" && property != "settings.extensions"
        case .header: first != "titleText" && first != "subtitle" && first != "layout"
        case .delayed, .script: true
        }
    }
}
