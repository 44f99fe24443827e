import Testing

@Suite struct MigrateCommandTests {
    @Test func theStatusNamesEachMigration() throws {
        let workspace = try Workspace.withSeeds()
        let status = workspace.run("migrate", "--status", "--format", "csv")
        #expect(status.code == .success)
        #expect(status.output.hasPrefix("migration,state,appliedAt\r\n0001_catalog,applied,"))
        #expect(workspace.run("migrate").output.hasPrefix("portal.db: schema version "))
    }

    @Test func withoutACatalogThereIsNoStatus() throws {
        let workspace = try Workspace()
        #expect(workspace.run("migrate", "--status").code == .noInput)
        #expect(workspace.run("migrate").code == .noInput)
        #expect(!workspace.exists("portal.db"))
    }
}
