import PortalModel
import PortalSQLite

extension CatalogStore {
    /// So many scenes may be in memory together.
    private static var scenesAtOnce: Int { 32 }

    /// A page of scenes by name, as they are at one moment: in a statement a table, where their ids follow each other.
    ///
    /// - Parameters:
    ///   - name: the last name of the page before.
    ///   - isWanted: which of them, by name.
    /// - Returns: The scenes, and after which name the next page begins; `nil` if there is none. A scene that cannot be
    ///   read begins a page of its own.
    package func wholeScenes(
        after name: Scene.ID?, where isWanted: (Scene.ID) -> Bool
    ) throws -> (scenes: [Scene], last: Scene.ID?) {
        try snapshot {
            let rows = try SceneTable.page(after: name, limit: Self.scenesAtOnce, in: database)
            var scenes: [Scene] = []
            do {
                for run in Self.runs(of: rows.filter { isWanted($0.scene.name) }) { try read(run, into: &scenes) }
            } catch {
                if scenes.isEmpty { throw error }
                return (scenes, scenes.last?.name)
            }
            return (scenes, rows.last?.scene.name)
        }
    }

    /// Scenes whose ids follow each other, as those of a file do that was made in the order of their names.
    private static func runs(of scenes: [SceneRow]) -> [ArraySlice<SceneRow>] {
        let starts = scenes.indices.filter { place in
            guard place > 0 else { return true }
            let (id, before) = (scenes[place].id, scenes[place - 1].id)
            return id <= before || id - 1 != before
        }
        return zip(starts, starts.dropFirst() + [scenes.count]).map { scenes[$0..<$1] }
    }

    private func read(_ run: ArraySlice<SceneRow>, into scenes: inout [Scene]) throws {
        guard let first = run.first, let last = run.last else { return }
        let rows = SceneRows(of: first.id...last.id, in: database)
        do {
            scenes += try run.map { try scene($0, with: rows) }
        } catch {
            if run.count == 1 { throw error }
            for place in run.indices { try read(run[place...place], into: &scenes) }
        }
    }
}
