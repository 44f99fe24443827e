import PortalModel
import PortalSQLite

/// The table `scene`.
enum SceneTable {
    /// - Returns: The scene's row id.
    static func insert(_ scene: Scene, into database: Connection) throws(SQLiteError) -> Int {
        try database.insertRow(
            """
            INSERT INTO scene (name, title, canvas_width, canvas_height, hides_status_bar, extensions)
            VALUES (?, ?, ?, ?, ?, ?)
            """
        ) { row in
            row.add(scene.name)
            row.add(scene.title)
            row.add(scene.canvas.width)
            row.add(scene.canvas.height)
            row.add(scene.hidesStatusBar)
            row.add(scene.extensions)
        }
    }

    static func update(_ scene: Scene, id: Int, in database: Connection) throws(SQLiteError) {
        try database.run(
            """
            UPDATE scene SET title = ?, canvas_width = ?, canvas_height = ?, hides_status_bar = ?, extensions = ?
            WHERE id = ?
            """,
            scene.title, scene.canvas.width, scene.canvas.height, scene.hidesStatusBar, scene.extensions, id)
    }

    static func id(of name: Scene.ID, in database: Connection) throws(SQLiteError) -> Int? {
        try database.value("SELECT id FROM scene WHERE name = ?", name)
    }

    static func row(of name: Scene.ID, in database: Connection) throws(SQLiteError) -> SceneRow? {
        try database.row(
            """
            SELECT id, name, title, canvas_width, canvas_height, hides_status_bar, extensions
            FROM scene WHERE name = ?
            """, name)
    }

    /// Scenes by name, after one of them.
    static func page(after name: Scene.ID?, limit: Int, in database: Connection) throws(SQLiteError) -> [SceneRow] {
        try database.rows(
            """
            SELECT id, name, title, canvas_width, canvas_height, hides_status_bar, extensions
            FROM scene WHERE name > ? ORDER BY name LIMIT ?
            """, name?.rawValue ?? "", limit)
    }
}

/// A scene without its children.
struct SceneRow: RowDecodable {
    static var columns: [String] {
        ["id", "name", "title", "canvas_width", "canvas_height", "hides_status_bar", "extensions"]
    }

    let id: Int
    let scene: Scene

    init(row: inout Row) throws(SQLiteError) {
        id = try row.next()
        scene = Scene(
            name: try row.next(), title: try row.next(), canvas: Size(width: try row.next(), height: try row.next()),
            hidesStatusBar: try row.next(), extensions: try row.next())
    }
}
