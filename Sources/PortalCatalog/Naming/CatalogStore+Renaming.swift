import PortalModel
import PortalMotion
import PortalSQLite

/// Another name for something, with all that refers to it. Recordings keep their results, which depend on no such name;
/// what they say they depended on is told by the new one.
extension CatalogStore {
    package func rename(_ preset: Preset.ID, to name: Preset.ID) throws {
        try renaming {
            try database.run("UPDATE preset SET name = ?2 WHERE name = ?1", preset, name)
            try database.run("UPDATE preset_tag SET preset = ?2 WHERE preset = ?1", preset, name)
            try database.run("UPDATE preset_modifier SET preset = ?2 WHERE preset = ?1", preset, name)
            try database.run("UPDATE preset SET base_preset = ?2 WHERE base_preset = ?1", preset, name)
            let (old, new) = (AnimationExpression(preset: preset.rawValue), AnimationExpression(preset: name.rawValue))
            for statement in PresetRewriting.statements {
                try database.run(statement, old.description, new.description, "{\(preset)}", "{\(name)}")
            }
            try renameInputs(mentioning: preset.rawValue) { inputs in
                inputs.renaming(.preset, preset.rawValue, to: name.rawValue)
                    .rewriting(preset.rawValue, to: name.rawValue)
            }
        }
    }

    package func rename(_ settings: PopupSettings.ID, to name: PopupSettings.ID) throws {
        try renaming {
            try database.run("UPDATE popup_settings SET name = ?2 WHERE name = ?1", settings, name)
            try database.run("UPDATE popup SET settings = ?2 WHERE settings = ?1", settings, name)
            try renameInputs(mentioning: settings.rawValue) { inputs in
                inputs.renaming(.popupSettings, settings.rawValue, to: name.rawValue)
                    .rewriting(settings: settings.rawValue, to: name.rawValue)
            }
        }
    }

    package func rename(_ scene: Scene.ID, to name: Scene.ID) throws {
        try renaming {
            try renameInputs(mentioning: scene.rawValue) { inputs in
                inputs.renaming(.scene, scene.rawValue, to: name.rawValue)
            }
            try database.run("UPDATE scene SET name = ?2 WHERE name = ?1", scene, name)
        }
    }

    /// A name and the rows that refer to it cannot change in one statement: the check waits for the end.
    private func renaming(_ body: () throws -> Void) throws {
        try transaction {
            try database.run("PRAGMA defer_foreign_keys = ON")
            try body()
        }
    }
}

/// Writes a preset's new name into every animation that starts from it: the preset as it is, or `{name}` with modifiers.
private enum PresetRewriting {
    /// `?1` is how the preset as it is was spelt and `?2` how it will be; `?3` and `?4` are the names in braces.
    static let statements: [StaticString] = [
        """
        UPDATE preset SET animation = iif(animation = ?1, ?2, ?4 || substr(animation, length(?3) + 1))
        WHERE animation = ?1 OR substr(animation, 1, length(?3)) = ?3
        """,
        """
        UPDATE popup_settings SET present = iif(present = ?1, ?2, ?4 || substr(present, length(?3) + 1))
        WHERE present = ?1 OR substr(present, 1, length(?3)) = ?3
        """,
        """
        UPDATE popup_settings SET dismiss = iif(dismiss = ?1, ?2, ?4 || substr(dismiss, length(?3) + 1))
        WHERE dismiss = ?1 OR substr(dismiss, 1, length(?3)) = ?3
        """,
        """
        UPDATE context SET animation = iif(animation = ?1, ?2, ?4 || substr(animation, length(?3) + 1))
        WHERE animation = ?1 OR substr(animation, 1, length(?3)) = ?3
        """,
        """
        UPDATE transition SET animation = iif(animation = ?1, ?2, ?4 || substr(animation, length(?3) + 1))
        WHERE animation = ?1 OR substr(animation, 1, length(?3)) = ?3
        """,
        """
        UPDATE transition SET reverse_animation =
            iif(reverse_animation = ?1, ?2, ?4 || substr(reverse_animation, length(?3) + 1))
        WHERE reverse_animation = ?1 OR substr(reverse_animation, 1, length(?3)) = ?3
        """,
        """
        UPDATE layer_effect_step SET animation = iif(animation = ?1, ?2, ?4 || substr(animation, length(?3) + 1))
        WHERE animation = ?1 OR substr(animation, 1, length(?3)) = ?3
        """,
        """
        UPDATE popup SET present = iif(present = ?1, ?2, ?4 || substr(present, length(?3) + 1))
        WHERE present = ?1 OR substr(present, 1, length(?3)) = ?3
        """,
        """
        UPDATE popup SET dismiss = iif(dismiss = ?1, ?2, ?4 || substr(dismiss, length(?3) + 1))
        WHERE dismiss = ?1 OR substr(dismiss, 1, length(?3)) = ?3
        """,
    ]
}
