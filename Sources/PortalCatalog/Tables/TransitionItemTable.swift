import PortalModel
import PortalSQLite

/// The table `transition_item`.
enum TransitionItemTable {
    static func insert(of transition: Transition, scene: Int, into database: Connection) throws(SQLiteError) {
        guard case .item(let portals) = transition.subject else { return }
        for (position, portal) in portals.enumerated() {
            try database.insert(
                """
                INSERT OR FAIL INTO transition_item (scene, transition, position, namespace, portal)
                VALUES (?, ?, ?, ?, ?)
                """, scene, transition.name, position, transition.namespace, portal)
        }
    }

    static func items(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [Transition.ID: [Portal.Key]] {
        let rows: [TransitionItemRow] = try scenes.rows(
            """
            SELECT scene, transition, namespace, portal
            FROM transition_item WHERE scene BETWEEN ? AND ? ORDER BY scene, transition, position
            """, of: scene)
        return rows.reduce(into: [:]) { $0[$1.transition, default: []].append($1.portal) }
    }
}

private struct TransitionItemRow: RowDecodable {
    static var columns: [String] { ["transition", "namespace", "portal"] }

    let transition: Transition.ID
    let portal: Portal.Key

    init(row: inout Row) throws(SQLiteError) {
        transition = try row.next()
        portal = Portal.Key(namespace: try row.next(), id: try row.next())
    }
}
