import PortalCatalog

extension Catalog {
    /// Where a file stands in the sequence of migrations; nothing is changed.
    ///
    /// - Throws: ``CatalogError`` if the file is missing or refused.
    public static func migrationStatus(path: String) throws -> MigrationStatus {
        try translating { try CatalogStore.status(of: path) }
    }
}
