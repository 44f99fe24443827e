import PortalModel
import PortalSQLite

/// A scene whose pop-ups name settings.
package struct PopupSettingsUse: Hashable, Sendable {
    package var scene: Scene.ID
    package var settings: PopupSettings.ID
}

extension PopupSettingsUse: RowDecodable {
    package static var columns: [String] { ["scene", "settings"] }

    package init(row: inout Row) throws(SQLiteError) {
        scene = try row.next()
        settings = try row.next()
    }
}

extension CatalogStore {
    /// Hands on which scenes need which settings, each pair once, in one statement.
    package func forEachPopupSettingsUse(_ body: (PopupSettingsUse) throws -> Void) throws {
        try database.forEachRow(
            of: PopupSettingsUse.self,
            """
            SELECT DISTINCT scene.name AS scene, popup.settings AS settings
            FROM popup JOIN scene ON scene.id = popup.scene WHERE popup.settings IS NOT NULL
            """, body: body)
    }
}
