import PortalCatalog
import PortalModel

/// What the things of a catalog name: of scenes the presets and settings, of settings and presets the presets.
struct Needs {
    typealias Thing = AnimationUse.Owner

    private let catalog: Catalog
    private var own: [Thing: Set<Thing>] = [:]

    /// Reads those of the catalog itself, in two statements.
    init(of catalog: Catalog) throws {
        self.catalog = catalog
        var needs: [Thing: Set<Thing>] = [:]
        try catalog.store.forEachAnimationUse { use in
            if let preset = use.animation.preset { needs[use.owner, default: []].insert(.preset(preset)) }
        }
        try catalog.store.forEachPopupSettingsUse { use in
            needs[.scene(use.scene), default: []].insert(.popupSettings(use.settings))
        }
        own = needs
    }

    /// What of the catalog itself names any of these presets and settings.
    func users(of names: Set<ElementKey>) -> Set<ElementKey> {
        Set(own.filter { _, needs in needs.contains { names.contains($0.key) } }.keys.map(\.key))
    }

    /// What a thing names; of one that is a library's, what its library says.
    func needs(of thing: Thing) throws -> Set<Thing> {
        if let known = own[thing] { return known }
        let texts: [AnimationText?] =
            switch try catalog.element(of: thing) {
            case .preset(let preset): [preset.animation]
            case .popupSettings(let settings): [settings.style.present, settings.style.dismiss]
            case .scene, .extensions, nil: []
            }
        return Set(texts.compactMap { $0?.preset }.map { .preset($0) })
    }
}

extension AnimationUse.Owner {
    fileprivate var key: ElementKey {
        switch self {
        case .preset(let name): ElementKey(kind: .preset, sharedName: name.rawValue)
        case .popupSettings(let name): ElementKey(kind: .popupSettings, sharedName: name.rawValue)
        case .scene(let name): ElementKey(kind: .scene, sharedName: name.rawValue)
        }
    }
}
