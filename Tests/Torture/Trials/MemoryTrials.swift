import CFaults
import PortalCLI

/// Commands for which SQLite's n-th allocation fails. What Swift itself allocates cannot fail without ending a process,
/// so only SQLite's allocations are counted.
enum MemoryTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        try expect(faults_install_memory() == 0, "the allocator that fails cannot be installed")
        let ground = try Ground()
        var commands = try Refusing.commands(on: ground, named: "memory")
        let scene = ground.aside("scene.db")
        for words in [["list", "scenes"], ["show", "portal-sheet"], ["export"]] {
            commands.append(Refusing(name: "memory: \(words[0])", ground: ground, words: words, start: scene))
        }
        for index in commands.indices where commands[index].isLong { commands[index].mostPoints = 2000 }
        for command in effort.sample(commands) { try report(try command.run(effort, faults)) }
    }

    private static let faults = [false, true].map { isLasting in
        Refusing.Fault(
            name: isLasting ? "lasting" : "once", isLasting: isLasting,
            arm: {
                // SQLite starts anew, so that what it allocates once in a process counts, too.
                if $0 > 0 { faults_forget() }
                faults_arm_memory(Int64($0), isLasting ? 1 : 0)
            },
            count: { Int(faults_allocations()) },
            expectRefusal: { run in
                // Whether a file of other people is large beyond measure or memory is scarce cannot be told.
                let isOfOthers = run.errors.contains("is not taken: it takes too much time or memory")
                if isOfOthers { return try run.end(with: [.badData]) }
                try run.refuse([.inputOutput], naming: "out of memory")
            })
    }
}

extension Refusing {
    /// Making the schema, or comparing it with what a file has, parses it again and again, which takes very many
    /// allocations.
    fileprivate var isLong: Bool {
        start == nil || words.contains("merge") || words.contains("migrate") || words.contains("--replace")
    }
}
