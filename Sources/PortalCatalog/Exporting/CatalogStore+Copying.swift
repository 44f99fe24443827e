import PortalSQLite

/// Scenes go from file to file as rows, in a statement a table: values of them would be read and written one by one.
extension CatalogStore {
    /// The tables of what is in scenes, in two parts that take about as long; of the second part the rows are cheap to take
    /// over into another file.
    static let sceneParts = [
        [
            "portal", "transition", "transition_item", "layer_configuration", "layer_effect", "layer_effect_step",
            "script_step",
        ],
        [
            "context", "view", "popup", "popup_item", "delayed", "delayed_view", "header", "header_element", "script",
        ],
    ]

    /// Numbers the scenes of the attached catalog `source` in the order of their names: these are their ids here.
    func numberScenes() throws(SQLiteError) {
        try database.run("CREATE TEMP TABLE numbering (new_id INTEGER PRIMARY KEY, old_id INTEGER NOT NULL)")
        try database.run(
            """
            INSERT INTO temp.numbering (old_id) SELECT id FROM source.scene ORDER BY name
            """)
    }

    /// Adds the scenes of `source`, as they were numbered, to a store without any; nothing of what is in them.
    func copyScenes() throws(SQLiteError) {
        try database.run(
            """
            INSERT INTO main.scene (id, name, title, canvas_width, canvas_height, hides_status_bar, extensions)
            SELECT new_id, name, title, canvas_width, canvas_height, hides_status_bar, extensions
            FROM temp.numbering CROSS JOIN source.scene ON id = old_id
            """)
    }

    /// Adds what is in the scenes of `source`, of some tables.
    func copySceneParts(_ tables: [String]) throws(SQLiteError) {
        for table in tables {
            let columns: [SingleColumn<String>] = try database.rows(
                "SELECT name FROM pragma_table_info(?, 'main') WHERE name <> 'scene' ORDER BY cid", table)
            let list = columns.map { "\"\($0.value)\"" }.joined(separator: ", ")
            // The loops go by the new ids, so that every row comes last in its table.
            let copy = """
                INSERT INTO main."\(table)" (scene, \(list))
                SELECT new_id, \(list) FROM temp.numbering CROSS JOIN source."\(table)" ON scene = old_id
                """
            try database.execute(script: Array(copy.utf8))
        }
    }

    /// Adds all rows of `source`, of some tables that have none here: SQLite copies these as they are.
    func takeOver(_ tables: [String]) throws(SQLiteError) {
        for table in tables {
            try database.execute(script: Array("INSERT INTO main.\"\(table)\" SELECT * FROM source.\"\(table)\"".utf8))
        }
    }
}
