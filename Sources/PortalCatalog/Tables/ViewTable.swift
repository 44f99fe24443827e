import PortalModel
import PortalSQLite

/// The table `view`.
enum ViewTable {
    static func insert(_ views: [SceneView], scene: Int, into database: Connection) throws(SQLiteError) {
        try database.insert(
            """
            INSERT OR FAIL INTO view
                (scene, id, position, context, x, y, width, height, fill, corner_radius, label, opacity, z)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, rowCount: views.count
        ) { position, row in
            let view = views[position]
            row.add(scene)
            row.add(view.id)
            row.add(position)
            row.add(view.context)
            row.add(view.frame)
            row.add(WordList(nonEmpty: view.fill))
            row.add(view.cornerRadius)
            row.add(view.label)
            row.add(view.opacity)
            row.add(view.z)
        }
    }

    static func views(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [SceneView] {
        try scenes.list(
            """
            SELECT scene, position, id, context, x, y, width, height, fill, corner_radius, label, opacity, z
            FROM view WHERE scene BETWEEN ? AND ? ORDER BY scene, id
            """, of: scene)
    }
}

extension SceneView: RowDecodable {
    package static var columns: [String] {
        ["id", "context", "x", "y", "width", "height", "fill", "corner_radius", "label", "opacity", "z"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            id: try row.next(), context: try row.next(), frame: try row.rectangle(),
            fill: try row.next(WordList<HexColor>?.self)?.words ?? [], cornerRadius: try row.next(),
            label: try row.next(), opacity: try row.next(), z: try row.next())
    }
}
