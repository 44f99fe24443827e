import PortalDB
import Testing

@testable import PortalCLI

private let noText = Array("bad".utf8) + [0xFF]

/// Variables that are no text are refused by who reads names of files in them, and by nobody else.
@Suite struct ConsoleEnvironmentTests {
    static let variables = [
        "PORTAL_DB", "PORTAL_LIBRARIES", "PORTAL_BUSY_TIMEOUT", "CI", "NO_COLOR", "TERM", "COLORTERM",
    ]

    static let runs: [(words: [String], refused: [String])] = [
        (["--help"], []), (["--version"], []), (["help", "list"], []), (["list", "--help"], []),
        (["list", "scenes"], ["PORTAL_DB", "PORTAL_LIBRARIES", "PORTAL_BUSY_TIMEOUT"]),
        (["list", "scenes", "--db", "DB"], ["PORTAL_LIBRARIES", "PORTAL_BUSY_TIMEOUT"]),
        (["vacuum", "--dry-run", "--db", "DB"], ["PORTAL_BUSY_TIMEOUT"]),
        (["migrate", "--status"], ["PORTAL_DB", "PORTAL_BUSY_TIMEOUT"]),
        (["doctor"], ["PORTAL_DB", "PORTAL_LIBRARIES", "PORTAL_BUSY_TIMEOUT"]),
        (["doctor", "--db", "DB"], ["PORTAL_LIBRARIES", "PORTAL_BUSY_TIMEOUT"]),
        (["check", "--db", "DB", "--library", "DB"], ["PORTAL_BUSY_TIMEOUT"]),
        (["play", "card-grid/open-dawn", "--db", "DB"], ["PORTAL_LIBRARIES", "PORTAL_BUSY_TIMEOUT"]),
        (["export", "--format", "schema"], []),
    ]

    @Test(arguments: runs) func `a variable that is no text is refused where it counts`(
        words: [String], refused: [String]
    ) throws {
        let workspace = try Workspace.withSeeds()
        for variable in Self.variables {
            let memory = MemoryConsole()
            var console = memory.console()
            let variables = ["PORTAL_DB": Array(workspace.database.utf8)].merging([variable: noText]) { $1 }
            console.environment = { variables[$0] }
            let code = run(words: words.map { $0 == "DB" ? workspace.database : $0 }, console: console)
            #expect((code == .usage) == refused.contains(variable), "\(variable): \(code) \(memory.errors)")
            if code == .usage { #expect(memory.errors.hasPrefix("portal-db: \(variable) is 'bad"), "\(memory.errors)") }
        }
    }

    @Test func `what a refused variable holds is shown by the numbers of its bytes`() {
        var console = MemoryConsole().console()
        console.environment = { _ in noText }
        let message = #"PORTAL_DB is 'bad\xFF', which is not UTF-8; only names in UTF-8 are read"#
        #expect(throws: UsageError(message: message)) { try console.names(in: "PORTAL_DB") }
        #expect(console.word(of: "TERM") == "bad\u{FFFD}")
    }
}
