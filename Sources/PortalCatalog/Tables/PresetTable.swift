import PortalModel
import PortalSQLite

/// The tables `preset`, `preset_tag` and, by way of the text, `preset_modifier`: the one place that writes a preset, so
/// that its columns say what its text does.
enum PresetTable {
    /// Adds a preset, or puts it in the place of the one with its name.
    static func put(_ preset: Preset, into database: Connection) throws(SQLiteError) {
        let columns = PresetColumns(of: preset.animation)
        if try !insert(preset, columns, into: database) {
            try update(preset, columns, in: database)
            try database.run("DELETE FROM preset_modifier WHERE preset = ?", preset.name)
            try database.run("DELETE FROM preset_tag WHERE preset = ?", preset.name)
        }
        try PresetModifierTable.insert(columns.modifiers, of: preset.name, into: database)
        for (position, tag) in preset.tags.enumerated() {
            try database.run(
                "INSERT INTO preset_tag (preset, position, tag) VALUES (?, ?, ?)", preset.name, position, tag)
        }
    }

    /// - Returns: Whether the name was free.
    private static func insert(
        _ preset: Preset, _ columns: PresetColumns, into database: Connection
    ) throws(SQLiteError) -> Bool {
        try database.run(
            """
            INSERT INTO preset
                (name, animation, summary, extensions, kind, base_preset, curve, duration, x1, y1, x2, y2, response,
                damping_fraction, blend_duration, mass, stiffness, damping, initial_velocity)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING
            """, values: [preset.name, preset.animation, preset.summary, preset.extensions] + columns.values)
        return database.changedRowCount > 0
    }

    private static func update(
        _ preset: Preset, _ columns: PresetColumns, in database: Connection
    ) throws(SQLiteError) {
        try database.run(
            """
            UPDATE preset SET animation = ?, summary = ?, extensions = ?, kind = ?, base_preset = ?, curve = ?,
                duration = ?, x1 = ?, y1 = ?, x2 = ?, y2 = ?, response = ?, damping_fraction = ?, blend_duration = ?,
                mass = ?, stiffness = ?, damping = ?, initial_velocity = ?
            WHERE name = ?
            """, values: [preset.animation, preset.summary, preset.extensions] + columns.values + [preset.name])
    }

    static func preset(_ name: Preset.ID, in database: Connection) throws(SQLiteError) -> Preset? {
        let rows: [PresetRow] = try database.rows(
            """
            SELECT preset.name AS name, preset.animation AS animation, preset.summary AS summary,
                preset.extensions AS extensions, preset_tag.tag AS tag
            FROM preset LEFT JOIN preset_tag ON preset_tag.preset = preset.name
            WHERE preset.name = ? ORDER BY preset_tag.position
            """, name)
        return PresetRow.presets(of: rows).first
    }

    static func page(
        after name: Preset.ID?, limit: Int, matching pattern: String?, from library: Library.ID?,
        in database: Connection
    ) throws(SQLiteError) -> [Preset] {
        let span = NameSpan(after: name?.rawValue, matching: pattern)
        let rows: [PresetRow] = try database.rows(
            """
            WITH page AS (
                SELECT name, animation, summary, extensions FROM preset
                WHERE name >= ?1 AND name < ?5 AND (?2 IS NULL OR name GLOB ?2) AND (?4 IS NULL
                    OR name IN (SELECT preset FROM provenance WHERE library = ?4 AND kind = 'preset'))
                ORDER BY name LIMIT ?3
            )
            SELECT page.name AS name, page.animation AS animation, page.summary AS summary,
                page.extensions AS extensions, preset_tag.tag AS tag
            FROM page LEFT JOIN preset_tag ON preset_tag.preset = page.name
            ORDER BY page.name, preset_tag.position
            """, span.start, pattern, limit, library, span.end)
        return PresetRow.presets(of: rows)
    }
}

/// A preset with one of its tags.
private struct PresetRow: RowDecodable {
    static var columns: [String] { ["name", "animation", "summary", "extensions", "tag"] }

    let preset: Preset
    let tag: String?

    init(row: inout Row) throws(SQLiteError) {
        preset = Preset(
            name: try row.next(), animation: try row.next(), summary: try row.next(), extensions: try row.next())
        tag = try row.next()
    }

    /// - Parameter rows: the rows of a preset one after the other, in the order of its tags.
    static func presets(of rows: [PresetRow]) -> [Preset] {
        var presets: [Preset] = []
        for row in rows {
            if presets.last?.name != row.preset.name { presets.append(row.preset) }
            if let tag = row.tag { presets[presets.count - 1].tags.append(tag) }
        }
        return presets
    }
}
