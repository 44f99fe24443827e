import PortalModel
import PortalSQLite

/// The table `header`, and with it `header_element`.
enum HeaderTable {
    static func insert(_ headers: [Header], scene: Int, into database: Connection) throws(SQLiteError) {
        for (position, header) in headers.enumerated() {
            try database.insert(
                """
                INSERT OR FAIL INTO header (scene, id, position, title_text, subtitle, displays, bar, layout, snapping)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                scene, header.id, position, header.titleText, header.subtitle, words(header.displays),
                words(header.bar), header.layout, header.snapping)
            try HeaderElementTable.insert(of: header, scene: scene, into: database)
        }
    }

    static func headers(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [Header] {
        var headers: [Header] = try scenes.list(
            """
            SELECT scene, position, id, title_text, subtitle, displays, bar, layout, snapping
            FROM header WHERE scene BETWEEN ? AND ? ORDER BY scene, id
            """, of: scene)
        let elements = try HeaderElementTable.elements(ofScene: scene, in: scenes)
        for index in headers.indices {
            headers[index].title = elements[headers[index].id]?[.title]
            headers[index].accessory = elements[headers[index].id]?[.accessory]
        }
        return headers
    }

    private static func words(_ displays: Set<Header.Display>?) -> WordList<Header.Display>? {
        displays.map { displays in WordList(Header.Display.allCases.filter(displays.contains)) }
    }
}

/// Without the elements.
extension Header: RowDecodable {
    package static var columns: [String] {
        ["id", "title_text", "subtitle", "displays", "bar", "layout", "snapping"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            id: try row.next(), titleText: try row.next(), subtitle: try row.next(),
            displays: (try row.next(WordList<Display>?.self)?.words).map(Set.init),
            bar: (try row.next(WordList<Display>?.self)?.words).map(Set.init),
            layout: try row.next(), snapping: try row.next())
    }
}
