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

    /// Hands on the names of presets, settings and scenes, in whatever form they are.
    package func forEachName(_ body: (_ kind: Provenance.Kind, _ name: String) throws -> Void) throws {
        try database.forEachRow(
            of: KindAndName.self,
            """
            SELECT 'preset' AS kind, name FROM preset
            UNION ALL SELECT 'popupSettings', name FROM popup_settings
            UNION ALL SELECT 'scene', name FROM scene
            """
        ) { try body($0.kind, $0.name) }
    }

    /// Reads what is known of libraries, whether it is of use to anybody or not.
    package func readLibraries() throws {
        _ = try identity()
        for library in try libraries() { _ = try provenances(of: library.library.id) }
    }
}

private struct KindAndName: RowDecodable {
    static var columns: [String] { ["kind", "name"] }

    let kind: Provenance.Kind
    let name: String

    init(row: inout Row) throws(SQLiteError) {
        kind = try row.next()
        name = try row.next()
    }
}
