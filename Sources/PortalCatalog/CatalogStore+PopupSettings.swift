import PortalModel

extension CatalogStore {
    package func popupSettings(_ name: PopupSettings.ID) throws -> PopupSettings? {
        try PopupSettingsTable.settings(name, in: database)
    }

    /// Adds settings whose name is not taken.
    package func insert(_ settings: PopupSettings) throws {
        try transaction { try PopupSettingsTable.insert(settings, into: database) }
    }

    /// Adds settings, or puts them in the place of those with their name.
    package func put(_ settings: PopupSettings) throws {
        try transaction {
            if try PopupSettingsTable.settings(settings.name, in: database) == nil {
                try PopupSettingsTable.insert(settings, into: database)
            } else {
                try PopupSettingsTable.update(settings, in: database)
            }
        }
    }

    /// Removes settings that no pop-up uses.
    ///
    /// - Returns: Whether there were any.
    /// - Throws: ``NameInUseError`` if a pop-up uses them.
    @discardableResult
    package func deletePopupSettings(_ name: PopupSettings.ID) throws -> Bool {
        try transaction {
            let user: PopupSettingsUse? = try database.row(
                """
                SELECT popup.settings AS settings, scene.name AS scene, popup.position AS position
                FROM popup JOIN scene ON scene.id = popup.scene
                WHERE popup.settings = ? ORDER BY scene.name, popup.position LIMIT 1
                """, name)
            if let user {
                throw NameInUseError(thing: "pop-up settings '\(name)'", user: "scene '\(user.scene)', \(user.path)")
            }
            try database.run("DELETE FROM popup_settings WHERE name = ?", name)
            return database.changedRowCount > 0
        }
    }

    /// How many pop-ups name settings, be these in the catalog or in a library.
    package func useCount(of name: PopupSettings.ID) throws -> Int {
        try database.value("SELECT count(*) FROM popup WHERE settings = ?", name) ?? 0
    }

    /// A page of settings by name, each with the number of its uses, in one statement.
    package func popupSettings(
        after name: PopupSettings.ID? = nil, limit: Int, matching pattern: String? = nil,
        from library: Library.ID? = nil
    ) throws -> [PopupSettingsSummary] {
        try PopupSettingsTable.page(after: name, limit: limit, matching: pattern, from: library, in: database)
    }
}
