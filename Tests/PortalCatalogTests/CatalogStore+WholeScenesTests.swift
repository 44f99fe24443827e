import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct CatalogStoreWholeScenesTests {
    private let directory: TemporaryDirectory
    private let store: CatalogStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.insert(PopupSettings(name: "alert", style: PopupStyle()))
    }

    private func name(_ number: Int) -> Scene.ID { Scene.ID("s\(number)") }

    /// Adds scenes named after numbers of two digits.
    private func add(_ numbers: some Sequence<Int>) throws {
        try store.transaction { for number in numbers { try store.insert(.everything(name(number))) } }
    }

    private func setID(of number: Int, to id: Int) throws {
        try store.database.run("PRAGMA foreign_keys = OFF")
        let old = try store.database.value(of: Int.self, "SELECT id FROM scene WHERE name = ?", name(number)) ?? 0
        try store.database.run("UPDATE scene SET id = ? WHERE id = ?", id, old)
        for table in CatalogStore.sceneParts.joined() {
            try store.database.execute(
                script: Array("UPDATE \"\(table)\" SET scene = \(id) WHERE scene = \(old)".utf8))
        }
    }

    private func names() throws -> [Scene.ID] {
        var names: [Scene.ID] = []
        try store.forEachScene { scene in
            #expect(scene == .everything(scene.name))
            names.append(scene.name)
        }
        return names
    }

    /// As a file has them that was made in the order of the names.
    @Test func scenesWhoseIDsFollowEachOtherAreAStatementATable() throws {
        try add(10..<42)
        let before = store.statementCount
        #expect(try names() == (10..<42).map(name))
        #expect(store.statementCount - before <= 25)
    }

    /// What a connection takes from the heap it takes under a lock that all of them share.
    @Test func scenesAreWrittenAndReadInTheConnectionsOwnMemory() throws {
        try add(10..<50)
        #expect(try names().count == 40)
        #expect(store.database.lookasideMissCount == 0)
    }

    @Test func anyOrderOfIDsGivesAllScenesWhole() throws {
        try add([12, 11, 10, 20, 21, 22, 14, 13, 15, 30])
        try store.deleteScene(name(21))
        #expect(try names() == [10, 11, 12, 13, 14, 15, 20, 22, 30].map(name))
    }

    @Test(arguments: [(Int.max, Int.min), (Int.max - 1, Int.max), (Int.min, Int.min + 1), (Int.min, Int.max)])
    func idsMayBeAnyInteger(first: Int, second: Int) throws {
        try add(10..<13)
        try setID(of: 10, to: first)
        try setID(of: 11, to: second)
        #expect(try names() == (10..<13).map(name))
    }

    @Test func onlyWhatIsWantedIsRead() throws {
        try add(10..<60)
        var read: [Scene.ID] = []
        try store.forEachScene {
            $0 == "s12" || $0 == "s13" || $0 == "s59"
        } _: {
            read.append($0.name)
        }
        #expect(read == ["s12", "s13", "s59"])
    }

    /// As one scene after the other would do it.
    @Test(arguments: [10, 25, 41, 45]) func theScenesBeforeOneThatCannotBeReadComeFirst(broken: Int) throws {
        try add(10..<50)
        try store.database.run("PRAGMA ignore_check_constraints = ON")
        try store.database.run("UPDATE context SET presentation = 'sideways' WHERE scene = ?", broken - 9)
        var read: [Scene.ID] = []
        let error = #expect(throws: SQLiteError.self) { try store.forEachScene { read.append($0.name) } }
        #expect(error?.isMismatch == true)
        #expect(read == (10..<broken).map(name))
    }
}
