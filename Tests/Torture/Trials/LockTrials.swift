import Foundation
import PortalCLI
import PortalSQLite
import TestSupport

/// A catalog that another process has locked: commands wait for it, then say which file is in use.
enum LockTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground()
        let document = try ground.seeds("document") { $0 == "portal-sheet.json" } + "/portal-sheet.json"
        let presets = try ground.seeds("presets") { $0 == "presets.json" } + "/presets.json"
        let catalog = try ground.make("scene.db", by: [["import", presets, document]])
        let readers = [["list", "scenes"], ["show", "portal-sheet"], ["export"], ["migrate", "--status"]]
        let writers = [["import", presets, "--on-conflict", "replace"], ["play", "portal-sheet/open-1"]]

        var trial = Trial("locks: another process writes")
        for words in writers + readers {
            trial.attempt(words.joined(separator: " ")) {
                try ground.reset(to: catalog)
                try holding("BEGIN IMMEDIATE", ground) {
                    let run = try spawn(words, seconds: 0.2, ground)
                    // Who writes has not changed the file yet, so others may read.
                    if readers.contains(words) { try run.succeed() } else { try refuse(run, ground) }
                }
                try CommandRun(words, catalog: ground.catalog).succeed()
            }
        }
        try report(trial)

        trial = Trial("locks: another process commits")
        for words in writers + readers {
            trial.attempt(words.joined(separator: " ")) {
                try ground.reset(to: catalog)
                try holding("BEGIN EXCLUSIVE", ground) { try refuse(try spawn(words, seconds: 0.2, ground), ground) }
                try CommandRun(words, catalog: ground.catalog).succeed()
            }
        }
        try report(trial)

        trial = Trial("locks: another process has finished")
        for words in writers + readers {
            trial.attempt(words.joined(separator: " ")) {
                try ground.reset(to: catalog)
                let child = try holding("BEGIN EXCLUSIVE", ground) {
                    let child = try Child(
                        [Child.portalDB] + words,
                        environment: ["PORTAL_DB": ground.catalog, "PORTAL_BUSY_TIMEOUT": "60"])
                    // So that the command meets the lock; if it is later, the trial shows less, and still holds.
                    usleep(50_000)
                    return child
                }
                try expect(child.wait() == .exited(0), "it did not wait for the lock")
            }
        }
        try report(trial)
    }

    private static func spawn(_ words: [String], seconds: Double, _ ground: Ground) throws -> CommandRun {
        try CommandRun(
            spawning: words, catalog: ground.catalog, environment: ["PORTAL_BUSY_TIMEOUT": "\(seconds)"], on: ground)
    }

    private static func refuse(_ run: CommandRun, _ ground: Ground) throws {
        try run.refuse([.busy], naming: "\(ground.catalog) is in use by another program")
    }

    /// Runs a body while this process has the catalog's lock.
    private static func holding<Result>(
        _ begin: StaticString, _ ground: Ground, _ body: () throws -> Result
    ) throws -> Result {
        let database = try Connection(file: ground.catalog, mode: .readWrite)
        try database.run(begin)
        let result = try body()
        try database.run("ROLLBACK")
        return result
    }
}
