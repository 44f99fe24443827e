import PortalModel
import PortalSQLite

/// The table `header_element`.
enum HeaderElementTable {
    static func insert(of header: Header, scene: Int, into database: Connection) throws(SQLiteError) {
        for (display, element) in [(Header.Display.title, header.title), (.accessory, header.accessory)] {
            guard let element else { continue }
            let (source, destination) = (element.source, element.destination)
            try database.insert(
                """
                INSERT OR FAIL INTO header_element
                    (scene, header, element, source_x, source_y, source_width, source_height,
                    destination_x, destination_y, destination_width, destination_height, view)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                scene, header.id, display, source.x, source.y, source.width, source.height, destination.x,
                destination.y, destination.width, destination.height, element.view)
        }
    }

    static func elements(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [Header.ID: [Header.Display: Header.Element]] {
        let rows: [HeaderElementRow] = try scenes.rows(
            """
            SELECT scene, header, element, source_x, source_y, source_width, source_height,
                destination_x, destination_y, destination_width, destination_height, view
            FROM header_element WHERE scene BETWEEN ? AND ? ORDER BY scene
            """, of: scene)
        return rows.reduce(into: [:]) { $0[$1.header, default: [:]][$1.display] = $1.element }
    }
}

extension Header.Display: TextColumnValue {}

private struct HeaderElementRow: RowDecodable {
    static var columns: [String] {
        [
            "header", "element", "source_x", "source_y", "source_width", "source_height",
            "destination_x", "destination_y", "destination_width", "destination_height", "view",
        ]
    }

    let header: Header.ID
    let display: Header.Display
    let element: Header.Element

    init(row: inout Row) throws(SQLiteError) {
        header = try row.next()
        display = try row.next()
        element = Header.Element(
            source: try row.rectangle(), destination: try row.rectangle(), view: try row.next())
    }
}
