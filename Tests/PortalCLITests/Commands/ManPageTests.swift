import TestSupport
import Testing

@testable import PortalCLI

@Suite struct ManPageTests {
    static let goldenNames = ["portal-db.1"]

    private let page = RunResult(["help", "--format", "man"])

    @Test func thePageIsTheGolden() throws {
        #expect(page.code == .success && page.errors.isEmpty)
        try Goldens(of: "PortalCLITests").compare(page.output, with: "portal-db.1")
    }

    @Test func everyCommandAndOptionIsInIt() {
        for command in Program.standard.commands {
            #expect(page.output.contains("\n.Ss \(command.name)\n"))
            for option in command.options { #expect(page.output.contains("Fl -\(option.name)")) }
        }
        for code in ExitCode.allCases { #expect(page.output.contains("\n.It Li \(code.rawValue)\n")) }
    }

    @Test(.enabled(if: InstalledProgram("groff") != nil, "groff is not installed"))
    func groffHasNothingToSay() throws {
        let directory = try TemporaryDirectory()
        try directory.write(page.output, to: "portal-db.1")
        let groff = try #require(InstalledProgram("groff"))
        let result = try groff.run("-ww", "-mdoc", "-Tascii", "portal-db.1", in: directory.path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("--on-conflict") || result.output.contains("-\u{8}--\u{8}-o"))
    }

    @Test(.enabled(if: InstalledProgram("mandoc") != nil, "mandoc is not installed"))
    func mandocHasNothingToSay() throws {
        let directory = try TemporaryDirectory()
        try directory.write(page.output, to: "portal-db.1")
        let mandoc = try #require(InstalledProgram("mandoc"))
        let result = try mandoc.run("-Tlint", "-Wwarning", "portal-db.1", in: directory.path)
        #expect(result.output.isEmpty && result.errors.isEmpty, "\(result.output)")
    }

    @Test func itIsOfAllCommands() {
        let result = RunResult(["help", "play", "--format", "man"])
        #expect(result.code == .usage)
        #expect(result.errors.hasPrefix("portal-db: a manual page is of all commands; leave COMMAND out\n"))
    }
}
