import PortalCatalog
import PortalModel

extension Catalog {
    /// The files in which presets and settings are looked up that the catalog does not have, in this order.
    public var libraryFiles: [LibraryFile] { attachedLibraries.map(\.file) }

    var names: NameLookup { NameLookup(store: store, libraries: attachedLibraries) }

    /// The preset of a name, and where it was found.
    ///
    /// - Throws: ``CatalogError`` if there is none of that name in the catalog and its libraries, with the nearest name.
    public func foundPreset(_ name: Preset.ID) throws -> Found<Preset> {
        try translating {
            if let found = try names.preset(name) { return found }
            let known = try foundPresets(limit: Self.comparedNames)
            throw CatalogError.unknown("preset", name.rawValue, among: known.map(\.value.name.rawValue))
        }
    }

    /// The pop-up settings of a name, and where they were found.
    ///
    /// - Throws: ``CatalogError`` if there are none of that name in the catalog and its libraries, with the nearest name.
    public func foundPopupSettings(_ name: PopupSettings.ID) throws -> Found<PopupSettings> {
        try translating {
            if let found = try names.popupSettings(name) { return found }
            let known = try foundPopupSettings(limit: Self.comparedNames)
            throw CatalogError.unknown(
                "pop-up settings", name.rawValue, among: known.map(\.value.settings.name.rawValue))
        }
    }

    /// A page of the presets that a name can mean, by name, in one statement for the catalog and each library.
    ///
    /// - Parameter pattern: a glob for the names.
    /// - Throws: ``CatalogError``.
    public func foundPresets(
        after name: Preset.ID? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [Found<Preset>] {
        let pattern = pattern.map(NameRules.normalized)
        return try merged(
            try store.presets(after: name, limit: limit, matching: pattern),
            with: { try $0.presets(after: name, limit: limit, matching: pattern) }, limit: limit, key: \.name)
    }

    /// A page of the pop-up settings that a name can mean, by name, in one statement for the catalog and each library.
    ///
    /// - Parameter pattern: a glob for the names.
    /// - Throws: ``CatalogError``.
    public func foundPopupSettings(
        after name: PopupSettings.ID? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [Found<PopupSettingsSummary>] {
        let pattern = pattern.map(NameRules.normalized)
        let page = try merged(
            try store.popupSettings(after: name, limit: limit, matching: pattern),
            with: { try $0.popupSettings(after: name, limit: limit, matching: pattern) }, limit: limit,
            key: \.settings.name)
        return try page.map { found in
            guard found.origin != .catalog else { return found }
            var found = found
            found.value.useCount = try translating { try store.useCount(of: found.value.settings.name) }
            return found
        }
    }

    /// The library that a preset's name leads to; `nil`: the catalog itself.
    ///
    /// - Throws: ``CatalogError``.
    public func libraryFile(of preset: Preset.ID) throws -> LibraryFile? {
        attachedLibraries.isEmpty ? nil : try foundPreset(preset).origin.library
    }

    /// The library that the name of pop-up settings leads to; `nil`: the catalog itself.
    ///
    /// - Throws: ``CatalogError``.
    public func libraryFile(of settings: PopupSettings.ID) throws -> LibraryFile? {
        attachedLibraries.isEmpty ? nil : try foundPopupSettings(settings).origin.library
    }

    /// What a name of a kind means, libraries included; `nil` if nothing.
    func element(of thing: AnimationUse.Owner) throws -> CatalogElement? {
        switch thing {
        case .preset(let name): try names.preset(name).map { .preset($0.value) }
        case .popupSettings(let name): try names.popupSettings(name).map { .popupSettings($0.value) }
        case .scene(let name): try store.scene(name).map { .scene($0) }
        }
    }

    /// The first `limit` of a page of the catalog and those of its libraries; of two things with one name, the one that
    /// the name means.
    private func merged<Value, Owner>(
        _ own: @autoclosure () throws -> [Value], with page: (AttachedLibrary) throws -> [Value], limit: Int,
        key: KeyPath<Value, Name<Owner>>
    ) throws -> [Found<Value>] {
        try translating {
            let own = try own().map { Found(value: $0, origin: .catalog) }
            guard !attachedLibraries.isEmpty else { return own }
            let others = try attachedLibraries.flatMap { library in
                try page(library).map { Found(value: $0, origin: .library(library.file)) }
            }
            let meant = Dictionary((own + others).map { ($0.value[keyPath: key], $0) }) { first, _ in first }
            return meant.sorted { $0.key < $1.key }.prefix(limit < 0 ? .max : limit).map(\.value)
        }
    }
}
