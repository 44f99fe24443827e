import PortalCatalog
import PortalSQLite

extension Migration {
    /// The next migration after those that have landed, of the next minor version: what tests of upgrades need more.
    static func next(_ sql: String) -> Migration { later(1, "next", sql) }

    static func afterNext(_ sql: String) -> Migration { later(2, "after_next", sql) }

    private static func later(_ distance: Int, _ name: String, _ sql: String) -> Migration {
        let number = landed.count + distance
        return Migration(
            number: number, name: "000\(number)_\(name)", schemaVersion: newestVersion + distance, sql: Array(sql.utf8))
    }

    static let newestVersion = landed.last?.schemaVersion ?? 0

    /// `popup_settings` with one more column, by the documented steps: create new, copy, drop old, rename.
    static let rebuiltSettings = next(
        """
        CREATE TABLE new_popup_settings (
            name TEXT NOT NULL PRIMARY KEY,
            background_material TEXT,
            present TEXT,
            dismiss TEXT,
            dismiss_on_background_tap INTEGER,
            extensions TEXT,
            author TEXT
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_popup_settings (name, background_material, present, dismiss, dismiss_on_background_tap, extensions)
            SELECT name, background_material, present, dismiss, dismiss_on_background_tap, extensions
            FROM popup_settings;
        DROP TABLE popup_settings;
        ALTER TABLE new_popup_settings RENAME TO popup_settings;
        """)
}

/// All rows of the tables named, as text, for comparison.
func rows(of database: Connection) throws -> [String] {
    try database.rows(
        of: SingleColumn<String>.self,
        """
        SELECT 'preset ' || name || ' ' || animation || ' ' || coalesce(summary, '-') FROM preset
        UNION ALL SELECT 'tag ' || preset || ' ' || position || ' ' || tag FROM preset_tag
        UNION ALL SELECT 'settings ' || name || ' ' || coalesce(present, '-') FROM popup_settings
        UNION ALL SELECT 'scene ' || id || ' ' || name FROM scene
        UNION ALL SELECT 'view ' || scene || ' ' || id FROM view
        UNION ALL SELECT 'popup ' || scene || ' ' || id || ' ' || coalesce(settings, '-') FROM popup
        UNION ALL SELECT 'step ' || scene || ' ' || script || ' ' || position || ' ' || action FROM script_step
        """
    ).map(\.value)
}
