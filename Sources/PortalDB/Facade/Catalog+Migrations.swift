import PortalCatalog

extension Catalog {
    /// Where a file stands in the sequence of migrations; nothing is changed.
    ///
    /// - Throws: ``CatalogError`` if the file is missing or refused.
    public static func migrationStatus(path: String) throws -> MigrationStatus {
        try translating { try CatalogStore.status(of: path) }
    }

    /// Writes the columns anew of presets where they are not what the text says, because another program changed one
    /// of them. The text counts.
    ///
    /// - Returns: How many presets there were.
    /// - Throws: ``CatalogError`` if the catalog cannot be written.
    @discardableResult
    public func alignPresetColumns() throws -> Int {
        try translating { try store.alignPresetColumns() }
    }
}
