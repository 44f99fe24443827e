import Foundation
import PortalSQLite
import TestSupport
import Testing

@Suite struct MigrateCommandTests {
    static let goldenNames = ["migrate-dry-run.txt", "migrate-dry-run.csv"]

    private let goldens = Goldens(of: "PortalCLITests")

    /// A workspace whose catalog is of the oldest version.
    private func olderWorkspace() throws -> Workspace {
        let workspace = try Workspace()
        let dump = Project.root.appendingPathComponent("Tests/PortalCatalogTests/Fixtures/catalog-1000.sql")
        let script = try Data("PRAGMA synchronous = OFF;\n".utf8) + Data(contentsOf: dump)
        try Connection(file: workspace.database, mode: .readWriteCreate).execute(script: Array(script))
        return workspace
    }

    @Test func theStatusNamesEachMigration() throws {
        let workspace = try Workspace.withSeeds()
        let status = workspace.run("migrate", "--status", "--format", "csv")
        #expect(status.code == .success)
        #expect(status.output.hasPrefix("migration,state,appliedAt\r\n0001_catalog,applied,"))
        #expect(workspace.run("migrate").output.hasPrefix("portal.db: schema version "))
    }

    @Test(arguments: [[], ["--status"], ["--dry-run"]])
    func withoutACatalogThereIsNoStatus(words: [String]) throws {
        let workspace = try Workspace()
        #expect(workspace.run(["migrate"] + words).code == .noInput)
        #expect(!workspace.exists("portal.db"))
    }

    @Test(arguments: ["txt", "csv"])
    func aTrialSaysWhatWouldBeDoneAndChangesNothing(ending: String) throws {
        let workspace = try olderWorkspace()
        let before = try workspace.files()
        let trial = workspace.run("migrate", "--dry-run", "--format", ending == "txt" ? "text" : ending)
        #expect(trial.code == .success)
        try goldens.compare(trial.output, with: "migrate-dry-run.\(ending)")
        #expect(try workspace.files() == before)
        #expect(workspace.run("migrate").code == .success)
        let another = workspace.run("migrate", "--dry-run")
        #expect(another.output.hasSuffix("; nothing is pending.\n") && another.code == .success)
    }

    @Test func aTrialFailsAsTheUpgradeWould() throws {
        let workspace = try olderWorkspace()
        let database = try Connection(file: workspace.database, mode: .readWrite)
        try database.run("PRAGMA foreign_keys = OFF")
        try database.run("UPDATE view SET context = 'nowhere'")
        let before = try workspace.files()
        let trial = workspace.run("migrate", "--dry-run")
        #expect(trial.code == .badData)
        #expect(
            trial.errors == """
                portal-db: portal.db could not be upgraded: a row of view refers to a row of context that does not \
                exist; it is as it was

                """)
        #expect(workspace.run("migrate").errors == trial.errors)
        #expect(try workspace.files()["portal.db"] == before["portal.db"])
    }

    /// As an import does that is killed at the right moment.
    @Test(arguments: [0, 512]) func afterAStoppedWriteItMakesTheFileOneThatIsTaken(byteCount: Int) throws {
        let workspace = try Workspace.withSeeds()
        try workspace.write(Data(count: byteCount), to: "portal.db-journal")
        let words = ["import", workspace.database, "--db", workspace.path("other.db")]
        let refusal = workspace.run(words)
        #expect(refusal.code == .badData && refusal.errors.contains("'portal-db migrate --db'"))
        #expect(workspace.run("migrate").code == .success)
        #expect(workspace.run(words).code == .success)
        #expect(!workspace.exists("portal.db-journal"))
    }

    @Test func statusAndTrialExcludeEachOther() throws {
        #expect(try Workspace.withSeeds().run("migrate", "--dry-run", "--status").code == .usage)
    }
}
