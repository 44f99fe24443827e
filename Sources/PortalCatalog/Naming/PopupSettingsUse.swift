import PortalModel
import PortalSQLite

/// A pop-up that names settings.
package struct PopupSettingsUse: Hashable {
    package var settings: PopupSettings.ID
    package var scene: Scene.ID
    /// Below the scene, as `popups[2].settings`.
    package var path: JSONPath
}

extension CatalogStore {
    /// Hands on every pop-up that names settings, in one statement.
    package func forEachPopupSettingsUse(_ body: (PopupSettingsUse) throws -> Void) throws {
        try database.forEachRow(
            of: PopupSettingsUse.self,
            """
            SELECT popup.settings AS settings, scene.name AS scene, popup.position AS position
            FROM popup JOIN scene ON scene.id = popup.scene
            WHERE popup.settings IS NOT NULL ORDER BY scene.name, popup.position
            """, body: body)
    }
}

extension PopupSettingsUse: RowDecodable {
    package static var columns: [String] { ["settings", "scene", "position"] }

    package init(row: inout Row) throws(SQLiteError) {
        settings = try row.next()
        scene = try row.next()
        path = JSONPath()["popups"][try row.next(Int.self)]["settings"]
    }
}
