import PortalModel

/// One thing of a catalog that has a name, as a document has it.
package enum DocumentPart {
    case preset(Preset)
    case popupSettings(PopupSettings)
    /// Without the lists of what is in it.
    case scene(Scene)
    case context(PresentationContext)
    case view(SceneView)
    /// With what it is called among the others of its scene.
    case portal(Portal, title: String)
    case transition(Transition)
    case popup(Popup)
    case delayed(DelayedContainer)
    case header(Header)
    case script(Script)

    /// Its values as a document writes them, apart from its name; what a document leaves out is left out.
    ///
    ///     view 'red-card': context = detail, frame.x = 81.5, ...
    package var properties: [RecordedInput] { written { _, _ in true }.inputs.filter { !$0.property.isEmpty } }

    /// The same, as it is kept.
    ///
    /// - Parameter isWanted: whether a kind's property of a path is wanted.
    package func written(where isWanted: @escaping (RecordedInput.Kind, [UInt8]) -> Bool) -> WrittenThing {
        let (kind, subject) = thing
        var json = FlatJSON { !kind.isName($0) && isWanted(kind, $0) }
        write(to: &json)
        return WrittenThing(kind, subject, members: json.members)
    }

    private var thing: (kind: RecordedInput.Kind, subject: String) {
        switch self {
        case .preset(let preset): (.preset, preset.name.rawValue)
        case .popupSettings(let settings): (.popupSettings, settings.name.rawValue)
        case .scene(let scene): (.scene, scene.name.rawValue)
        case .context(let context): (.context, context.name.rawValue)
        case .view(let view): (.view, view.id.rawValue)
        case .portal(_, let title): (.portal, title)
        case .transition(let transition): (.transition, transition.name.rawValue)
        case .popup(let popup): (.popup, popup.id.rawValue)
        case .delayed(let container): (.delayed, container.name.rawValue)
        case .header(let header): (.header, header.id.rawValue)
        case .script(let script): (.script, script.name.rawValue)
        }
    }

    private func write(to json: inout (some JSONSink & ~Copyable)) {
        switch self {
        case .preset(let preset): preset.write(to: &json)
        case .popupSettings(let settings): settings.write(to: &json)
        case .scene(let scene): scene.withoutLists.write(to: &json)
        case .context(let context): context.write(to: &json)
        case .view(let view): view.write(to: &json)
        case .portal(let portal, _): portal.write(to: &json)
        case .transition(let transition): transition.write(to: &json)
        case .popup(let popup): popup.write(to: &json)
        case .delayed(let container): container.write(to: &json)
        case .header(let header): header.write(to: &json)
        case .script(let script): script.write(to: &json)
        }
    }
}

extension RecordedInput.Kind {
    /// Whether a path is that of a thing's name.
    fileprivate func isName(_ path: [UInt8]) -> Bool {
        switch self {
        case .portal: path.elementsEqual("id".utf8) || path.elementsEqual("namespace".utf8)
        case .view, .popup, .header: path.elementsEqual("id".utf8)
        case .preset, .popupSettings, .scene, .context, .transition, .delayed, .script:
            path.elementsEqual("name".utf8)
        }
    }
}

extension Scene {
    /// A portal's id, with the namespace if there is one: `a/b/c`, or `{a}/b/c` if another portal is spelt like it.
    package func title(of portal: Portal) -> String {
        let (key, title) = (portal.key, portal.key.title)
        let isClear = portals.allSatisfy { !$0.key.isSpelt(title) || $0.key == key }
        return isClear ? title : "{\(key.namespace)}/\(key.id)"
    }

    fileprivate var withoutLists: Scene {
        Scene(name: name, title: title, canvas: canvas, hidesStatusBar: hidesStatusBar, extensions: extensions)
    }

    /// The scene and all that is in it, in the order of a document.
    package var parts: [DocumentPart] {
        [.scene(self)] + contexts.map { .context($0) } + views.map { .view($0) }
            + portals.map { .portal($0, title: title(of: $0)) }
            + transitions.map { .transition($0) } + popups.map { .popup($0) } + delayed.map { .delayed($0) }
            + headers.map { .header($0) } + scripts.map { .script($0) }
    }
}

extension Portal.Key {
    /// To compare lengths takes less than to put the title together.
    fileprivate func isSpelt(_ text: String) -> Bool {
        let length = id.rawValue.utf8.count + (namespace.isEmpty ? 0 : namespace.utf8.count + 1)
        return length == text.utf8.count && title == text
    }
}
