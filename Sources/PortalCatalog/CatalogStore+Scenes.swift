import PortalModel
import PortalSQLite

extension CatalogStore {
    package func contains(_ scene: Scene.ID) throws -> Bool {
        try SceneTable.id(of: scene, in: database) != nil
    }

    /// A whole scene, in a number of statements that does not depend on what is in it.
    package func scene(_ name: Scene.ID) throws -> Scene? {
        try snapshot { try load(name) }
    }

    /// Adds a scene whose name is not taken: nothing is looked up.
    package func insert(_ scene: Scene) throws {
        try transaction {
            let id = try SceneTable.insert(scene, into: database)
            try insertChildren(of: scene, id: id)
        }
    }

    /// Adds a scene, or puts it in the place of the one with its name, whose recordings stay.
    package func put(_ scene: Scene) throws {
        try transaction {
            guard let id = try SceneTable.id(of: scene.name, in: database) else { return try insert(scene) }
            try deleteChildren(ofScene: id)
            try SceneTable.update(scene, id: id, in: database)
            try insertChildren(of: scene, id: id)
        }
    }

    /// Removes a scene with its recordings.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func deleteScene(_ name: Scene.ID) throws -> Bool {
        try transaction {
            try database.run("DELETE FROM scene WHERE name = ?", name)
            return database.changedRowCount > 0
        }
    }

    private func load(_ name: Scene.ID) throws(SQLiteError) -> Scene? {
        guard let row = try SceneTable.row(of: name, in: database) else { return nil }
        return try scene(row, with: SceneRows(of: row.id...row.id, in: database))
    }

    /// - Parameter rows: of all that is in the scene.
    func scene(_ row: SceneRow, with rows: SceneRows) throws(SQLiteError) -> Scene {
        var scene = row.scene
        scene.contexts = try ContextTable.contexts(ofScene: row.id, in: rows)
        scene.views = try ViewTable.views(ofScene: row.id, in: rows)
        scene.portals = try PortalTable.portals(ofScene: row.id, in: rows)
        scene.transitions = try TransitionTable.transitions(ofScene: row.id, in: rows)
        scene.popups = try PopupTable.popups(ofScene: row.id, in: rows)
        scene.delayed = try DelayedTable.containers(ofScene: row.id, in: rows)
        scene.headers = try HeaderTable.headers(ofScene: row.id, in: rows)
        scene.scripts = try ScriptTable.scripts(ofScene: row.id, in: rows)
        return scene
    }

    private func insertChildren(of scene: Scene, id: Int) throws(SQLiteError) {
        try ContextTable.insert(scene.contexts, scene: id, into: database)
        try ViewTable.insert(scene.views, scene: id, into: database)
        try PortalTable.insert(scene.portals, scene: id, into: database)
        try TransitionTable.insert(scene.transitions, scene: id, into: database)
        try PopupTable.insert(scene.popups, scene: id, into: database)
        try DelayedTable.insert(scene.delayed, scene: id, into: database)
        try HeaderTable.insert(scene.headers, scene: id, into: database)
        try ScriptTable.insert(scene.scripts, scene: id, into: database)
    }

    /// In the order opposite to that of their references; the rows below these go with them.
    private func deleteChildren(ofScene id: Int) throws(SQLiteError) {
        try database.run("DELETE FROM script WHERE scene = ?", id)
        try database.run("DELETE FROM header WHERE scene = ?", id)
        try database.run("DELETE FROM delayed WHERE scene = ?", id)
        try database.run("DELETE FROM popup WHERE scene = ?", id)
        try database.run("DELETE FROM transition WHERE scene = ?", id)
        try database.run("DELETE FROM portal WHERE scene = ?", id)
        try database.run("DELETE FROM view WHERE scene = ?", id)
        try database.run("DELETE FROM context WHERE scene = ?", id)
    }
}
