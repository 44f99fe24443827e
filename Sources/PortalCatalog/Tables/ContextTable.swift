import PortalModel
import PortalSQLite

/// The table `context`.
enum ContextTable {
    static func insert(
        _ contexts: [PresentationContext], scene: Int, into database: Connection
    ) throws(SQLiteError) {
        try database.insert(
            """
            INSERT OR FAIL INTO context (scene, name, position, presentation, parent, animation, offset_x, offset_y)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, rowCount: contexts.count
        ) { position, row in
            let context = contexts[position]
            row.add(scene)
            row.add(context.name)
            row.add(position)
            row.add(context.presentation)
            row.add(context.parent)
            row.add(context.animation)
            row.add(context.offset)
        }
    }

    static func contexts(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [PresentationContext] {
        try scenes.list(
            """
            SELECT scene, position, name, presentation, parent, animation, offset_x, offset_y
            FROM context WHERE scene BETWEEN ? AND ? ORDER BY scene, name
            """, of: scene)
    }
}

extension PresentationContext: RowDecodable {
    package static var columns: [String] {
        ["name", "presentation", "parent", "animation", "offset_x", "offset_y"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            name: try row.next(), presentation: try row.next(), parent: try row.next(), animation: try row.next(),
            offset: try row.optionalPoint())
    }
}
