import PortalDB

/// The libraries of which something was imported.
struct ImportedLibraryList: PagedList {
    var catalog: Catalog

    static let columns = [
        Listing.Column("name", title: "library"), Listing.Column("id"),
        Listing.Column("importedAt", title: "imported at"),
    ]

    func page(after name: String?, limit: Int, matching pattern: String?) throws -> [ImportedLibrary] {
        try catalog.libraries(after: name, limit: limit, matching: pattern)
    }

    func key(of imported: ImportedLibrary) -> String { imported.library.name }

    func row(of imported: ImportedLibrary) -> [Listing.Cell] {
        [.text(imported.library.name), .text(imported.library.id.rawValue), .time(imported.importedAt)]
    }

    func spelling(of name: String) -> String { name }
    func key(spelt text: String) -> String { NameRules.normalized(text) }
}
