import PortalModel
import PortalSQLite

/// Scenes go from file to file as rows, in a statement a table: values of them would be read and written one by one.
extension CatalogStore {
    /// The tables of what is in scenes, in two parts that take about as long, the first with that of the scenes themselves;
    /// of the second part the rows are cheap to take over into another file.
    static let sceneParts = [
        [
            "portal", "transition", "transition_item", "layer_configuration", "layer_effect", "layer_effect_step",
            "script_step",
        ],
        ["context", "view", "popup", "popup_item", "delayed", "delayed_view", "header", "header_element", "script"],
    ]

    /// Numbers the scenes of the attached catalog `source` in the order of their names: these are their ids here.
    func numberScenes() throws(SQLiteError) {
        try database.run("CREATE TEMP TABLE numbering (new_id INTEGER PRIMARY KEY, old_id INTEGER NOT NULL)")
        try database.run(
            """
            INSERT INTO temp.numbering (old_id) SELECT id FROM source.scene ORDER BY name
            """)
    }

    /// Adds the rows of `source`, of some tables of scenes that have none here, with the scenes as they were numbered.
    ///
    /// - Returns: The ids here of scenes with a list that has gaps in it.
    func copyScenes(_ tables: [String]) throws(SQLiteError) -> Set<Int> {
        var watch = ListWatch()
        try database.defineWatch("watched") { watch.look(at: $0) }
        for table in tables {
            let key = table == "scene" ? "id" : "scene"
            let columns: [ColumnOfKey] = try database.rows(
                "SELECT name, pk FROM pragma_table_info(?, 'main') WHERE name <> ? ORDER BY cid", table, key)
            let list = columns.map(\.quoted).joined(separator: ", ")
            // A list is what is left of the primary key without the position in it.
            let isKey = columns.contains { $0.name == "position" && $0.placeInKey > 0 }
            let listKey = columns.filter { isKey && $0.placeInKey > 0 && $0.name != "position" }.map(\.quoted)
            let position = (["position", "new_id"] + listKey).joined(separator: ", ")
            let values = columns.map { $0.name == "position" ? "watched(\(position))" : $0.quoted }
            // The loops go by the new ids, so that every row comes last in its table.
            let copy = """
                INSERT INTO main."\(table)" (\(key), \(list))
                SELECT new_id, \(values.joined(separator: ", "))
                FROM temp.numbering CROSS JOIN source."\(table)" AS old ON old.\(key) = old_id
                """
            try database.execute(script: Array(copy.utf8))
            watch.endList()
        }
        return watch.scenesWithGaps
    }

    /// Puts some scenes in the place of their rows: as values they have no positions.
    func closeGaps(of scenes: Set<Int>) throws {
        if scenes.isEmpty { return }
        try database.heedReferences()
        try transaction {
            for id in scenes.sorted() {
                let name = try database.value(of: Scene.ID.self, "SELECT name FROM scene WHERE id = ?", id)
                if let scene = try name.flatMap({ try scene($0) }) { try put(scene) }
            }
        }
        try database.forgetReferences()
    }

    /// What was copied of free data must be what it is read as: written into a document it could break that.
    static func requireFreeData(in database: Connection) throws {
        let type = SingleColumn<RawJSON>.self
        try database.forEachRow(of: type, "SELECT extensions FROM scene WHERE extensions IS NOT NULL") { _ in }
        try database.forEachRow(of: type, "SELECT extensions FROM popup WHERE extensions IS NOT NULL") { _ in }
    }

    /// Adds all rows of `source`, of some tables that have none here: SQLite copies these as they are.
    func takeOver(_ tables: [String]) throws(SQLiteError) {
        for table in tables {
            try database.execute(script: Array("INSERT INTO main.\"\(table)\" SELECT * FROM source.\"\(table)\"".utf8))
        }
    }
}

/// A column, and which one of the primary key it is; 0: none.
private struct ColumnOfKey: RowDecodable {
    static var columns: [String] { ["name", "pk"] }

    let name: String
    let placeInKey: Int

    init(row: inout Row) throws(SQLiteError) {
        name = try row.next()
        placeInKey = try row.next()
    }

    var quoted: String { "\"\(name)\"" }
}
