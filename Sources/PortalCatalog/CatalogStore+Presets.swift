import PortalModel

extension CatalogStore {
    package func preset(_ name: Preset.ID) throws -> Preset? {
        try PresetTable.preset(name, in: database)
    }

    /// Adds a preset whose name is not taken.
    package func insert(_ preset: Preset) throws {
        try transaction { try PresetTable.insert(preset, into: database) }
    }

    /// Adds a preset, or puts it in the place of the one with its name.
    package func put(_ preset: Preset) throws {
        try transaction {
            if try PresetTable.preset(preset.name, in: database) == nil {
                try PresetTable.insert(preset, into: database)
            } else {
                try PresetTable.update(preset, in: database)
            }
        }
    }

    /// - Returns: Whether there was one.
    @discardableResult
    package func deletePreset(_ name: Preset.ID) throws -> Bool {
        try transaction {
            try database.run("DELETE FROM preset WHERE name = ?", name)
            return database.changedRowCount > 0
        }
    }

    /// A page of presets by name, in one statement.
    ///
    /// - Parameters:
    ///   - name: the last name of the page before.
    ///   - pattern: a GLOB pattern that the names match, as `hero/*`.
    package func presets(
        after name: Preset.ID? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [Preset] {
        try PresetTable.page(after: name, limit: limit, matching: pattern, in: database)
    }
}
