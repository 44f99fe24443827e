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
    /// What the plan depends on; each property once, those of a thing one after the other.
    ///
    /// What frames do not depend on is left out, so that the same inputs mean the same frames.
    func inputs() -> [RecordedInput] {
        var written = WrittenProperties()
        return inputs(&written)
    }

    /// - Parameter written: what is known from plays before.
    func inputs(_ written: inout WrittenProperties) -> [RecordedInput] {
        let scene = index.scene
        var inputs: [RecordedInput] = []
        func add(_ kind: RecordedInput.Kind, _ places: Set<Int>, _ part: (Int) -> DocumentPart) {
            for place in places.sorted() {
                inputs += written.properties(of: kind, at: place, in: index) { part(place).propertiesOfMotion }
            }
        }
        for preset in presets.sorted(by: { $0.key < $1.key }) {
            inputs += written.properties(of: Preset(name: preset.key, animation: preset.value))
        }
        for settings in styles.sorted(by: { $0.key < $1.key }) {
            let part = DocumentPart.popupSettings(PopupSettings(name: settings.key, style: settings.value))
            inputs += part.propertiesOfMotion
        }
        add(.scene, [0]) { _ in .scene(scene) }
        add(.context, reach.contexts) { .context(scene.allContexts[$0]) }
        add(.view, reach.views) { .view(scene.views[$0].withoutLooks) }
        for place in reach.portals.sorted() {
            inputs += written.properties(of: .portal, at: place, in: index) {
                DocumentPart.portal(scene.portals[place]).propertiesOfMotion + consequences(of: scene.portals[place])
            }
        }
        add(.transition, reach.transitions) { .transition(scene.transitions[$0]) }
        add(.popup, reach.popups) { .popup(scene.popups[$0]) }
        add(.delayed, reach.delayed) { .delayed(scene.delayed[$0]) }
        add(.header, reach.headers) { .header(scene.headers[$0]) }
        if play.kind == .script, let place = scene.scripts.firstIndex(where: { $0.name.rawValue == play.name }) {
            add(.script, [place]) { .script(scene.scripts[$0]) }
        }
        return inputs
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
        return [input("subject", index.scene.subject(of: portal))]
            + (portal.mirror == nil ? [] : [input("mirror", "true")])
            + (columns.isEmpty ? [] : [input("columns", columns.joined(separator: ", "))])
    }
}

extension SceneView {
    /// Looks are most of a view, and no frame depends on them.
    fileprivate var withoutLooks: SceneView { SceneView(id: id, context: context, frame: frame) }
}
