import Foundation

/// The kinds of torture, in the order of the table.
enum Part: String, CaseIterable {
    case kill, upgrade, files, disk, memory, locks, rights, copies, hostile

    func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        switch self {
        case .kill: try KillTrials.run(effort, report: report)
        case .upgrade: try UpgradeTrials.run(effort, report: report)
        case .files: try FileTrials.run(effort, report: report)
        case .disk: try DiskTrials.run(effort, report: report)
        case .memory: try MemoryTrials.run(effort, report: report)
        case .locks: try LockTrials.run(effort, report: report)
        case .rights: try RightsTrials.run(effort, report: report)
        case .copies: try CopyTrials.run(effort, report: report)
        case .hostile: try HostileTrials.run(report: report)
        }
    }
}

/// - Returns: The exit code: 1 if anything failed.
func run(_ parts: [Part], _ effort: Effort) throws -> Int32 {
    if !effort.isContinued { say(TrialTable.header) }
    // Some parts change SQLite for the whole process, so each of several has one of its own.
    guard parts.count == 1 else {
        return try (parts.isEmpty ? Part.allCases : parts).reduce(0) { max($0, try runApart($1, effort)) }
    }
    var hasFailed = false
    try parts[0].run(effort) { trial in
        for line in [TrialTable.line(of: trial)] + TrialTable.failures(of: trial) { say(line) }
        hasFailed = hasFailed || !trial.failures.isEmpty
    }
    return hasFailed ? 1 : 0
}

/// Writes a line at once: others follow much later, and from other processes.
private func say(_ line: String) {
    print(line)
    fflush(nil)
}

/// Runs a part in a process of its own, which writes where this one does.
private func runApart(_ part: Part, _ effort: Effort) throws -> Int32 {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments =
        [part.rawValue, "--continued", "--seed", "\(effort.seed)"]
        + (effort.rounds.map { ["--rounds", "\($0)"] } ?? [])
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus > 1 { say("    part \(part.rawValue) broke off: \(process.terminationStatus)") }
    return process.terminationStatus
}
