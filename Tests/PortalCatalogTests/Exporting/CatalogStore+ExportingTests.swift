import Foundation
import PortalModel
import PortalSQLite
import PortalSystem
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct CatalogStoreExportingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var target: String { directory.file("team.portaldb") }

    private func export(
        replacing: Bool = true,
        _ fill: (CatalogStore) throws -> Void = { try $0.put(Preset(name: "a", animation: ".smooth")) }
    ) throws {
        try CatalogStore.export(to: target, replacesExisting: replacing, busyTimeout: 0, fill: fill)
    }

    private func presetNames() throws -> [Preset.ID] {
        try CatalogStore(file: target, mode: .readOnly).presets(limit: 9).map(\.name)
    }

    @Test func aFileAppearsAloneAndWhole() throws {
        try export(replacing: false) { store in
            #expect(!Durability.exists(target))
            try store.put(Preset(name: "a", animation: ".smooth"))
        }
        #expect(try directory.names == ["team.portaldb"])
        #expect(try presetNames() == ["a"])
    }

    /// A statement a table, and none a scene.
    @Test func allScenesOfAFileAreCopiedAsRows() throws {
        func statements(_ count: Int) throws -> Int {
            let source = try CatalogStore(file: directory.file("\(count).db"), mode: .readWriteCreate)
            let settings = PopupSettings(name: "alert", style: PopupStyle())
            try source.insert(settings)
            for number in (0..<count).reversed() { try source.insert(.everything(Scene.ID("s\(number)"))) }
            var copy: CatalogStore?
            let copied = try CatalogStore.export(to: target, replacesExisting: true, scenesOf: source) { store in
                copy = store
                try store.insert(settings)
            }
            #expect(copied == count)
            let exported = try CatalogStore(file: target, mode: .readOnly)
            try source.forEachScene { scene in
                let copy = try exported.scene(scene.name)
                #expect(copy == scene)
            }
            return try #require(copy).statementCount
        }
        #expect(try statements(3) == statements(30))
    }

    /// Of many scenes a part is built in a file beside, which changes nothing of the result.
    @Test(arguments: [nil, "UPDATE portal SET source = 'nowhere'", "UPDATE delayed_view SET view = 'nowhere'"])
    func theNumberOfThreadsMakesNoDifference(damage: StaticString?) throws {
        let source = try CatalogStore(file: directory.file("many.db"), mode: .readWriteCreate)
        try source.transaction {
            try source.insert(PopupSettings(name: "alert", style: PopupStyle()))
            for number in (0..<CatalogStore.manyScenes).reversed() { try source.insert(.bare(Scene.ID("s\(number)"))) }
            try source.put(.everything("s7"))
        }
        if let damage {
            try source.database.run("PRAGMA foreign_keys = OFF")
            try source.database.run(damage)
            #expect(source.database.changedRowCount > 0)
        }
        func export(divided: Bool) throws -> String {
            let name = divided ? "many.portaldb" : "few.portaldb"
            try CatalogStore.export(
                to: directory.file(name), replacesExisting: true, scenesOf: source,
                manyScenes: divided ? CatalogStore.manyScenes : .max
            ) { store in
                try store.insert(PopupSettings(name: "alert", style: PopupStyle()))
            }
            return try directory.text(of: name)
        }
        if damage == nil {
            #expect(try export(divided: true) == export(divided: false))
        } else {
            for isDivided in [false, true] {
                let error = #expect(throws: SQLiteError.self) { try export(divided: isDivided) }
                #expect(error?.isConstraint == true)
            }
            #expect(try directory.names == ["many.db"])
        }
    }

    /// What nobody sees is in few large pages, of which none is waited for; what everybody sees is as small as it was.
    @Test func theFileThatIsBuiltIsNotTheOneThatAppears() throws {
        try export { store in
            let database = store.database
            #expect(try database.value(of: Int.self, "PRAGMA page_size") == 32_768)
            #expect(try database.value(of: Int.self, "PRAGMA synchronous") == 0)
            #expect(try database.value(of: String.self, "PRAGMA journal_mode") == "memory")
            try store.put(Preset(name: "a", animation: ".smooth"))
            #expect(
                try directory.names.sorted() == ["team.portaldb.partial", "team.portaldb.partial.build"])
        }
        let exported = try Connection(file: target, mode: .readOnly)
        #expect(try exported.value(of: Int.self, "PRAGMA page_size") == 4_096)
    }

    @Test(arguments: [nil, 3, CatalogStore.manyScenes]) func whatIsDoneMeanwhileIsDoneOnce(sceneCount: Int?) throws {
        let source = try CatalogStore(file: directory.file("source.db"), mode: .readWriteCreate)
        try source.transaction {
            for number in 0..<(sceneCount ?? 0) { try source.insert(.bare(Scene.ID("s\(number)"))) }
        }
        var done: [String] = []
        try CatalogStore.export(
            to: target, replacesExisting: true, scenesOf: sceneCount == nil ? nil : source
        ) { _ in
            done.append("fill")
        } meanwhile: {
            done.append("meanwhile")
        }
        #expect(done == ["fill", "meanwhile"])
    }

    @Test func everyTableOfScenesIsKnownToTheCopying() throws {
        let database = try CatalogStore(file: target, mode: .readWriteCreate).database
        let tables = try database.rows(
            of: SingleColumn<String>.self,
            """
            SELECT objects.name FROM sqlite_schema AS objects JOIN pragma_table_info(objects.name) AS columns
            WHERE objects.type = 'table' AND columns.name = 'scene'
            """)
        #expect(Set(tables.map(\.value)) == Set(CatalogStore.sceneParts.joined() + ["recording", "provenance"]))
    }

    @Test func whatFailsLeavesNothing() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) { try export { _ in throw Stop() } }
        #expect(throws: Stop.self) {
            try CatalogStore.export(to: target, replacesExisting: true) { _ in
            } meanwhile: {
                throw Stop()
            }
        }
        #expect(try directory.names == [])
    }

    /// 255 bytes less `.partial.build-part-journal`.
    @Test(arguments: [228, 229]) func aNameIsRefusedThatLeavesNoRoomForTheFilesOnTheWay(length: Int) throws {
        let path = directory.file(String(repeating: "n", count: length))
        let export = { try CatalogStore.export(to: path, replacesExisting: false) { _ in } }
        if length == 228 {
            _ = try export()
        } else {
            let refusal = SystemError(operation: .create, path: path, code: ENAMETOOLONG)
            #expect(throws: refusal) { try export() }
            #expect(try directory.names == [])
        }
    }

    @Test func whatACrashLeftIsNoHindrance() throws {
        for name in ["", "-journal", ".build", ".build-journal", ".build-part", ".build-part-journal"] {
            try directory.write("left behind", to: "team.portaldb.partial\(name)")
        }
        try export()
        #expect(try directory.names == ["team.portaldb"])
        #expect(try presetNames() == ["a"])
    }

    @Test func aSecondExportToTheSamePlaceWaitsForNobody() throws {
        try export(replacing: false) { _ in
            let error = #expect(throws: SystemError.self) { try export(replacing: false) }
            #expect(error?.kind == .busy)
        }
        #expect(try directory.names == ["team.portaldb"])
    }

    @Test(arguments: ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "BEGIN; SELECT count(*) FROM preset"])
    func aFileInUseIsNotReplaced(begin: String) throws {
        try export()
        let before = try directory.text(of: "team.portaldb")
        let user = try Connection(file: target, mode: .readWrite)
        try user.execute(script: Array(begin.utf8))
        let error = #expect(throws: SQLiteError.self) { try export { _ in } }
        #expect(error?.isBusy == true)
        #expect(try directory.text(of: "team.portaldb") == before)
        try user.execute(script: Array("ROLLBACK".utf8))
        try export { _ in }
        #expect(try presetNames() == [])
    }

    @Test func aFileWithAnOpenWriteAheadLogIsNotReplaced() throws {
        try export()
        let user = try Connection(file: target, mode: .readWrite)
        _ = try user.value(of: String.self, "PRAGMA journal_mode = WAL")
        try user.run("DELETE FROM preset")
        let error = #expect(throws: SQLiteError.self) { try export { _ in } }
        #expect(error?.isBusy == true)
        #expect(try user.value(of: Int.self, "SELECT count(*) FROM preset") == 0)
    }

    @Test(arguments: ["text, and no database", "SQLite format 3\0 and then nothing that makes sense", ""])
    func whatIsNoDatabaseIsReplaced(old: String) throws {
        try directory.write(old, to: "team.portaldb")
        try export()
        #expect(try directory.names == ["team.portaldb"])
        #expect(try presetNames() == ["a"])
    }

    /// SQLite would play it back over the new file.
    @Test(arguments: ["-journal", "-wal"], [false, true])
    func whatLiesBesideThePlaceIsNotTakenOver(suffix: String, exists: Bool) throws {
        if exists { try directory.write("old", to: "team.portaldb") }
        try directory.write("changes", to: "team.portaldb" + suffix)
        let error = #expect(throws: CatalogFileError.self) { try export() }
        #expect(error?.reason == .hasSideFile(target + suffix))
        #expect(Durability.exists(target) == exists)
    }

    /// Nor is any file on the way.
    @Test func aFileForFewIsReplacedByOneForFew() throws {
        try export()
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
        func requirePrivacy() throws {
            for name in try directory.names {
                let attributes = try FileManager.default.attributesOfItem(atPath: directory.file(name))
                #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
            }
        }
        try export { store in
            try store.put(Preset(name: "b", animation: ".smooth"))
            try requirePrivacy()
        }
        try requirePrivacy()
        #expect(try presetNames() == ["b"])
    }

    @Test(arguments: [0, 512]) func aJournalWithoutABeginningIsNoHindrance(byteCount: Int) throws {
        try export()
        try Data(count: byteCount).write(to: URL(fileURLWithPath: target + "-journal"))
        try export { try $0.put(Preset(name: "b", animation: ".smooth")) }
        #expect(try directory.names == ["team.portaldb"])
        #expect(try presetNames() == ["b"])
    }

    @Test func aRelativePathThatLooksLikeAnAddressIsAFile() throws {
        let path = "file:portal-\(UUID().uuidString)?mode=memory"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try CatalogStore.export(to: path, replacesExisting: false) { _ in }
        #expect(FileManager.default.fileExists(atPath: path))
    }
}
