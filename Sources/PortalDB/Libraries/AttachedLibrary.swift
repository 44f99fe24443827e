import PortalCatalog
import PortalModel

/// A file whose presets and settings a catalog uses without importing them.
public struct LibraryFile: Hashable, Sendable {
    public var path: String
    /// What its export called it; `nil` for a catalog that nobody exported.
    public var library: Library?
}

/// Where a name was found.
public enum NameOrigin: Hashable, Sendable {
    case catalog
    case library(LibraryFile)
}

/// An open library: for one thread at a time, as its catalog.
final class AttachedLibrary {
    let file: LibraryFile
    let store: CatalogStore

    init(path: String) throws {
        store = try CatalogStore(file: path, mode: .readOnly)
        file = LibraryFile(path: path, library: try store.identity())
    }
}
