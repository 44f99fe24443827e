import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct CatalogStoreScenesTests {
    let directory: TemporaryDirectory
    let store: CatalogStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        for settings in PopupSettings.samples { try store.put(settings) }
    }

    @Test(arguments: [Scene.bare("bare"), .small("small"), .everything("everything")])
    func `a scene comes back as it was put`(scene: Scene) throws {
        try store.insert(scene)
        #expect(try store.scene(scene.name) == scene)
        #expect(try store.contains(scene.name))
        #expect(try directory.store(mode: .readOnly).scene(scene.name) == scene)
    }

    /// Those of a place follow each other by their names, as in a file that somebody has edited.
    @Test(arguments: [
        ([0, 1, 2, 3], "dbca"), ([2, 1, 0, 3], "cbda"), ([3, 3, 0, 0], "acbd"), ([9, -7, 9, 2], "bacd"),
    ])
    func `things come in the order of their places, whatever their names`(places: [Int], order: String) throws {
        var scene = Scene.bare("scene")
        scene.scripts = "dbca".map { Script(name: Script.ID("\($0)"), steps: []) }
        try store.insert(scene)
        try store.transaction {
            try store.database.run("PRAGMA ignore_check_constraints = ON")
            for (name, place) in zip("dbca", places) {
                try store.database.run("UPDATE script SET position = ? WHERE name = ?", place, "\(name)")
            }
        }
        #expect(try store.scene("scene")?.scripts.map(\.name.rawValue).joined() == order)
    }

    @Test func `the rows of a scene are read in the order that they have in the file`() throws {
        for name in ["one", "two"] as [Scene.ID] { try store.insert(.everything(name)) }
        let before = store.sortCount
        _ = try store.scene("two")
        try store.forEachScene { _ in }
        #expect(store.sortCount == before)
        _ = try store.database.rows(of: SingleColumn<Scene.ID>.self, "SELECT name FROM scene ORDER BY title")
        #expect(store.sortCount == before + 1)
    }

    @Test func `a scene that is replaced leaves nothing of itself`() throws {
        let before = Scene.everything("scene")
        for scene in [before, .bare("scene"), before, .small("scene"), before] {
            try store.put(scene)
            #expect(try store.scene("scene") == scene)
        }
    }

    @Test func `scenes with the same names inside do not touch one another`() throws {
        for name in ["one", "two", "three"] as [Scene.ID] { try store.insert(.everything(name)) }
        try store.put(.bare("two"))
        try store.deleteScene("three")
        #expect(try store.scene("one") == .everything("one"))
        #expect(try store.scene("two") == .bare("two"))
        #expect(try store.scene("three") == nil)
    }

    /// Only for rows that were looked at by others, and while there is nothing else that they could meet.
    @Test func `an addition may trust values in a catalog without content, and the next change does not`() throws {
        var wrong = Scene.small("wrong")
        wrong.views[0].opacity = 2
        let empty = try directory.store("empty.db")
        try empty.addition(trustsValues: true) { try empty.insert(wrong) }
        #expect(try empty.scene("wrong") == wrong)
        wrong.name = "wrong too"
        let error = #expect(throws: SQLiteError.self) {
            try empty.addition(trustsValues: true) { try empty.insert(wrong) }
        }
        #expect(error?.isConstraint == true)
    }

    /// What CHECKs cannot rule out, as they see one table.
    static let contradictions: [(sql: StaticString, fault: String)] = [
        (
            "INSERT INTO popup_item VALUES (2, 'named', 0, 'a')",
            "pop-up 'named' has one view, and views in table 'popup_item'"
        ),
        (
            "INSERT INTO transition_item VALUES (2, 'open', 0, '', 'q')",
            "transition 'open' has no items, and portals in table 'transition_item'"
        ),
        (
            "INSERT INTO transition_item VALUES (2, 'both', 0, '', 'q')",
            "transition 'both' has no items, and portals in table 'transition_item'"
        ),
        (
            "UPDATE transition_item SET namespace = 'other' WHERE scene = 2 AND transition = 'pick' AND portal = 'p'",
            "transition 'pick' is of namespace '', and its item 'p' in table 'transition_item' of 'other'"
        ),
    ]

    @Test(arguments: contradictions) func `rows that contradict each other are no scene`(
        sql: StaticString, fault: String
    ) throws {
        for name in ["one", "two", "three"] as [Scene.ID] { try store.insert(.everything(name)) }
        try store.transaction { try store.database.run(sql) }
        let error = #expect(throws: SQLiteError.self) { try store.scene("two") }
        #expect(error?.isMismatch == true)
        #expect(error?.message == fault)
        #expect(try store.scene("three") == .everything("three"))
        #expect(throws: SQLiteError.self) { try store.forEachScene { _ in } }
    }

    @Test func `a name that is taken cannot be added again`() throws {
        try store.insert(.small("scene"))
        let error = #expect(throws: SQLiteError.self) { try store.insert(.bare("scene")) }
        #expect(error?.isConstraint == true)
        #expect(try store.scene("scene") == .small("scene"))
    }

    @Test func `deleting a scene says whether there was one`() throws {
        try store.insert(.everything("scene"))
        #expect(try store.deleteScene("scene"))
        #expect(try !store.deleteScene("scene"))
    }

    @Test func `loading takes as many statements for a large scene as for a bare one`() throws {
        try store.insert(.bare("bare"))
        try store.insert(.everything("everything"))
        try store.insert(.small("large", viewCount: 500))
        func statements(loading name: Scene.ID) throws -> Int {
            let before = store.statementCount
            _ = try store.scene(name)
            return store.statementCount - before
        }
        #expect(try statements(loading: "bare") == 19)
        #expect(try statements(loading: "everything") == 19)
        #expect(try statements(loading: "large") == 19)
    }

    @Test func `adding a scene takes a statement for four rows of a table and looks nothing up`() throws {
        try store.transaction {
            let before = store.statementCount
            try store.insert(.small("scene", viewCount: 10))
            // Of ten views four, four and two.
            #expect(store.statementCount - before == 1 + 3 + 1 + 1)
        }
    }
}
