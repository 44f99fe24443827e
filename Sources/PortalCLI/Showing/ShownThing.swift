import PortalDB

/// Something of the catalog that has a name.
enum ShownThing {
    case preset(Preset)
    case popupSettings(PopupSettings)
    case scene(Scene)
    /// Something of a scene that can be played.
    case play(Play, Scene)

    /// All things of a name, which different kinds may share.
    ///
    /// - Throws: ``CatalogError`` with the nearest name if there are none.
    static func all(named name: String, in catalog: Catalog) throws -> [ShownThing] {
        let preset = try found { try catalog.preset(Preset.ID(name)) }.map { ShownThing.preset($0) }
        let settings = try found { try catalog.popupSettings(PopupSettings.ID(name)) }
            .map { ShownThing.popupSettings($0) }
        let things = [preset, settings].compactMap(\.self)
        do {
            let (scene, plays) = try catalog.plays(named: name)
            return things + (scene.name.rawValue == name ? [.scene(scene)] : plays.map { .play($0, scene) })
        } catch let error as CatalogError where error.kind == .missing && !things.isEmpty {
            return things
        }
    }

    /// As an element of a document; a play is a part of its scene.
    var element: CatalogElement {
        switch self {
        case .preset(let preset): .preset(preset)
        case .popupSettings(let settings): .popupSettings(settings)
        case .scene(let scene), .play(_, let scene): .scene(scene)
        }
    }

    private static func found<Value>(_ look: () throws -> Value) throws -> Value? {
        do {
            return try look()
        } catch let error as CatalogError where error.kind == .missing {
            return nil
        }
    }
}
