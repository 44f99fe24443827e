import PortalModel
import PortalSQLite

/// The name of something of a scene that can be played.
package struct PlayName: Hashable {
    package var scene: Scene.ID
    /// The kind of thing, a table's name.
    package var kind: String
    package var name: String
}

extension PlayName: RowDecodable {
    package static var columns: [String] { ["scene", "kind", "name"] }

    package init(row: inout Row) throws(SQLiteError) {
        scene = try row.next()
        kind = try row.next()
        name = try row.next()
    }
}

extension CatalogStore {
    /// What can be played of the scenes from one name to another, by scene and in each in the order of the document, in
    /// one statement: their other rows are not read.
    package func playNames(from first: Scene.ID, through last: Scene.ID) throws -> [PlayName] {
        try database.rows(
            """
            SELECT scene, kind, name FROM (
                SELECT scene.name AS scene, 1 AS rank, 'transition' AS kind, position, transition.name AS name
                FROM scene JOIN transition ON transition.scene = scene.id WHERE scene.name BETWEEN ?1 AND ?2
                UNION ALL SELECT scene.name, 2, 'popup', position, popup.id
                FROM scene JOIN popup ON popup.scene = scene.id WHERE scene.name BETWEEN ?1 AND ?2
                UNION ALL SELECT scene.name, 3, 'delayed', position, delayed.name
                FROM scene JOIN delayed ON delayed.scene = scene.id WHERE scene.name BETWEEN ?1 AND ?2
                UNION ALL SELECT scene.name, 4, 'header', position, header.id
                FROM scene JOIN header ON header.scene = scene.id WHERE scene.name BETWEEN ?1 AND ?2
                UNION ALL SELECT scene.name, 5, 'script', position, script.name
                FROM scene JOIN script ON script.scene = scene.id WHERE scene.name BETWEEN ?1 AND ?2)
            ORDER BY scene, rank, position
            """, first, last)
    }
}
