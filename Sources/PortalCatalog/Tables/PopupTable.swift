import PortalModel
import PortalSQLite

/// The table `popup`, and with it `popup_item`.
enum PopupTable {
    static func insert(_ popups: [Popup], scene: Int, into database: Connection) throws(SQLiteError) {
        for (position, popup) in popups.enumerated() {
            var view: SceneView.ID?
            if case .view(let id) = popup.content { view = id }
            let settings = SettingsColumns(popup.settings)
            try database.insert(
                """
                INSERT OR FAIL INTO popup
                    (scene, id, position, view, style, settings, background_material, present, dismiss,
                    dismiss_on_background_tap, extensions)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                scene, popup.id, position, view, settings.kind, settings.name, settings.style.backgroundMaterial,
                settings.style.present, settings.style.dismiss, settings.style.dismissOnBackgroundTap,
                settings.style.extensions)
            try PopupItemTable.insert(of: popup, scene: scene, into: database)
        }
    }

    static func popups(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [Popup] {
        let rows: [PopupRow] = try scenes.list(
            """
            SELECT scene, position, id, view, style, settings, background_material, present, dismiss,
                dismiss_on_background_tap, extensions
            FROM popup WHERE scene BETWEEN ? AND ? ORDER BY scene, id
            """, of: scene)
        let items = try PopupItemTable.items(ofScene: scene, in: scenes)
        return try rows.map { row throws(SQLiteError) in
            let views = items[row.id]
            if row.view != nil, views != nil {
                throw scenes.contradiction("pop-up '\(row.id)' has one view, and views in table 'popup_item'")
            }
            let content: Popup.Content = row.view.map { .view($0) } ?? .items(views ?? [])
            return Popup(id: row.id, content: content, settings: row.settings)
        }
    }
}

private enum StyleKind: String, CaseIterable, TextColumnValue {
    case `default`, named, inline
}

private struct SettingsColumns {
    var kind = StyleKind.default
    var name: PopupSettings.ID?
    var style = PopupStyle()

    init(_ settings: Popup.Settings?) {
        switch settings {
        case nil: break
        case .named(let id): (kind, name) = (.named, id)
        case .inline(let own): (kind, style) = (.inline, own)
        }
    }
}

/// A pop-up without its items.
private struct PopupRow: RowDecodable {
    static var columns: [String] { ["id", "view", "style", "settings"] + PopupStyle.columns }

    let id: Popup.ID
    let view: SceneView.ID?
    let settings: Popup.Settings?

    init(row: inout Row) throws(SQLiteError) {
        id = try row.next()
        view = try row.next()
        let kind: StyleKind = try row.next()
        let name: PopupSettings.ID? = try row.next()
        let style = try PopupStyle(row: &row)
        settings =
            switch kind {
            case .default: nil
            case .named: name.map { .named($0) }
            case .inline: .inline(style)
            }
    }
}
