import PortalDB

struct PresetList: PagedList {
    private let catalog: Catalog
    private let library: Library.ID?
    private let lookup: AnimationLookup

    init(catalog: Catalog, library: Library.ID?) {
        self.catalog = catalog
        self.library = library
        lookup = AnimationLookup(in: catalog)
    }

    static let columns = [
        Listing.Column("name", title: "preset"), Listing.Column("animation"),
        Listing.Column("settleTime", title: "settles (s)"), Listing.Column("summary"), Listing.Column("tags"),
    ]

    func page(after key: Preset.ID?, limit: Int, matching pattern: String?) throws -> [Preset] {
        let page = try catalog.presets(after: key, limit: limit, matching: pattern, from: library)
        lookup.learn(page)
        return page
    }

    func key(of preset: Preset) -> Preset.ID { preset.name }

    func row(of preset: Preset) throws -> [Listing.Cell] {
        return [
            .text(preset.name.rawValue), .text(preset.animation.description),
            try settleTime(of: preset).map { .number($0) } ?? .absent, .text(preset.summary),
            preset.tags.isEmpty ? .absent : .texts(preset.tags),
        ]
    }

    /// `nil` also for a preset that means nothing, as without a library that it needs: 'check' says why.
    private func settleTime(of preset: Preset) throws -> Double? {
        do {
            return MeasuredDistance.standard.analysis(of: try lookup.animation(preset.animation)).removed?.time
        } catch is ResolutionError {
            return nil
        }
    }
}
