import PortalCatalog

extension ForeignFile {
    /// Opens a file that is there, or says what was to be there.
    ///
    /// - Parameter role: as `library`.
    static func open(_ path: String, as role: String, catalog: String) throws -> ForeignFile {
        do {
            return try ForeignFile(path: path, catalog: catalog)
        } catch let error as CatalogFileError where error.reason == .missing {
            throw CatalogError(kind: .missing, "there is no \(role) '\(path)'")
        }
    }
}
