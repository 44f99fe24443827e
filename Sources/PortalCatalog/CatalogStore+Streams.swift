import PortalModel
import PortalSQLite

/// The whole catalog in the order of the names, one page in memory at a time. Inside ``CatalogStore/snapshot(_:)`` all
/// pages are of the same moment.
extension CatalogStore {
    private static var pageSize: Int { 200 }

    /// - Parameter pattern: a GLOB pattern for the names.
    package func forEachPreset(matching pattern: String? = nil, _ body: (Preset) throws -> Void) throws {
        var last: Preset.ID?
        repeat {
            let page = try presets(after: last, limit: Self.pageSize, matching: pattern)
            for preset in page { try body(preset) }
            last = page.last?.name
        } while last != nil
    }

    /// - Parameter pattern: a GLOB pattern for the names.
    package func forEachPopupSettings(
        matching pattern: String? = nil, _ body: (PopupSettings) throws -> Void
    ) throws {
        var last: PopupSettings.ID?
        repeat {
            let page = try popupSettings(after: last, limit: Self.pageSize, matching: pattern)
            for summary in page { try body(summary.settings) }
            last = page.last?.settings.name
        } while last != nil
    }

    /// - Parameter isWanted: which of them, by name.
    package func forEachScene(
        where isWanted: (Scene.ID) -> Bool = { _ in true }, _ body: (Scene) throws -> Void
    ) throws {
        var last: Scene.ID?
        repeat {
            let page = try wholeScenes(after: last, where: isWanted)
            for scene in page.scenes { try body(scene) }
            last = page.last
        } while last != nil
    }

    /// - Parameter pattern: a GLOB pattern for the names.
    package func forEachSceneName(matching pattern: String? = nil, _ body: (Scene.ID) throws -> Void) throws {
        var last: Scene.ID?
        repeat {
            let page = try sceneNames(after: last, limit: Self.pageSize, matching: pattern)
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
    package func sceneNames(
        after name: Scene.ID? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [Scene.ID] {
        let rows: [SingleColumn<Scene.ID>] = try database.rows(
            "SELECT name FROM scene WHERE name > ? AND name GLOB ? ORDER BY name LIMIT ?", name?.rawValue ?? "",
            pattern ?? "*", limit)
        return rows.map(\.value)
    }
}
