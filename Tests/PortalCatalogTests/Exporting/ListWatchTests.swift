import Foundation
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

/// Rows that other programs have left with gaps between their positions.
@Suite struct ListWatchTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func catalog(_ name: String, _ scenes: [Scene]) throws -> CatalogStore {
        let store = try CatalogStore(file: directory.file(name), mode: .readWriteCreate)
        try store.transaction { for scene in scenes { try store.insert(scene) } }
        return store
    }

    private static let scenes: [Scene] = [
        .everything("a"), .everything("b"), .small("c", viewCount: 60), .everything("d"),
    ]

    private func export(_ source: CatalogStore, manyScenes: Int = .max) throws -> Data {
        let target = directory.file("team.portaldb")
        try CatalogStore.export(
            to: target, replacesExisting: true, scenesOf: source, manyScenes: manyScenes, fill: { _ in })
        return try Data(contentsOf: URL(fileURLWithPath: target))
    }

    /// What somebody does to the rows, and which scenes have lists with gaps then.
    static let changes: [(sql: String, scenes: Set<Int>)] = ofRows + ofWholeTables

    private static let ofRows: [(sql: String, scenes: Set<Int>)] = [
        ("", []),
        ("DELETE FROM script_step WHERE scene = 2 AND script = 'a' AND position = 0", [2]),
        ("DELETE FROM script_step WHERE scene = 2 AND script = 'a' AND position > 3", []),
        ("DELETE FROM transition_item WHERE scene = 1 AND transition = 'pick' AND position = 0", [1]),
        ("DELETE FROM popup_item WHERE scene = 1 AND position = 0", [1]),
        ("DELETE FROM delayed_view WHERE scene = 4 AND position = 0", [4]),
        ("DELETE FROM layer_effect_step WHERE scene = 1 AND trigger = 'activate' AND position = 0", [1]),
        (
            """
            UPDATE layer_effect_step SET effect = 3 WHERE effect = 0;
            UPDATE layer_effect SET position = 3 WHERE position = 0
            """, [1, 2, 4]
        ),
        ("DELETE FROM script WHERE name = 'z'; DELETE FROM script_step WHERE script = 'z'", [1, 2, 4]),
        ("DELETE FROM header_element", []),
        ("DELETE FROM view WHERE scene = 3 AND position = 59", []),
        ("DELETE FROM view WHERE scene = 3 AND position = 58", [3]),
        ("UPDATE view SET position = 9223372036854775807 WHERE scene = 3 AND position = 59", [3]),
        ("UPDATE view SET position = 1048576 WHERE scene = 3 AND position = 59", [3]),
        ("UPDATE view SET position = 58 WHERE scene = 3 AND position = 59", [3]),
        ("UPDATE view SET position = 0", [1, 2, 3, 4]),
        ("UPDATE view SET position = 59 - position WHERE scene = 3", []),
        ("UPDATE context SET position = 2 - position", []),
    ]

    private static let ofWholeTables: [(sql: String, scenes: Set<Int>)] = [
        "context", "view", "portal", "transition", "popup", "delayed", "header", "script",
    ].flatMap { table -> [(sql: String, scenes: Set<Int>)] in
        [
            ("UPDATE \(table) SET position = position + 1 WHERE scene = 2", [2]),
            ("UPDATE \(table) SET position = max(0, position - 1) WHERE scene IN (1, 4)", [1, 4]),
        ]
    }

    @Test(arguments: changes)
    func `positions without gaps come out, whoever has changed the rows`(
        sql: String, scenes: Set<Int>
    ) throws {
        let source = try catalog("edited.db", Self.scenes)
        let database = source.database
        try database.run("PRAGMA foreign_keys = OFF")
        try database.execute(script: Array(sql.utf8))
        var values: [Scene] = []
        try source.forEachScene { values.append($0) }
        let expected = try export(try catalog("values.db", values))
        #expect(try export(source, manyScenes: scenes.contains(1) ? 1 : .max) == expected)

        let copy = try CatalogStore(file: directory.file("copy.db"), mode: .readWriteCreate)
        try copy.database.forgetReferences()
        let found = try copy.database.transaction(reading: directory.file("edited.db")) {
            try copy.numberScenes()
            return try copy.copyScenes(["scene"] + CatalogStore.sceneParts.joined())
        }
        #expect(found == scenes)
    }
}
