import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

/// Rows of other people's files that pass every check of the file, and that no reader takes.
@Suite struct ForeignRowsTests {
    @Test(arguments: ["import", "merge"]) func theirSenderIsAskedForThem(way: String) throws {
        let files = try CatalogFiles()
        try files.makeLibrary(
            "team", Documents.document(scenes: "[\(Documents.scene(Documents.flight()))]"), named: "Team")
        try Connection(file: files.path("team"), mode: .readWrite).run("UPDATE view SET fill = '#1'")
        let catalog = try files.make("portal.db")
        let error = #expect(throws: CatalogError.self) {
            if way == "import" {
                try catalog.importDocuments([.path(files.path("team"))])
            } else {
                try catalog.merge([files.path("team")])
            }
        }
        #expect(error?.kind == .badData)
        let words = error?.description ?? ""
        #expect(words.hasPrefix("\(files.path("team")) is not taken: it is damaged ("), "\(words)")
        #expect(words.hasSuffix("); copy it again, or ask for it again"), "\(words)")
        #expect(try catalog.isEmpty)
    }

    /// What is wrong with the catalog itself stays its own.
    @Test func theOwnFileIsNotBlamedOnOthers() throws {
        let files = try CatalogFiles()
        let scene = Documents.document(scenes: "[\(Documents.scene(Documents.flight()))]")
        try files.makeLibrary("team", scene, named: "Team")
        let catalog = try files.make("portal.db", scene)
        try Connection(file: files.path("portal.db"), mode: .readWrite).run("UPDATE view SET fill = '#1'")
        let error = #expect(throws: CatalogError.self) { try catalog.importDocuments([.path(files.path("team"))]) }
        #expect(error?.description.hasPrefix("\(files.path("portal.db")) is damaged: ") == true)
        #expect(error?.description.hasSuffix("; restore it from a backup") == true)
    }
}
