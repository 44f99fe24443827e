import PortalSQLite

/// Scenes go from file to file as rows, in a statement a table: values of them would be read and written one by one.
extension CatalogStore {
    /// The tables of what is in scenes, each after those that it refers to.
    static let sceneParts = [
        "context", "view", "portal", "transition", "transition_item", "layer_configuration", "layer_effect",
        "layer_effect_step", "popup", "popup_item", "delayed", "delayed_view", "header", "header_element", "script",
        "script_step",
    ]

    /// Adds the scenes of the attached catalog `source` to a store without any, in the order of their names, so that
    /// their ids follow from what is there now.
    ///
    /// - Returns: How many there are.
    func copyScenes() throws(SQLiteError) -> Int {
        try database.run(
            """
            INSERT INTO main.scene (name, title, canvas_width, canvas_height, hides_status_bar, extensions)
            SELECT name, title, canvas_width, canvas_height, hides_status_bar, extensions
            FROM source.scene ORDER BY name
            """)
        let count = database.changedRowCount
        for table in Self.sceneParts {
            let columns: [SingleColumn<String>] = try database.rows(
                "SELECT name FROM pragma_table_info(?, 'main') WHERE name <> 'scene' ORDER BY cid", table)
            let list = columns.map { "\"\($0.value)\"" }.joined(separator: ", ")
            // The loops go by the new ids, so that every row comes last in its table.
            let copy = """
                INSERT INTO main."\(table)" (scene, \(list))
                SELECT new_id, \(list) FROM (SELECT id AS new_id, name AS title_here FROM main.scene)
                CROSS JOIN (SELECT id AS old_id, name AS title_there FROM source.scene) ON title_there = title_here
                CROSS JOIN source."\(table)" ON scene = old_id
                """
            try database.execute(script: Array(copy.utf8))
        }
        return count
    }
}
