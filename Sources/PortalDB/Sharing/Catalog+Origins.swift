import PortalCatalog
import PortalModel

/// Which library something came from, and whether it is still as it came.
public struct Origin: Hashable, Sendable {
    public var library: Library
    /// What it is called there.
    public var theirName: String
    /// When it was taken last: UTC, as `2026-11-30T08:13:00Z`.
    public var importedAt: String
    /// Whether it was edited here since. Another name is no edit.
    public var isEdited: Bool
}

extension Catalog {
    /// The libraries of which something was imported, by name.
    ///
    /// - Parameters:
    ///   - name: only those after this one.
    ///   - limit: at most so many; fewer than 0: all.
    ///   - pattern: a glob for the names.
    /// - Throws: ``CatalogError``.
    public func libraries(
        after name: String? = nil, limit: Int = .max, matching pattern: String? = nil
    ) throws -> [ImportedLibrary] {
        let glob = Glob(pattern.map(NameRules.normalized) ?? "*")
        let wanted = try translating { try store.libraries() }.filter { imported in
            let own = imported.library.name
            return glob.matches(own) && name.map { own > $0 } ?? true
        }
        return Array(wanted.prefix(limit < 0 ? .max : limit))
    }

    /// The library of a name or an id, as one of which something was imported.
    ///
    /// - Throws: ``CatalogError`` if there is none, with the nearest name.
    public func library(_ nameOrID: String) throws -> Library {
        try translating {
            let libraries = try store.libraries().map(\.library)
            let text = NameRules.normalized(nameOrID)
            if let library = libraries.first(where: { $0.name == text || $0.id.rawValue == text.lowercased() }) {
                return library
            }
            throw CatalogError.unknown("library", nameOrID, among: libraries.map(\.name))
        }
    }

    /// Where a preset came from; `nil` if it was not imported from a library.
    ///
    /// - Throws: ``CatalogError``.
    public func origin(of preset: Preset) throws -> Origin? { try origin(ofElement: preset) }

    /// Where pop-up settings came from; `nil` if they were not imported from a library.
    ///
    /// - Throws: ``CatalogError``.
    public func origin(of settings: PopupSettings) throws -> Origin? { try origin(ofElement: settings) }

    /// Where a scene came from; `nil` if it was not imported from a library.
    ///
    /// - Throws: ``CatalogError``.
    public func origin(of scene: Scene) throws -> Origin? { try origin(ofElement: scene) }

    private func origin<Element: SharedElement>(ofElement element: Element) throws -> Origin? {
        try translating {
            guard let provenance = try store.provenance(of: Element.kind, element.sharedName),
                let library = try store.libraries().map(\.library).first(where: { $0.id == provenance.library })
            else { return nil }
            let origins = try LibraryOrigins(of: library, in: store)
            return Origin(
                library: library, theirName: provenance.theirName, importedAt: provenance.importedAt,
                isEdited: try origins.digest(of: element, knownAs: provenance) != provenance.ourDigest)
        }
    }
}
