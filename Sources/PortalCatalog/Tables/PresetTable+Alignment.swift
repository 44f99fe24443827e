import PortalModel
import PortalSQLite

/// A preset whose columns are not what its text says: something else than this program wrote it.
package struct PresetDisagreement: Hashable, CustomStringConvertible {
    package var preset: Preset.ID
    /// `column 'response' is 0.3, but '.smooth' says 0.5`
    package var description: String
}

extension PresetTable {
    private static var pageSize: Int { 200 }

    /// Hands on the presets whose columns and text disagree, in the order of their names.
    static func forEachDisagreement(in database: Connection, _ body: (PresetDisagreement) throws -> Void) throws {
        var last: Preset.ID?
        repeat {
            let page = try storedPresets(after: last, in: database)
            for preset in page {
                guard let difference = preset.difference else { continue }
                try body(PresetDisagreement(preset: preset.name, description: difference))
            }
            last = page.last?.name
        } while last != nil
    }

    /// Writes the presets anew whose columns and text disagree: the text counts.
    ///
    /// - Returns: How many there were.
    @discardableResult
    static func alignColumns(in database: Connection) throws -> Int {
        var count = 0
        try forEachDisagreement(in: database) { disagreement in
            guard let preset = try preset(disagreement.preset, in: database) else { return }
            try put(preset, into: database)
            count += 1
        }
        return count
    }

    private static func storedPresets(
        after name: Preset.ID?, in database: Connection
    ) throws(SQLiteError) -> [StoredPreset] {
        let rows: [StoredPresetRow] = try database.rows(
            """
            WITH page AS (SELECT * FROM preset WHERE name > ? ORDER BY name LIMIT ?)
            SELECT page.name AS name, page.animation AS animation, page.kind AS kind,
                page.base_preset AS base_preset, page.curve AS curve, page.duration AS duration, page.x1 AS x1,
                page.y1 AS y1, page.x2 AS x2, page.y2 AS y2, page.response AS response,
                page.damping_fraction AS damping_fraction, page.blend_duration AS blend_duration, page.mass AS mass,
                page.stiffness AS stiffness, page.damping AS damping, page.initial_velocity AS initial_velocity,
                modifier.position AS position, modifier.kind AS kind, modifier.delay AS delay,
                modifier.speed AS speed, modifier.repeat_count AS repeat_count,
                modifier.autoreverses AS autoreverses,
                modifier.logically_complete_after AS logically_complete_after
            FROM page LEFT JOIN preset_modifier AS modifier ON modifier.preset = page.name
            ORDER BY page.name, modifier.position
            """, name?.rawValue ?? "", pageSize)
        return rows.reduce(into: []) { presets, row in
            if presets.last?.name != row.preset.name { presets.append(row.preset) }
            if let modifier = row.modifier { presets[presets.count - 1].columns.modifiers.append(modifier) }
        }
    }
}

/// A preset's text, and its columns as they are stored.
private struct StoredPreset {
    let name: Preset.ID
    let animation: AnimationText
    var columns: PresetColumns

    var difference: String? {
        let said = PresetColumns(of: animation)
        guard columns != said else { return nil }
        if let difference = difference("", PresetColumns.names, columns.values, said.values) { return difference }
        guard columns.modifiers.count == said.modifiers.count else {
            return "the number of rows in 'preset_modifier' is \(columns.modifiers.count), but '\(animation)' says "
                + "\(said.modifiers.count)"
        }
        return zip(columns.modifiers, said.modifiers).lazy.compactMap { stored, said in
            difference("preset_modifier.", PresetModifierColumns.names, stored.values, said.values)
        }.first
    }

    private func difference(
        _ table: String, _ names: [String], _ stored: [any ColumnValue], _ said: [any ColumnValue]
    ) -> String? {
        let pairs = zip(stored.map(\.columnValue), said.map(\.columnValue))
        guard let (name, (stored, said)) = zip(names, pairs).first(where: { $1.0 != $1.1 }) else { return nil }
        return "column '\(table)\(name)' is \(stored.literal), but '\(animation)' says \(said.literal)"
    }
}

/// A preset with one of its modifiers.
private struct StoredPresetRow: RowDecodable {
    static var columns: [String] { ["name", "animation"] + PresetColumns.names + PresetModifierColumns.names }

    let preset: StoredPreset
    let modifier: PresetModifierColumns?

    init(row: inout Row) throws(SQLiteError) {
        preset = StoredPreset(
            name: try row.next(), animation: try row.next(), columns: try PresetColumns(row: &row))
        modifier = try PresetModifierColumns(row: &row)
    }
}

extension Value {
    /// As SQL writes it.
    fileprivate var literal: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): "'\(text)'"
        case .blob(let bytes): "a blob of \(bytes.count) bytes"
        }
    }
}
