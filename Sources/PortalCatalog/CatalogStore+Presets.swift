import PortalModel

extension CatalogStore {
    package func preset(_ name: Preset.ID) throws -> Preset? {
        try PresetTable.preset(name, in: database)
    }

    /// Adds a preset, or puts it in the place of the one with its name.
    package func put(_ preset: Preset) throws {
        try transaction { try PresetTable.put(preset, into: database) }
    }

    /// Removes a preset that no other starts from.
    ///
    /// - Returns: Whether there was one.
    /// - Throws: ``NameInUseError`` if another preset starts from it.
    @discardableResult
    package func deletePreset(_ name: Preset.ID) throws -> Bool { try deletePresets([name]) > 0 }

    /// Removes presets from which no other starts that stays.
    ///
    /// - Returns: How many of them there were.
    /// - Throws: ``NameInUseError`` if a preset that stays starts from one of them.
    @discardableResult
    package func deletePresets(_ names: [Preset.ID]) throws -> Int {
        try transaction {
            var count = 0
            for name in names {
                try database.run("DELETE FROM preset WHERE name = ?", name)
                count += database.changedRowCount
            }
            for name in names {
                let user: Preset.ID? = try database.value(
                    "SELECT name FROM preset WHERE base_preset = ? ORDER BY name LIMIT 1", name)
                if let user { throw NameInUseError(thing: "preset '\(name)'", user: "preset '\(user)'") }
            }
            return count
        }
    }

    /// A page of presets by name, in one statement.
    ///
    /// - Parameters:
    ///   - name: the last name of the page before.
    ///   - pattern: a GLOB pattern that the names match, as `hero/*`.
    ///   - library: only what came from it.
    package func presets(
        after name: Preset.ID? = nil, limit: Int, matching pattern: String? = nil, from library: Library.ID? = nil
    ) throws -> [Preset] {
        try PresetTable.page(after: name, limit: limit, matching: pattern, from: library, in: database)
    }
}

extension CatalogStore {
    /// Hands on the presets whose columns are not what their texts say.
    package func forEachPresetDisagreement(_ body: (PresetDisagreement) throws -> Void) throws {
        try PresetTable.forEachDisagreement(in: database, body)
    }

    /// Writes those presets anew: the text counts.
    ///
    /// - Returns: How many there were.
    package func alignPresetColumns() throws -> Int {
        var count = 0
        try forEachPresetDisagreement { _ in count += 1 }
        return count == 0 ? 0 : try transaction { try PresetTable.alignColumns(in: database) }
    }
}
