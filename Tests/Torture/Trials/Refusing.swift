import Foundation
import PortalCLI
import PortalDB

/// A command in which the n-th of something is refused, for every n: it ends in good order, with all of its work done or
/// none, and the next run does it.
struct Refusing {
    /// How the n-th is made to fail.
    struct Fault: Sendable {
        let name: String
        /// Whether all after the n-th are refused, too.
        let isLasting: Bool
        /// Refuses the n-th from now on; 0: none, and the count begins anew.
        let arm: @Sendable (Int) -> Void
        /// How many there were since.
        let count: @Sendable () -> Int
        let expectRefusal: @Sendable (CommandRun) throws -> Void
    }

    let name: String
    let ground: Ground
    let words: [String]
    /// The catalog that the command finds; `nil`: none.
    let start: String?
    /// At most so many places are tried, where there are very many.
    var mostPoints = Int.max

    /// What the command leaves when nothing is in its way.
    private struct Goal {
        var before: TableRows?
        var after: TableRows
        var names: [String]
        /// What the command makes beside the catalog; `nil`: nothing.
        var export: Data?
    }

    func run(_ effort: Effort, _ faults: [Fault]) throws -> Trial {
        var trial = Trial(name)
        let goal = try goal()
        for fault in faults {
            try ground.reset(to: start)
            fault.arm(0)
            try CommandRun(words, catalog: ground.catalog).succeed()
            let count = fault.count()
            trial.note += (trial.note.isEmpty ? "" : ", ") + "\(fault.name) \(count)"
            for number in effort.points(upTo: count, atMost: mostPoints) {
                trial.attempt("\(fault.name) \(number)") { try refuse(number, fault, goal) }
            }
        }
        return trial
    }

    private func goal() throws -> Goal {
        try ground.reset(to: start)
        try CommandRun(words, catalog: ground.catalog).succeed()
        return Goal(
            before: try start.map { try TableRows(of: $0, withTimes: false) },
            after: try TableRows(of: ground.catalog, withTimes: false),
            names: try ground.names, export: try export)
    }

    private func refuse(_ number: Int, _ fault: Fault, _ goal: Goal) throws {
        try ground.reset(to: start)
        let run = {
            fault.arm(number)
            defer { fault.arm(0) }
            return CommandRun(words, catalog: ground.catalog)
        }()
        if !run.hasSucceeded {
            try fault.expectRefusal(run)
            if try isUntouched { return }
        }
        if !fault.isLasting {
            let isClean = try !ground.names.contains { $0.hasSuffix("-journal") || $0.hasSuffix(".partial") }
            try expect(isClean, "\(try ground.names) are left, so that a copy of the file would lack something")
        }
        if let found = try export { try expect(found == goal.export, "the export is half there") }
        try expectWhole(after: run, goal)
        try CommandRun(words, catalog: ground.catalog).succeed()
        try expect(
            try TableRows(of: ground.catalog, withTimes: false) == goal.after, "the next run does not do the work")
        try expect(try ground.names == goal.names, "\(try ground.names) are there, not \(goal.names)")
    }

    private var export: Data? {
        get throws {
            let file = ground.file("team.portaldb")
            return FileManager.default.fileExists(atPath: file) ? try ground.bytes(file) : nil
        }
    }

    /// Whether all is as it was before the run: then the file needs no look into it.
    private var isUntouched: Bool {
        get throws {
            guard let start else { return try ground.names.isEmpty }
            return try ground.names == ["portal.db"] && ground.bytes(ground.catalog) == ground.bytes(start)
        }
    }

    private func expectWhole(after run: CommandRun, _ goal: Goal) throws {
        if start == nil { return try expectWholeOrEmpty(after: run, goal) }
        // As the next command does it: a change that was left half made is undone.
        try CommandRun(["migrate", "--status"], catalog: ground.catalog).end(with: [.success, .differences])
        try checkSoundness(of: ground.catalog)
        let rows = try TableRows(of: ground.catalog, withTimes: false)
        if rows == goal.after { return }
        try expect(!run.hasSucceeded, "it succeeded without its work")
        try expect(
            try goal.before == TableRows(of: ground.catalog, restrictedTo: goal.before, withTimes: false),
            "the work is half done")
    }

    private func expectWholeOrEmpty(after run: CommandRun, _ goal: Goal) throws {
        guard FileManager.default.fileExists(atPath: ground.catalog), !(try ground.bytes(ground.catalog).isEmpty) else {
            return try expect(!run.hasSucceeded, "it succeeded and there is no catalog")
        }
        let status = CommandRun(["list", "scenes", "--format", "csv"], catalog: ground.catalog)
        try status.end(with: [.success, .noInput])
        guard status.hasSucceeded else { return try expect(!run.hasSucceeded, "it succeeded and left nothing") }
        try checkSoundness(of: ground.catalog)
        let isEmpty = status.output.split(whereSeparator: \.isNewline).count == 1
        try expect(
            try TableRows(of: ground.catalog, withTimes: false) == goal.after || isEmpty && !run.hasSucceeded,
            "the work is half done")
    }
}
