import PortalModel
import PortalSQLite

/// The table `delayed_view`.
enum DelayedViewTable {
    static func insert(of container: DelayedContainer, scene: Int, into database: Connection) throws(SQLiteError) {
        try database.insert(
            """
            INSERT OR FAIL INTO delayed_view
                (scene, delayed, position, view, view_index, animation_duration, delay, start_offset, orientation)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, rowCount: container.views.count
        ) { position, row in
            let member = container.views[position]
            row.add(scene)
            row.add(container.name)
            row.add(position)
            row.add(member.view)
            row.add(member.viewIndex)
            row.add(member.animationDuration)
            row.add(member.delay)
            row.add(member.offset)
            row.add(member.orientation)
        }
    }

    static func members(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [DelayedContainer.ID: [DelayedContainer.Member]] {
        let rows: [DelayedViewRow] = try scenes.rows(
            """
            SELECT scene, delayed, view, view_index, animation_duration, delay, start_offset, orientation
            FROM delayed_view WHERE scene BETWEEN ? AND ? ORDER BY scene, delayed, position
            """, of: scene)
        return rows.reduce(into: [:]) { $0[$1.container, default: []].append($1.member) }
    }
}

private struct DelayedViewRow: RowDecodable {
    static var columns: [String] {
        ["delayed", "view", "view_index", "animation_duration", "delay", "start_offset", "orientation"]
    }

    let container: DelayedContainer.ID
    let member: DelayedContainer.Member

    init(row: inout Row) throws(SQLiteError) {
        container = try row.next()
        member = DelayedContainer.Member(
            view: try row.next(), viewIndex: try row.next(), animationDuration: try row.next(),
            delay: try row.next(), offset: try row.next(), orientation: try row.next())
    }
}
