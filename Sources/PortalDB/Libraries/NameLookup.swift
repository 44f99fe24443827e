import PortalCatalog
import PortalModel
import PortalPlayback

/// Looks presets and settings up: in the catalog, then in its libraries in the order in which they were given.
///
/// A library's preset that starts from another one finds that in the same way, so that a name means one thing.
struct NameLookup {
    let store: CatalogStore
    let libraries: [AttachedLibrary]

    func preset(_ name: Preset.ID) throws -> Found<Preset>? {
        try found(store.preset(name)) { try $0.preset(name) }
    }

    func popupSettings(_ name: PopupSettings.ID) throws -> Found<PopupSettings>? {
        try found(store.popupSettings(name)) { try $0.popupSettings(name) }
    }

    func resolver() -> AnimationResolver { AnimationResolver { try preset($0)?.value.animation } }

    /// The plan of a play, and what it depends on as it is written.
    func planned(_ play: Play, of scene: Scene) throws -> (plan: Plan, inputs: [RecordedInput]) {
        var builder = builder(of: scene)
        let (plan, origin) = try builder.planned(play)
        return (plan, origin.inputs())
    }

    func builder(of scene: Scene) -> PlanBuilder {
        PlanBuilder(index: SceneIndex(scene), resolver: resolver()) { try popupSettings($0)?.value.style }
    }

    private func found<Value>(_ own: Value?, _ look: (AttachedLibrary) throws -> Value?) throws -> Found<Value>? {
        if let own { return Found(value: own, origin: .catalog) }
        for library in libraries {
            if let value = try look(library) { return Found(value: value, origin: .library(library.file)) }
        }
        return nil
    }
}

/// Something that has a name, and where it was found.
public struct Found<Value> {
    public var value: Value
    public var origin: NameOrigin
}

extension Found: Sendable where Value: Sendable {}
extension Found: Equatable where Value: Equatable {}
