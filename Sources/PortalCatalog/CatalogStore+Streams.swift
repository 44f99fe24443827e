import PortalModel
import PortalSQLite

/// The whole catalog in the order of the names, one page in memory at a time. Inside ``CatalogStore/snapshot(_:)`` all
/// pages are of the same moment.
extension CatalogStore {
    private static var pageSize: Int { 200 }

    package func forEachPreset(_ body: (Preset) throws -> Void) throws {
        var last: Preset.ID?
        repeat {
            let page = try presets(after: last, limit: Self.pageSize)
            for preset in page { try body(preset) }
            last = page.last?.name
        } while last != nil
    }

    package func forEachPopupSettings(_ body: (PopupSettings) throws -> Void) throws {
        var last: PopupSettings.ID?
        repeat {
            let page = try popupSettings(after: last, limit: Self.pageSize)
            for summary in page { try body(summary.settings) }
            last = page.last?.settings.name
        } while last != nil
    }

    package func forEachScene(_ body: (Scene) throws -> Void) throws {
        try forEachSceneName { name in
            if let scene = try scene(name) { try body(scene) }
        }
    }

    package func forEachSceneName(_ body: (Scene.ID) throws -> Void) throws {
        var last: Scene.ID?
        repeat {
            let page = try sceneNames(after: last, limit: Self.pageSize)
            for name in page { try body(name) }
            last = page.last
        } while last != nil
    }

    /// - Parameters:
    ///   - pattern: a GLOB pattern for `SCENE/PLAY`.
    ///   - withHistory: also those that were replaced.
    package func forEachRecording(
        matching pattern: String? = nil, withHistory: Bool = false, _ body: (RecordingSummary) throws -> Void
    ) throws {
        var last: RecordingName?
        repeat {
            let page = try recordings(
                after: last, limit: Self.pageSize, matching: pattern, withHistory: withHistory)
            for summary in page { try body(summary) }
            last = page.last?.name
        } while last != nil
    }

    /// A page of scenes by name, the names only.
    package func sceneNames(after name: Scene.ID? = nil, limit: Int) throws -> [Scene.ID] {
        let rows: [SingleColumn<Scene.ID>] = try database.rows(
            "SELECT name FROM scene WHERE name > ? ORDER BY name LIMIT ?", name?.rawValue ?? "", limit)
        return rows.map(\.value)
    }
}
