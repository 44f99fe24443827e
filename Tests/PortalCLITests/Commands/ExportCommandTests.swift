import Testing

@Suite struct ExportCommandTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test func anImportOfAnExportExportsTheSame() throws {
        let export = workspace.run("export")
        #expect(export.code == .success)
        let other = try Workspace()
        #expect(other.run("import", "-", input: export.output).code == .success)
        #expect(other.run("export").output == export.output)
    }

    @Test func aFileIsReplacedOnlyWhenAsked() throws {
        let path = workspace.path("out.json")
        #expect(workspace.run("export", "--output", path).code == .success)
        let text = try workspace.read("out.json")
        #expect(text == workspace.run("export").output)
        let again = workspace.run("export", "--output", path)
        #expect(again.code == .cannotCreate)
        #expect(again.errors == "portal-db: 'out.json' already exists; use --replace\n")
        try workspace.write("old", to: "out.json")
        #expect(workspace.run("export", "--output", path, "--replace").code == .success)
        #expect(try workspace.read("out.json") == text)
        #expect(!workspace.exists("out.json.partial"))
    }

    @Test func theCatalogItselfIsNeverReplaced() throws {
        let catalog = try workspace.read("portal.db")
        #expect(workspace.run("export", "--output", workspace.database, "--replace").code == .usage)
        #expect(try workspace.read("portal.db") == catalog)
    }

    @Test func theSchemaNeedsNoCatalog() throws {
        let empty = try Workspace()
        let schema = empty.run("export", "--format", "schema")
        #expect(schema.code == .success && schema.errors.isEmpty)
        #expect(schema.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\","))
        #expect(empty.run("export", "--format", "schema", "--output", empty.path("s.json")).code == .success)
        #expect(try empty.read("s.json") == schema.output)
        #expect(empty.run("export", "--format", "schema", "--output", empty.path("s.json")).code == .cannotCreate)
        #expect(!empty.exists("portal.db"))
    }
}
