import Foundation
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

    static let outputs = [
        ["export", "other.db", "--replace"], ["export", "other.db", "--format", "json", "--replace"],
        ["export", "other.db", "--format", "tokens", "--presets", "*", "--replace"],
        ["export", "other.db", "--format", "swift", "--presets", "*", "--replace"],
        ["export", "other.db", "--format", "schema", "--replace"],
        ["render", "card-grid/open-dawn", "--format", "svg", "--output", "other.db", "--replace"],
        ["verify", "card-grid/open-dawn", "--report", "other.db", "--replace"],
    ]

    @Test(arguments: outputs) func `no file takes the place of a database while that is in use`(words: [String]) throws
    {
        let workspace = try Workspace.withSeeds()
        try workspace.write(workspace.files()["portal.db"] ?? Data(), to: "other.db")
        let words = words.map { $0 == "other.db" ? workspace.path($0) : $0 }
        let before = try workspace.files()
        let user = try Connection(file: workspace.path("other.db"), mode: .readWrite)
        try user.exclusively {
            let result = workspace.run(words, Surroundings(environment: ["PORTAL_BUSY_TIMEOUT": "0.001"]))
            #expect(result.code == .busy, "\(result.errors)")
            #expect(result.errors.contains("other.db is in use by another program"), "\(result.errors)")
        }
        #expect(try workspace.files() == before)
        #expect(workspace.run(words).code != .busy)
        #expect(try workspace.files()["other.db"] != before["other.db"])
    }
}
