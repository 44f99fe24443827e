import PortalSQLite
import Testing

@testable import PortalCLI

@Suite struct BusyTimeoutTests {
    @Test(arguments: [["list", "scenes"], ["doctor"]])
    func aLockedCatalogIsWaitedForAsLongAsAsked(words: [String]) throws {
        let workspace = try Workspace.withSeeds()
        let database = try Connection(file: workspace.database, mode: .readWrite)
        try database.run("BEGIN EXCLUSIVE")
        let result = workspace.run(words, Surroundings(environment: ["PORTAL_BUSY_TIMEOUT": "0.001"]))
        #expect(result.code == .busy)
        #expect(
            result.errors == """
                portal-db: portal.db is in use by another program; try again when that has finished
                portal-db: PORTAL_BUSY_TIMEOUT=60 in the environment waits for it up to 60 seconds

                """)
        try database.run("ROLLBACK")
        #expect(workspace.run(words).code == .success)
    }

    @Test(arguments: ["soon", "-1", "3601", "5s", "nan"]) func aTimeThatIsNoneIsAMistake(word: String) throws {
        let result = try Workspace.withSeeds().run(
            ["list", "scenes"], Surroundings(environment: ["PORTAL_BUSY_TIMEOUT": word]))
        #expect(result.code == .usage)
        #expect(
            result.errors.hasPrefix(
                "portal-db: PORTAL_BUSY_TIMEOUT is '\(word)'; it must be a number of seconds from 0 to 3600\n"))
    }

    @Test(arguments: [("", 5.0), ("0", 0), ("0.25", 0.25), ("3600", 3600)])
    func theTimeIsInSeconds(word: String, seconds: Double) throws {
        let console = MemoryConsole().console(environment: ["PORTAL_BUSY_TIMEOUT": word])
        #expect(try console.busyTimeout() == .seconds(seconds))
    }
}
