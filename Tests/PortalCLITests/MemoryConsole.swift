import PortalCLI

/// A console whose streams are texts.
final class MemoryConsole {
    private(set) var output = ""
    private(set) var errors = ""
    private var input: [UInt8]

    init(input: String = "") {
        self.input = Array(input.utf8)
    }

    func console(isTerminal: Bool = false, columns: Int? = nil, environment: [String: String] = [:]) -> Console {
        Console(
            output: Console.Sink(isTerminal: isTerminal) { self.output += $0 },
            errors: Console.Sink(isTerminal: isTerminal) { self.errors += $0 },
            readInput: {
                defer { self.input = [] }
                return self.input
            },
            columns: columns, environment: environment)
    }
}

/// What a run left behind.
struct RunResult {
    var code: ExitCode
    var output: String
    var errors: String

    init(_ words: [String], input: String = "", environment: [String: String] = [:]) {
        let memory = MemoryConsole(input: input)
        code = run(words: words, console: memory.console(environment: environment))
        output = memory.output
        errors = memory.errors
    }
}
