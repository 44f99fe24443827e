import PortalSQLite
import Testing

/// What another program made of a scene is named once in the way out, and there it is found.
@Suite struct UnplayableTests {
    private static let document = """
        {"format": "portal-catalog/1", "scenes": [{
            "name": "s", "canvas": {"width": 400, "height": 800},
            "views": [
                {"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
                {"id": "b", "frame": {"x": 300, "y": 0, "width": 100, "height": 100}},
                {"id": "c", "context": "inner", "frame": {"x": 0, "y": 0, "width": 50, "height": 50}}],
            "contexts": [
                {"name": "root", "presentation": "root"}, {"name": "outer", "presentation": "sheet"},
                {"name": "inner", "presentation": "sheet", "parent": "outer"}],
            "portals": [{"id": "p", "group": "g", "source": "a", "destination": "b"}],
            "transitions": [
                {"name": "open", "portal": "p"}, {"name": "all", "group": "g"}, {"name": "pick", "item": ["p"]}],
            "popups": [{"id": "note", "view": "c"}, {"id": "turns", "items": ["a", "b"]}],
            "scripts": [
                {"name": "story", "steps": [{"at": 0, "activate": "open"}, {"at": 1, "deactivate": "open"}]},
                {"name": "turn", "steps": [{"at": 0, "select": {"popup": "turns", "item": "b"}}]}]}]}
        """

    static let edits: [(sql: StaticString, play: String, examiner: String)] = [
        ("UPDATE popup SET view = NULL WHERE id = 'note'", "s/note", "check"),
        ("DELETE FROM popup_item", "s/turns", "check"),
        ("DELETE FROM popup_item WHERE view = 'b'", "s/turn", "check"),
        ("DELETE FROM transition_item", "s/pick", "check"),
        ("UPDATE portal SET portal_group = NULL", "s/all", "check"),
        ("UPDATE context SET parent = name WHERE name = 'inner'", "s/note", "check"),
        ("DELETE FROM view WHERE id = 'a'", "s/open", "check"),
        ("DELETE FROM transition WHERE name = 'open'", "s/story", "check"),
        ("UPDATE popup SET style = 'named', settings = 'none' WHERE id = 'note'", "s/note", "check"),
        ("UPDATE transition SET animation = 'none' WHERE name = 'open'", "s/open", "check"),
        ("UPDATE script_step SET at = 2 - at WHERE script = 'story'", "s/story", "doctor"),
    ]

    @Test(arguments: edits) func `the command that says more of an unplayable play is named, once, and says it`(
        sql: StaticString, play: String, examiner: String
    ) throws {
        let workspace = try Workspace()
        #expect(workspace.run("import", "-", input: Self.document).code == .success)
        #expect(workspace.run("check").code == .success && workspace.run("doctor").code == .success)
        let database = try Connection(file: workspace.database, mode: .readWrite)
        try database.run("PRAGMA foreign_keys = OFF")
        try database.run(sql)
        for command in ["play", "render", "accept"] {
            let result = workspace.run(command, play)
            #expect(result.code == .badData, "\(command)")
            #expect(result.errors.hasPrefix("portal-db: \(play) cannot be played: "), "\(result.errors)")
            #expect(result.errors.hasSuffix("; '\(examiner)' says more\n"), "\(result.errors)")
            #expect(result.errors.split(separator: ";").count == 2, "\(result.errors)")
        }
        let found = workspace.run(examiner)
        #expect(found.code == .differences && found.output.contains("error"), "\(found.output)")
    }
}
