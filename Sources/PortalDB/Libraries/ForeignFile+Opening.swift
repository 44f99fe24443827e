import PortalCatalog
import PortalSystem

extension ForeignFile {
    /// Opens a file, or says what was to be there.
    ///
    /// - Parameter role: as `library`.
    static func open(_ path: String, as role: String, catalog: String) throws -> ForeignFile {
        guard Durability.exists(path) else { throw CatalogError(kind: .missing, "there is no \(role) '\(path)'") }
        return try ForeignFile(path: path, catalog: catalog)
    }
}
