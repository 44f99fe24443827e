import PortalSQLite
import Testing

@testable import PortalDB

/// What no import lets in, and another program can write past all CHECKs and references.
@Suite struct PlanErrorTests {
    private static let document = Documents.sceneDocument(
        """
        "contexts": [{"name": "root", "presentation": "root"}, {"name": "outer", "presentation": "sheet"},
            {"name": "inner", "presentation": "sheet", "parent": "outer"}],
        "portals": [{"id": "p", "group": "g", "source": "a", "destination": "b"}],
        "transitions": [{"name": "open", "portal": "p"}, {"name": "all", "group": "g"}, {"name": "pick", "item": ["p"]}],
        "popups": [{"id": "note", "view": "c"}, {"id": "turns", "items": ["a", "b"]}],
        "scripts": [{"name": "story", "steps": [{"at": 0, "activate": "open"}, {"at": 1, "deactivate": "open"}]}]
        """,
        views: """
            [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
             {"id": "b", "frame": {"x": 300, "y": 0, "width": 100, "height": 100}},
             {"id": "c", "context": "inner", "frame": {"x": 0, "y": 0, "width": 50, "height": 50}}]
            """)

    static let edits: [(sql: StaticString, unplayable: [String: String])] = [
        ("UPDATE popup SET view = NULL WHERE id = 'note'", ["s/note": "pop-up 'note' has neither a view nor items"]),
        ("DELETE FROM popup_item", ["s/turns": "pop-up 'turns' has neither a view nor items"]),
        ("DELETE FROM transition_item", ["s/pick": "transition 'pick' has no portal to open"]),
        ("UPDATE portal SET portal_group = NULL", ["s/all": "transition 'all' has no portal to open"]),
        ("UPDATE context SET parent = name WHERE name = 'inner'", ["s/note": "context 'inner' stands within itself"]),
        (
            "UPDATE context SET parent = 'inner' WHERE parent IS NULL AND name = 'outer'",
            ["s/note": "context 'outer' stands within itself"]
        ),
        ("UPDATE script_step SET at = 2 - at", ["s/story": "the steps of script 'story' are not in the order of"]),
    ]

    @Test(arguments: edits) func `a play that a changed row leaves without sense is unplayable, and the others play`(
        sql: StaticString, unplayable: [String: String]
    ) throws {
        try withCatalog(Self.document) { catalog in
            let database = try Connection(file: catalog.path, mode: .readWrite)
            try database.run("PRAGMA foreign_keys = ON")
            try database.run(sql)
            var reasons: [String: String] = [:]
            for verification in try catalog.verify() {
                guard case .unplayable(let reason) = verification.verdict else { continue }
                reasons[verification.name] = "\(reason)"
            }
            #expect(reasons.count == unplayable.count, "\(reasons)")
            for (play, reason) in unplayable {
                #expect(reasons[play]?.hasPrefix(reason) == true, "\(reasons)")
            }
        }
    }
}
