import PortalCatalog
import PortalModel

extension Catalog {
    /// The files in which presets and settings are looked up that the catalog does not have, in this order.
    public var libraryFiles: [LibraryFile] { libraries.map(\.file) }

    var names: NameLookup { NameLookup(store: store, libraries: libraries) }

    /// The preset of a name, and where it was found.
    ///
    /// - Throws: ``CatalogError`` if there is none of that name in the catalog and its libraries, with the nearest name.
    public func foundPreset(_ name: Preset.ID) throws -> Found<Preset> {
        try translating {
            if let found = try names.preset(name) { return found }
            throw CatalogError.unknown(
                "preset", name.rawValue, among: try allStores.flatMap { try $0.presets(limit: Self.comparedNames) }
                    .map(\.name.rawValue))
        }
    }

    /// The pop-up settings of a name, and where they were found.
    ///
    /// - Throws: ``CatalogError`` if there are none of that name in the catalog and its libraries, with the nearest name.
    public func foundPopupSettings(_ name: PopupSettings.ID) throws -> Found<PopupSettings> {
        try translating {
            if let found = try names.popupSettings(name) { return found }
            throw CatalogError.unknown(
                "pop-up settings", name.rawValue,
                among: try allStores.flatMap { try $0.popupSettings(limit: Self.comparedNames) }
                    .map(\.settings.name.rawValue))
        }
    }

    /// A page of the presets that a name can mean, by name, in one statement for the catalog and each library.
    ///
    /// - Parameters:
    ///   - pattern: a glob for the names.
    /// - Throws: ``CatalogError``.
    public func foundPresets(
        after name: Preset.ID? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [Found<Preset>] {
        try merged(limit: limit, key: \.name) {
            try $0.presets(after: name, limit: limit, matching: pattern.map(NameRules.normalized))
        }
    }

    /// A page of the pop-up settings that a name can mean, by name, in one statement for the catalog and each library.
    ///
    /// - Parameters:
    ///   - pattern: a glob for the names.
    /// - Throws: ``CatalogError``.
    public func foundPopupSettings(
        after name: PopupSettings.ID? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [Found<PopupSettingsSummary>] {
        try merged(limit: limit, key: \.settings.name) {
            try $0.popupSettings(after: name, limit: limit, matching: pattern.map(NameRules.normalized))
        }
    }

    /// What a name of a kind means, libraries included; `nil` if nothing.
    func element(of thing: AnimationUse.Owner) throws -> CatalogElement? {
        switch thing {
        case .preset(let name): try names.preset(name).map { .preset($0.value) }
        case .popupSettings(let name): try names.popupSettings(name).map { .popupSettings($0.value) }
        case .scene(let name): try store.scene(name).map { .scene($0) }
        }
    }

    private var allStores: [CatalogStore] { [store] + libraries.map(\.store) }

    /// The first `limit` of the pages of all stores; of two things with one name, the one that the name means.
    private func merged<Value, Owner>(
        limit: Int, key: KeyPath<Value, Name<Owner>>, _ page: (CatalogStore) throws -> [Value]
    ) throws -> [Found<Value>] {
        try translating {
            var found: [Name<Owner>: Found<Value>] = [:]
            let origins = [NameOrigin.catalog] + libraries.map { .library($0.file) }
            for (store, origin) in zip(allStores, origins) {
                for value in try page(store) where found[value[keyPath: key]] == nil {
                    found[value[keyPath: key]] = Found(value: value, origin: origin)
                }
            }
            return found.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
        }
    }
}
