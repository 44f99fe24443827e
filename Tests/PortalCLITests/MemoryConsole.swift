import PortalCLI
import PortalDB

/// A console whose streams are texts.
final class MemoryConsole {
    private(set) var output = ""
    private(set) var errors = ""

    func console(
        input: String = "", isTerminal: Bool = false, columns: Int = 80, environment: [String: String] = [:]
    ) -> Console {
        Console(
            output: Console.Sink(isTerminal: isTerminal) { self.output += $0 },
            errors: Console.Sink(isTerminal: isTerminal) { self.errors += $0 },
            input: .bytes(Array(input.utf8), name: "standard input"), columns: columns,
            environment: { environment[$0] })
    }
}

/// What a run left behind.
struct RunResult {
    var code: ExitCode
    var output: String
    var errors: String

    init(_ words: [String], input: String = "", environment: [String: String] = [:]) {
        let memory = MemoryConsole()
        code = run(words: words, console: memory.console(input: input, environment: environment))
        output = memory.output
        errors = memory.errors
    }
}
