import PortalModel
import PortalSQLite

/// The name of something of a scene that can be played.
package struct PlayName: Hashable {
    /// The kind of thing, a table's name.
    package var kind: String
    package var name: String
}

extension PlayName: RowDecodable {
    package static var columns: [String] { ["kind", "name"] }

    package init(row: inout Row) throws(SQLiteError) {
        kind = try row.next()
        name = try row.next()
    }
}

extension CatalogStore {
    /// What of a scene can be played, in the order of the document, in one statement: its other rows are not read.
    package func playNames(of scene: Scene.ID) throws -> [PlayName] {
        try database.rows(
            """
            SELECT kind, name FROM (
                SELECT 1 AS rank, 'transition' AS kind, position, name FROM transition
                WHERE scene = (SELECT id FROM scene WHERE name = ?1)
                UNION ALL SELECT 2, 'popup', position, id FROM popup
                WHERE scene = (SELECT id FROM scene WHERE name = ?1)
                UNION ALL SELECT 3, 'delayed', position, name FROM delayed
                WHERE scene = (SELECT id FROM scene WHERE name = ?1)
                UNION ALL SELECT 4, 'header', position, id FROM header
                WHERE scene = (SELECT id FROM scene WHERE name = ?1)
                UNION ALL SELECT 5, 'script', position, name FROM script
                WHERE scene = (SELECT id FROM scene WHERE name = ?1))
            ORDER BY rank, position
            """, scene)
    }
}
