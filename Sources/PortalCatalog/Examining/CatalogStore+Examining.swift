import PortalModel
import PortalSQLite

extension CatalogStore {
    /// Hands on every recording, present or replaced, that is not what was recorded.
    ///
    /// All numbers of all recordings are read.
    package func forEachDamagedRecording(_ body: (RecordingName, _ isReplaced: Bool) throws -> Void) throws {
        try forEachRecordingHandle { handle in
            if try handle.key == nil || !isWhole(handle.name) { try body(handle.name, handle.isReplaced) }
        }
    }

    private func isWhole(_ name: RecordingName) throws -> Bool {
        do {
            return try recording(name) != nil
        } catch let error as CatalogFileError {
            if case .damaged = error.reason { return false }
            throw error
        }
    }

    /// Hands on the names of presets, settings and scenes that are not in NFC, in which all names are looked up.
    package func forEachHiddenName(_ body: (_ kind: String, _ name: String) throws -> Void) throws {
        try database.forEachRow(
            of: KindAndName.self,
            """
            SELECT 'preset' AS kind, name FROM preset
            UNION ALL SELECT 'pop-up settings', name FROM popup_settings
            UNION ALL SELECT 'scene', name FROM scene
            """
        ) { row in
            // By bytes: == takes both spellings for the same.
            if !NameRules.normalized(row.name).utf8.elementsEqual(row.name.utf8) { try body(row.kind, row.name) }
        }
    }
}

private struct KindAndName: RowDecodable {
    static var columns: [String] { ["kind", "name"] }

    let kind: String
    let name: String

    init(row: inout Row) throws(SQLiteError) {
        kind = try row.next()
        name = try row.next()
    }
}
