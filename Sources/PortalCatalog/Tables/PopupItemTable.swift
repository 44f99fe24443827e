import PortalModel
import PortalSQLite

/// The table `popup_item`.
enum PopupItemTable {
    static func insert(of popup: Popup, scene: Int, into database: Connection) throws(SQLiteError) {
        guard case .items(let views) = popup.content else { return }
        for (position, view) in views.enumerated() {
            try database.insert(
                "INSERT OR FAIL INTO popup_item (scene, popup, position, view) VALUES (?, ?, ?, ?)",
                scene, popup.id, position, view)
        }
    }

    static func items(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [Popup.ID: [SceneView.ID]] {
        let rows: [PopupItemRow] = try scenes.rows(
            "SELECT scene, popup, view FROM popup_item WHERE scene BETWEEN ? AND ? ORDER BY scene, popup, position",
            of: scene)
        return rows.reduce(into: [:]) { $0[$1.popup, default: []].append($1.view) }
    }
}

private struct PopupItemRow: RowDecodable {
    static var columns: [String] { ["popup", "view"] }

    let popup: Popup.ID
    let view: SceneView.ID

    init(row: inout Row) throws(SQLiteError) {
        popup = try row.next()
        view = try row.next()
    }
}
