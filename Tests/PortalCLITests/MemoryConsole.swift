import PortalCLI
import PortalDB

/// A console whose streams are texts.
final class MemoryConsole {
    private(set) var output = ""
    private(set) var errors = ""

    func console(
        input: String = "", isTerminal: Bool = false, columns: Int = 80, environment: [String: String] = [:],
        clock: @escaping () -> Double = { 0 }, zone: @escaping (Int) -> Int = { _ in 0 },
        isInterrupted: @escaping () -> Bool = { false }
    ) -> Console {
        Console(
            output: Console.Sink(isTerminal: isTerminal) { self.output += $0 },
            errors: Console.Sink(isTerminal: isTerminal) { self.errors += $0 },
            input: .bytes(Array(input.utf8), name: "standard input"), columns: columns,
            environment: { environment[$0].map { Array($0.utf8) } }, clock: clock, zone: zone,
            isInterrupted: isInterrupted)
    }
}

/// What surrounds a run.
struct Surroundings {
    var isTerminal = false
    var columns = 80
    var environment: [String: String] = [:]
    /// Seconds that the clock goes on with each look.
    var tick = 0.0
    /// How often it may be asked whether to stop before it is.
    var patience = Int.max
    /// How far local time is ahead of UTC, in seconds.
    var zone: @Sendable (Int) -> Int = { _ in 0 }
}

/// What a run left behind.
struct RunResult {
    var code: ExitCode
    var output: String
    var errors: String

    init(_ words: [String], input: String = "", _ surroundings: Surroundings = Surroundings()) {
        let memory = MemoryConsole()
        var (time, asked) = (0.0, 0)
        let console = memory.console(
            input: input, isTerminal: surroundings.isTerminal, columns: surroundings.columns,
            environment: surroundings.environment,
            clock: {
                time += surroundings.tick
                return time
            },
            zone: surroundings.zone,
            isInterrupted: {
                asked += 1
                return asked > surroundings.patience
            })
        code = run(words: words, console: console)
        output = memory.output
        errors = memory.errors
    }
}
