import PortalCatalog

extension Catalog {
    /// Where a file stands in the sequence of migrations; nothing is changed.
    ///
    /// - Parameter busyTimeout: how long to wait for another program's lock on the file.
    /// - Throws: ``CatalogError`` if the file is missing or refused.
    public static func migrationStatus(
        path: String, busyTimeout: Duration = .seconds(5)
    ) throws -> MigrationStatus {
        try translating { try CatalogStore.status(of: path, busyTimeout: busyTimeout.milliseconds) }
    }

    /// Upgrades a private copy of a file, and tells what that did; the file is not changed.
    ///
    /// ```swift
    /// let trial = try Catalog.tryMigrations(path: "portal.db")
    /// print(trial.steps.map(\.migration), trial.newVersion)
    /// ```
    ///
    /// - Parameter busyTimeout: how long to wait for another program's lock on the file.
    /// - Throws: ``CatalogError``, the same as the upgrade would, also if the file cannot be written.
    public static func tryMigrations(path: String, busyTimeout: Duration = .seconds(5)) throws -> MigrationTrial {
        try translating { try CatalogStore.tryMigrations(of: path, busyTimeout: busyTimeout.milliseconds) }
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
