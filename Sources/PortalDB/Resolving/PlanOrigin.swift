import PortalDocument
import PortalModel
import PortalPlayback

/// What a plan was made of, as the catalog has it written.
struct PlanOrigin: Sendable {
    let play: Play
    let index: SceneIndex
    let reach: Reach
    /// The presets that were followed.
    let presets: [Preset.ID: AnimationText]
    /// The pop-up settings that were looked up by name.
    let styles: [PopupSettings.ID: PopupStyle]
}

extension PlanOrigin {
    /// What the plan depends on; those properties of a thing one after the other that frames depend on.
    func inputs() -> [RecordedInput] {
        var written = WrittenThings()
        return things(&written).flatMap(\.inputs)
    }

    /// The same as it is kept.
    ///
    /// - Parameter written: what is known from plays before.
    func json(_ written: inout WrittenThings) -> String { RecordedInput.json(things(&written)) }

    /// Each thing once, by their kinds.
    ///
    /// What frames do not depend on is left out, so that the same inputs mean the same frames.
    private func things(_ written: inout WrittenThings) -> [WrittenThing] {
        let scene = index.scene
        var things: [WrittenThing] = []
        // Most plays depend on fewer.
        things.reserveCapacity(16)
        for preset in presets.sorted(by: { $0.key < $1.key }) {
            things.append(written.preset(preset.key, preset.value))
        }
        for settings in styles.sorted(by: { $0.key < $1.key }) {
            let part = DocumentPart.popupSettings(PopupSettings(name: settings.key, style: settings.value))
            things.append(part.writtenForMotion)
        }
        // The things of the scene are counted through, as many as ``SceneIndex/thingCount``.
        var first = 0
        func add<Thing>(_ places: Places, of all: [Thing], _ part: (Thing) -> DocumentPart) {
            for place in places.order {
                things.append(written.thing(first + place, of: index) { thing(of: part(all[place])) })
            }
            first += all.count
        }
        add(Places(only: 0), of: [scene]) { .scene($0) }
        add(reach.contexts, of: index.allContexts) { .context($0) }
        add(reach.views, of: scene.views) { .view($0.withoutLooks) }
        add(reach.portals, of: scene.portals) { .portal($0, title: scene.title(of: $0)) }
        add(reach.transitions, of: scene.transitions) { .transition($0) }
        add(reach.popups, of: scene.popups) { .popup($0) }
        add(reach.delayed, of: scene.delayed) { .delayed($0) }
        add(reach.headers, of: scene.headers) { .header($0) }
        if play.kind == .script, let place = scene.scripts.firstIndex(where: { $0.name.rawValue == play.name }) {
            add(Places(only: place), of: scene.scripts) { .script($0) }
        }
        return things
    }

    /// A thing; of a portal also what its tracks have because of other things of the scene.
    private func thing(of part: DocumentPart) -> WrittenThing {
        var thing = part.writtenForMotion
        guard case .portal(let portal, _) = part else { return thing }
        thing.add("subject", index.scene.subject(of: portal))
        if portal.mirror != nil { thing.add("mirror", "true") }
        let reach = index.reach(of: portal)
        let columns = [("source", reach.source), ("destination", reach.destination), ("layer", reach.layer)].flatMap {
            role, columns in Track.Column.allCases.filter(columns.contains).map { "\(role) \($0.rawValue)" }
        }
        if !columns.isEmpty { thing.add("columns", columns.joined(separator: ", ")) }
        return thing
    }
}

extension SceneView {
    /// Looks are most of a view, and no frame depends on them.
    fileprivate var withoutLooks: SceneView { SceneView(id: id, context: context, frame: frame) }
}
