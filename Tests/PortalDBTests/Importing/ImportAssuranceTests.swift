import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

@Suite struct ImportAssuranceTests {
    /// A new catalog does not look for what the rows of scenes refer to.
    @Test func `the rules of structure refuse whatever breaks a foreign key of a scene`() throws {
        let directory = try TemporaryDirectory()
        let whole = try Catalog(path: directory.file("whole.db"), access: .create)
        try whole.importDocuments([.path(Project.seeds)])
        let original = try Connection(file: directory.file("whole.db"), mode: .readOnly)
        let keys: [ForeignKey] = try original.rows(
            """
            SELECT child.name AS child, key."from" AS "column",
                group_concat(key."from", ' IS NOT NULL AND ') || ' IS NOT NULL' AS condition, max(key.seq) AS last
            FROM (SELECT name FROM pragma_table_list WHERE schema = 'main') AS child,
                pragma_foreign_key_list(child.name) AS key
            WHERE key.on_delete = 'NO ACTION'
            GROUP BY child.name, key.id HAVING sum(key."from" = 'scene') > 0
            """)
        #expect(keys.count == 18, "those with ON DELETE CASCADE are to what the row is in")
        for (number, key) in keys.enumerated() {
            let file = directory.file("broken-\(number).db")
            try original.backUp(to: file)
            let broken = try Connection(file: file, mode: .readWrite)
            try broken.execute(script: Array(key.breaking.utf8))
            let name: Scene.ID? = try broken.value("SELECT name FROM scene WHERE title = 'broken'")
            let scene = try Catalog(path: file, access: .readOnly).scene(try #require(name, "\(key.child)"))
            let place = ElementPlace(file: file, element: JSONPath())
            let findings = ArrivingScene(scene, at: place).structure
            #expect(findings.contains { $0.severity == .error }, "\(key.child): \(key.column)")
        }
    }
}

private struct ForeignKey: RowDecodable {
    static var columns: [String] { ["child", "column", "condition", "last"] }

    let child: String
    /// The one that names what is referred to.
    let column: String
    /// Says which rows refer to anything.
    let condition: String

    init(row: inout Row) throws(SQLiteError) {
        (child, column, condition) = (try row.next(), try row.next(), try row.next())
        _ = try row.next(Int.self)
    }

    /// Lets the rows of one scene refer to nothing, and marks the scene.
    var breaking: String {
        """
        PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
        UPDATE scene SET title = 'broken' WHERE id = (SELECT min(scene) FROM \(child) WHERE \(condition));
        UPDATE \(child) SET \(column) = 'none'
        WHERE \(condition) AND scene = (SELECT id FROM scene WHERE title = 'broken');
        """
    }
}
