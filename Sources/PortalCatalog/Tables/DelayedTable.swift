import PortalModel
import PortalSQLite

/// The table `delayed`, and with it `delayed_view`.
enum DelayedTable {
    static func insert(
        _ containers: [DelayedContainer], scene: Int, into database: Connection
    ) throws(SQLiteError) {
        for (position, container) in containers.enumerated() {
            try database.insert(
                """
                INSERT OR FAIL INTO delayed (scene, name, position, animation_duration, delay, start_offset, orientation)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                scene, container.name, position, container.animationDuration, container.delay, container.offset,
                container.orientation)
            try DelayedViewTable.insert(of: container, scene: scene, into: database)
        }
    }

    static func containers(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [DelayedContainer] {
        var containers: [DelayedContainer] = try scenes.list(
            """
            SELECT scene, position, name, animation_duration, delay, start_offset, orientation
            FROM delayed WHERE scene BETWEEN ? AND ? ORDER BY scene, name
            """, of: scene)
        let members = try DelayedViewTable.members(ofScene: scene, in: scenes)
        for index in containers.indices { containers[index].views = members[containers[index].name] ?? [] }
        return containers
    }
}

/// Without the views.
extension DelayedContainer: RowDecodable {
    package static var columns: [String] {
        ["name", "animation_duration", "delay", "start_offset", "orientation"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            name: try row.next(), animationDuration: try row.next(), delay: try row.next(), offset: try row.next(),
            orientation: try row.next())
    }
}
