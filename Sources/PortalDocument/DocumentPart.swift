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
        switch self {
        case .preset(let preset): properties(.preset, preset.name.rawValue, of: preset, "name")
        case .popupSettings(let settings): properties(.popupSettings, settings.name.rawValue, of: settings, "name")
        case .scene(let scene): properties(.scene, scene.name.rawValue, of: scene.withoutLists, "name")
        case .context(let context): properties(.context, context.name.rawValue, of: context, "name")
        case .view(let view): properties(.view, view.id.rawValue, of: view, "id")
        case .portal(let portal): properties(.portal, portal.key.title, of: portal, "id", "namespace")
        case .transition(let transition): properties(.transition, transition.name.rawValue, of: transition, "name")
        case .popup(let popup): properties(.popup, popup.id.rawValue, of: popup, "id")
        case .delayed(let container): properties(.delayed, container.name.rawValue, of: container, "name")
        case .header(let header): properties(.header, header.id.rawValue, of: header, "id")
        case .script(let script): properties(.script, script.name.rawValue, of: script, "name")
        }
    }

    private func properties(
        _ kind: RecordedInput.Kind, _ subject: String, of value: some WritableValue, _ names: String...
    ) -> [RecordedInput] {
        var json = JSONLayout()
        value.write(to: &json)
        var text: [UInt8] = []
        json.flush(level: 0, to: &text)
        return flattened(text).compactMap { path, value in
            names.contains(path) ? nil : RecordedInput(kind: kind, subject: subject, property: path, value: value)
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
