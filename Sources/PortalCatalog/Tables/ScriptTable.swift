import PortalModel
import PortalSQLite

/// The table `script`, and with it `script_step`.
enum ScriptTable {
    static func insert(_ scripts: [Script], scene: Int, into database: Connection) throws(SQLiteError) {
        try database.insert(
            "INSERT OR FAIL INTO script (scene, name, position) VALUES (?, ?, ?)", rowCount: scripts.count
        ) { position, row in
            row.add(scene)
            row.add(scripts[position].name)
            row.add(position)
        }
        for script in scripts { try ScriptStepTable.insert(of: script, scene: scene, into: database) }
    }

    static func scripts(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [Script] {
        let rows: [SingleColumn<Script.ID>] = try scenes.list(
            "SELECT scene, position, name FROM script WHERE scene BETWEEN ? AND ? ORDER BY scene, name", of: scene)
        let steps = try ScriptStepTable.steps(ofScene: scene, in: scenes)
        return rows.map { Script(name: $0.value, steps: steps[$0.value] ?? []) }
    }
}
