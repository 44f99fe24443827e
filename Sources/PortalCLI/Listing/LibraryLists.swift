import PortalDB

/// The presets that a name can mean, with the file that each is from.
struct LibraryPresetList: PagedList {
    private let catalog: Catalog
    private let presets: PresetList

    init(catalog: Catalog) {
        self.catalog = catalog
        presets = PresetList(catalog: catalog, library: nil)
    }

    static let columns = PresetList.columns + [originColumn]

    func page(after key: Preset.ID?, limit: Int, matching pattern: String?) throws -> [Found<Preset>] {
        try catalog.foundPresets(after: key, limit: limit, matching: pattern)
    }

    func key(of found: Found<Preset>) -> Preset.ID { found.value.name }
    func row(of found: Found<Preset>) throws -> [Listing.Cell] {
        try presets.row(of: found.value) + [found.origin.cell]
    }
}

/// The pop-up settings that a name can mean, with the file that each is from.
struct LibraryPopupSettingsList: PagedList {
    var catalog: Catalog

    static let columns = PopupSettingsList.columns + [originColumn]

    func page(
        after key: PopupSettings.ID?, limit: Int, matching pattern: String?
    ) throws -> [Found<PopupSettingsSummary>] {
        try catalog.foundPopupSettings(after: key, limit: limit, matching: pattern)
    }

    func key(of found: Found<PopupSettingsSummary>) -> PopupSettings.ID { found.value.settings.name }

    func row(of found: Found<PopupSettingsSummary>) -> [Listing.Cell] {
        PopupSettingsList(catalog: catalog).row(of: found.value) + [found.origin.cell]
    }
}

private let originColumn = Listing.Column("origin")

extension NameOrigin {
    /// Nothing of what is the catalog's own.
    fileprivate var cell: Listing.Cell { .text(library?.words) }
}

extension LibraryFile {
    /// `acme (team.portaldb)`, or only the file of one that has no name.
    var words: String { library.map { "\($0.name) (\(path))" } ?? path }
}
