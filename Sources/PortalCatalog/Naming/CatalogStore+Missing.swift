import PortalModel
import PortalSQLite

/// A name that is used in a file in which nothing has it.
package enum MissingName: Hashable {
    case preset(Preset.ID)
    case popupSettings(PopupSettings.ID)
}

extension CatalogStore {
    /// The names that animations and pop-ups use and nothing of the file has, presets first, in one statement. (A text that
    /// is no animation may pass for a name here.)
    package func missingNames() throws -> [MissingName] {
        try database.rows(
            """
            WITH animation (text) AS (
                SELECT animation FROM preset
                UNION SELECT present FROM popup_settings
                UNION SELECT dismiss FROM popup_settings
                UNION SELECT animation FROM context
                UNION SELECT animation FROM transition
                UNION SELECT reverse_animation FROM transition
                UNION SELECT animation FROM layer_effect_step
                UNION SELECT present FROM popup
                UNION SELECT dismiss FROM popup
            ), named (preset) AS (
                SELECT iif(text GLOB '{*', substr(text, 2, instr(text, '}') - 2), text) FROM animation
                WHERE text NOT GLOB '.*'
            )
            SELECT 'preset' AS kind, preset AS name FROM named
            WHERE NOT EXISTS (SELECT 1 FROM preset WHERE preset.name = named.preset)
            UNION
            SELECT 'settings', settings FROM popup
            WHERE settings IS NOT NULL AND NOT EXISTS (SELECT 1 FROM popup_settings WHERE name = popup.settings)
            ORDER BY kind, name
            """)
    }
}

extension MissingName: RowDecodable {
    package static var columns: [String] { ["kind", "name"] }

    package init(row: inout Row) throws(SQLiteError) {
        let kind: Kind = try row.next()
        let name: String = try row.next()
        self =
            switch kind {
            case .preset: .preset(Preset.ID(name))
            case .settings: .popupSettings(PopupSettings.ID(name))
            }
    }

    private enum Kind: String, CaseIterable, TextColumnValue {
        case preset, settings
    }
}
