import Foundation
import PortalCLI
import PortalDB
import TestSupport

/// Commands whose files may not grow beyond a limit, or whose disk is full: for the real process, with the system's own
/// refusals.
enum DiskTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground()
        let presets = try ground.seeds("presets") { $0 == "presets.json" }
        let catalog = try ground.make("small.db", by: [["import", presets]])
        let full = try ground.make("full.db", by: [["import", Project.seeds]])
        let seeds = ["import", Project.seeds, "--on-conflict", "replace"]
        let works = [
            Work(name: "first import", words: seeds, start: nil, ground: ground),
            Work(name: "import", words: seeds, start: catalog, ground: ground),
            Work(
                name: "export", words: ["export", "-o", ground.file("a.json"), "--replace"], start: full, ground: ground
            ),
        ]
        for work in works { try report(try limited(work, effort)) }
        for work in works { try report(try fullDisk(work, effort)) }
    }

    private struct Work {
        let name: String
        let words: [String]
        let start: String?
        let ground: Ground

        var changesCatalog: Bool { words[0] != "export" }

        /// Every file, by its name.
        func state() throws -> [String: Data] {
            Dictionary(uniqueKeysWithValues: try ground.names.map { ($0, try ground.bytes(ground.file($0))) })
        }

        /// What was there is there, and what is new is whole.
        func check(_ run: CommandRun, before: [String: Data]) throws {
            try run.end(with: [.success, .inputOutput])
            if run.hasSucceeded { return }
            try expect(!run.errors.isEmpty, "it says nothing")
            try expect(run.errors.contains(ground.home), "it does not name the file: \(run.errors)")
            let after = try state()
            if start == nil {
                try expect(after.isEmpty, "it left behind \(after.keys.sorted())")
            } else {
                try expect(after == before, "\(after.keys.sorted()) are not as they were")
            }
        }
    }

    /// SIGXFSZ, which comes with the first byte too many, would end the process.
    private static func limited(_ work: Work, _ effort: Effort) throws -> Trial {
        let ground = work.ground
        var trial = Trial("disk: \(work.name), file size limited")
        try ground.reset(to: work.start)
        try CommandRun(work.words, catalog: ground.catalog).succeed()
        let size = try work.state().values.map(\.count).max() ?? 0
        let blocks = (size + 511) / 512
        // Below the size that the catalog has, its old pages could not be put back at once either.
        let least = try work.start.map { work.changesCatalog ? try ground.bytes($0).count / 512 : 0 } ?? 0
        for limit in effort.points(upTo: blocks - least).map({ least + $0 }) {
            trial.attempt("\(limit) blocks") {
                try ground.reset(to: work.start)
                let before = try work.state()
                let run = try CommandRun(
                    spawning: work.words, prefix: ["sh", "-c", "ulimit -f \(limit); exec \"$0\" \"$@\""],
                    catalog: ground.catalog, on: ground)
                try work.check(run, before: before)
                try CommandRun(work.words, catalog: ground.catalog).succeed()
            }
        }
        trial.note = "up to \(blocks) blocks of 512 bytes"
        return trial
    }

    private static func fullDisk(_ work: Work, _ effort: Effort) throws -> Trial {
        let ground = work.ground
        var trial = Trial("disk: \(work.name), disk full")
        try ground.reset(to: work.start)
        let first = try work.start.map { try ground.bytes($0).count } ?? 0
        try CommandRun(work.words, catalog: ground.catalog).succeed()
        let size = try work.state().values.reduce(0) { $0 + $1.count }
        let pages = (size - first) / 4096 + 1
        for point in effort.points(upTo: pages) {
            // A disk of size 0 would be one without an end.
            let disk = try Disk(at: ground, pages: max(1, first / 4096 + point))
            guard let disk else {
                trial.note = "skipped: mounting a file system needs root"
                return trial
            }
            trial.attempt("\(disk.pages) pages") {
                if let start = work.start { try FileManager.default.copyItem(atPath: start, toPath: ground.catalog) }
                let before = try work.state()
                let run = try CommandRun(spawning: work.words, catalog: ground.catalog, on: ground)
                try work.check(run, before: before)
                try disk.grow()
                try CommandRun(work.words, catalog: ground.catalog).succeed()
            }
        }
        trial.note = "tmpfs of up to \(first / 4096 + pages) pages"
        return trial
    }
}
