import PortalModel

/// One thing of a catalog that has a name, as a document has it.
package enum DocumentPart {
    case preset(Preset)
    case popupSettings(PopupSettings)
    /// Without the lists of what is in it.
    case scene(Scene)
    case context(PresentationContext)
    case view(SceneView)
    case portal(Portal)
    case transition(Transition)
    case popup(Popup)
    case delayed(DelayedContainer)
    case header(Header)
    case script(Script)

    /// Its values as a document writes them, apart from its name; what a document leaves out is left out.
    ///
    ///     view 'red-card': context = detail, frame.x = 81.5, ...
    package var properties: [RecordedInput] {
        let (value, names) = content
        let (kind, subject) = thing
        var json = JSONLayout()
        value.write(to: &json)
        return flattened(json.text).compactMap { path, value in
            names.contains(path) ? nil : RecordedInput(kind: kind, subject: subject, property: path, value: value)
        }
    }

    /// Says that the thing is there, where none of its properties does.
    package var presence: RecordedInput {
        RecordedInput(kind: thing.kind, subject: thing.subject, property: "", value: "")
    }

    private var thing: (kind: RecordedInput.Kind, subject: String) {
        switch self {
        case .preset(let preset): (.preset, preset.name.rawValue)
        case .popupSettings(let settings): (.popupSettings, settings.name.rawValue)
        case .scene(let scene): (.scene, scene.name.rawValue)
        case .context(let context): (.context, context.name.rawValue)
        case .view(let view): (.view, view.id.rawValue)
        case .portal(let portal): (.portal, portal.key.title)
        case .transition(let transition): (.transition, transition.name.rawValue)
        case .popup(let popup): (.popup, popup.id.rawValue)
        case .delayed(let container): (.delayed, container.name.rawValue)
        case .header(let header): (.header, header.id.rawValue)
        case .script(let script): (.script, script.name.rawValue)
        }
    }

    /// What a document has of it, and the keys of its name.
    private var content: (value: any WritableValue, names: [String]) {
        switch self {
        case .preset(let preset): (preset, ["name"])
        case .popupSettings(let settings): (settings, ["name"])
        case .scene(let scene): (scene.withoutLists, ["name"])
        case .context(let context): (context, ["name"])
        case .view(let view): (view, ["id"])
        case .portal(let portal): (portal, ["id", "namespace"])
        case .transition(let transition): (transition, ["name"])
        case .popup(let popup): (popup, ["id"])
        case .delayed(let container): (container, ["name"])
        case .header(let header): (header, ["id"])
        case .script(let script): (script, ["name"])
        }
    }
}

extension Portal.Key {
    /// The id, with the namespace if there is one.
    package var title: String { namespace.isEmpty ? id.rawValue : "\(namespace)/\(id)" }
}

extension Scene {
    fileprivate var withoutLists: Scene {
        Scene(name: name, title: title, canvas: canvas, hidesStatusBar: hidesStatusBar, extensions: extensions)
    }

    /// The scene and all that is in it, in the order of a document.
    package var parts: [DocumentPart] {
        [.scene(self)] + contexts.map { .context($0) } + views.map { .view($0) } + portals.map { .portal($0) }
            + transitions.map { .transition($0) } + popups.map { .popup($0) } + delayed.map { .delayed($0) }
            + headers.map { .header($0) } + scripts.map { .script($0) }
    }
}
