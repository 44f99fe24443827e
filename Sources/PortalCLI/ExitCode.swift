/// What the command tells the shell; the numbers from 64 on are those of sysexits.h.
package enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    /// Differences or findings.
    case differences = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case cannotCreate = 73
    case inputOutput = 74
    case busy = 75
    /// Stopped by Ctrl-C, as shells have it.
    case interrupted = 130
}
