import TestSupport
import Testing

@testable import PortalCLI

@Suite struct RunTests {
    static let goldenNames = ["help.txt"] + Program.standard.commands.map { "help-\($0.name).txt" }

    private let goldens = Goldens(of: "PortalCLITests")

    @Test func helpListsTheCommands() throws {
        let result = RunResult(["--help"])
        #expect(result.code == .success && result.errors.isEmpty)
        try goldens.compare(result.output, with: "help.txt")
        #expect(RunResult(["help"]).output == result.output)
    }

    @Test(arguments: Program.standard.commands.map(\.name))
    func everyCommandHasAPageWithExamples(name: String) throws {
        let result = RunResult([name, "--help"])
        #expect(result.code == .success && result.errors.isEmpty)
        try goldens.compare(result.output, with: "help-\(name).txt")
        #expect(RunResult(["help", name]).output == result.output)
        #expect(result.output.contains("\nExamples:\n  portal-db \(name)"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: [
        (
            ["--vresion"],
            "portal-db: unknown option '--vresion'; did you mean '--version'?\nportal-db: see 'portal-db --help'\n"
        ),
        (
            ["help", "halp"],
            "portal-db: unknown command 'halp'; did you mean 'help'?\nportal-db: see 'portal-db --help'\n"
        ),
        (
            ["help", "--hepl"],
            "portal-db: unknown option '--hepl'; did you mean '--help'?\nportal-db: see 'portal-db help --help'\n"
        ),
    ])
    func mistakesGoToTheErrorsWithAWayOut(words: [String], errors: String) {
        let result = RunResult(words)
        #expect(result.code == .usage)
        #expect(result.errors == errors)
        #expect(result.output.isEmpty)
    }

    @Test func versionIsData() {
        let result = RunResult(["--version"])
        #expect(result.code == .success)
        #expect(result.output == "portal-db 0.1.0\n")
    }

    @Test(
        arguments: [
            (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
            (true, ["TERM": "dumb"], false),
        ] as [(Bool, [String: String], Bool)])
    func coloursAreForTerminals(isTerminal: Bool, environment: [String: String], isColored: Bool) {
        let console = MemoryConsole().console(isTerminal: isTerminal, columns: 100, environment: environment)
        #expect(console.style.isColored == isColored)
        #expect(console.style.width == (isTerminal ? 100 : 80))
    }

    @Test func whatIsNotUTF8IsNoName() {
        let console = MemoryConsole()
        let words = [Array("list".utf8), Array("--db".utf8), Array("bad".utf8) + [0xFF]]
        #expect(run(words: words, console: console.console()) == .usage)
        #expect(console.errors == "portal-db: 'bad\\xFF' is not UTF-8; only names in UTF-8 are read\n")
        #expect(run(words: [Array("--version".utf8)], console: console.console()) == .success)
    }
}
