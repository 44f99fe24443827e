import PortalModel
import PortalSQLite

/// The table `popup_settings`.
enum PopupSettingsTable {
    static func insert(_ settings: PopupSettings, into database: Connection) throws(SQLiteError) {
        try database.run(
            """
            INSERT INTO popup_settings
                (name, background_material, present, dismiss, dismiss_on_background_tap, extensions)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            settings.name, settings.style.backgroundMaterial, settings.style.present, settings.style.dismiss,
            settings.style.dismissOnBackgroundTap, settings.style.extensions)
    }

    static func update(_ settings: PopupSettings, in database: Connection) throws(SQLiteError) {
        try database.run(
            """
            UPDATE popup_settings SET background_material = ?, present = ?, dismiss = ?,
                dismiss_on_background_tap = ?, extensions = ?
            WHERE name = ?
            """,
            settings.style.backgroundMaterial, settings.style.present, settings.style.dismiss,
            settings.style.dismissOnBackgroundTap, settings.style.extensions, settings.name)
    }

    static func settings(
        _ name: PopupSettings.ID, in database: Connection
    ) throws(SQLiteError) -> PopupSettings? {
        try database.row(
            """
            SELECT name, background_material, present, dismiss, dismiss_on_background_tap, extensions
            FROM popup_settings WHERE name = ?
            """, name)
    }

    static func page(
        after name: PopupSettings.ID?, limit: Int, matching pattern: String?, from library: Library.ID?,
        in database: Connection
    ) throws(SQLiteError) -> [PopupSettingsSummary] {
        let span = NameSpan(after: name?.rawValue, matching: pattern)
        return try database.rows(
            """
            SELECT name, background_material, present, dismiss, dismiss_on_background_tap, extensions,
                (SELECT count(*) FROM popup WHERE popup.settings = popup_settings.name) AS use_count
            FROM popup_settings
            WHERE name >= ?1 AND name < ?5 AND (?2 IS NULL OR name GLOB ?2) AND (?4 IS NULL
                OR name IN (SELECT popup_settings FROM provenance WHERE library = ?4 AND kind = 'popupSettings'))
            ORDER BY name LIMIT ?3
            """, span.start, pattern, limit, library, span.end)
    }
}

extension PopupSettings: RowDecodable {
    package static var columns: [String] {
        ["name", "background_material", "present", "dismiss", "dismiss_on_background_tap", "extensions"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(name: try row.next(), style: try PopupStyle(row: &row))
    }
}

extension PopupStyle: RowDecodable {
    package static var columns: [String] {
        ["background_material", "present", "dismiss", "dismiss_on_background_tap", "extensions"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            backgroundMaterial: try row.next(), present: try row.next(), dismiss: try row.next(),
            dismissOnBackgroundTap: try row.next(), extensions: try row.next())
    }
}

/// Pop-up settings as a list shows them.
public struct PopupSettingsSummary: Hashable, Sendable {
    public var settings: PopupSettings
    /// How many pop-ups of all scenes use them by name.
    public var useCount: Int
}

extension PopupSettingsSummary: RowDecodable {
    package static var columns: [String] { PopupSettings.columns + ["use_count"] }

    package init(row: inout Row) throws(SQLiteError) {
        settings = try PopupSettings(row: &row)
        useCount = try row.next()
    }
}
