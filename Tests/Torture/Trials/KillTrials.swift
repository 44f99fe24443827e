import Foundation
import PortalDB
import TestSupport

/// Commands that are killed while they import, record and export: nothing of what was there is lost, nothing is half.
enum KillTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground(isBrief: effort.isBrief)
        let seeds = try ground.seeds("seeds")
        try report(try firstImport(of: seeds, on: ground).run(effort, kills: effort.kills))
        try report(try laterImport(on: ground).run(effort, kills: effort.kills))
        try report(try recording(of: seeds, on: ground).run(effort, kills: effort.kills))
        for name in ["catalog.json", "team.portaldb"] {
            for replaces in effort.sample([true, false]) {
                let export = try export(name, of: seeds, on: ground, replaces: replaces)
                try report(try export.run(effort, kills: (effort.kills + 3) / 4))
            }
        }
        try report(try merge(of: seeds, on: ground).run(effort, kills: effort.kills))
    }

    /// There was no catalog: there may be none, an empty one, or the whole; the same import then makes it whole.
    private static func firstImport(of seeds: String, on ground: Ground) throws -> Killing {
        let whole = try CatalogContents(of: ground.make("whole.db", by: [["import", seeds]]))
        return Killing(
            name: "kill: first import", ground: ground, words: ["import", seeds],
            prepare: { try ground.empty() },
            check: { run in
                let isThere = FileManager.default.fileExists(atPath: ground.catalog)
                if isThere, let contents = try? CatalogContents(of: ground.catalog) {
                    let isEmpty = contents.recordings.isEmpty && contents.document.count < 100
                    try expect(contents == whole || isEmpty && !run.hasSucceeded, "the import is half there")
                } else {
                    try expect(!run.hasSucceeded, "the import is not there")
                }
                try finish(run, on: ground, after: whole)
            })
    }

    private static func laterImport(on ground: Ground) throws -> Killing {
        let first = try ground.seeds("first") { $0 < "n" || $0.hasPrefix("presets") }
        let second = try ground.seeds("second") { $0 >= "n" && !$0.hasPrefix("presets") }
        let before = try ground.make("before.db", by: [["import", first], ["play", "delayed-lines"]])
        let after = try ground.make(
            "after.db", by: [["import", first], ["play", "delayed-lines"], ["import", second]])
        let (old, new) = (try CatalogContents(of: before), try CatalogContents(of: after))
        return Killing(
            name: "kill: import", ground: ground, words: ["import", second],
            prepare: { try ground.reset(to: before) },
            check: { run in
                let contents = try CatalogContents(of: ground.catalog)
                try expect(contents == new || contents == old && !run.hasSucceeded, "the import is half there, or lost")
                try finish(run, on: ground, after: new)
            })
    }

    /// What was said to be recorded is recorded; what is recorded is whole.
    private static func recording(of seeds: String, on ground: Ground) throws -> Killing {
        let words = ["play", "delayed-*", "portal-*", "--fps", "12", "--format", "csv"]
        let before = try ground.make("unrecorded.db", by: [["import", seeds]])
        let after = try ground.make("recorded.db", by: [["import", seeds], words])
        let whole = try CatalogContents(of: after)
        return Killing(
            name: "kill: record", ground: ground, words: words,
            prepare: { try ground.reset(to: before) },
            check: { run in
                let contents = try CatalogContents(of: ground.catalog)
                try expect(contents.document == whole.document, "the scenes are not what they were")
                for play in acknowledgedPlays(in: run.errors) {
                    try expect(contents.hasRecording(of: play), "\(play) was recorded and is lost")
                }
                try expect(contents.results.isSubset(of: whole.results), "a recording is not as it should be")
                try finish(run, on: ground, after: whole)
            })
    }

    /// A file appears whole or not at all, and an old one stays until then.
    private static func export(_ name: String, of seeds: String, on ground: Ground, replaces: Bool) throws -> Killing {
        let source = try ground.make("source.db", by: [["import", seeds]])
        let (target, old) = (ground.file(name), Data("old".utf8))
        let words = ["export", target] + (replaces ? ["--replace"] : [])
        try CommandRun(["export", ground.aside(name), "--replace"], catalog: source).succeed()
        let whole = try ground.bytes(ground.aside(name))
        return Killing(
            name: "kill: export \(name)" + (replaces ? ", replacing" : ""), ground: ground, words: words,
            prepare: {
                try ground.reset(to: source)
                if replaces { try old.write(to: URL(fileURLWithPath: target)) }
            },
            check: { run in
                let isThere = FileManager.default.fileExists(atPath: target)
                let found = isThere ? try ground.bytes(target) : nil
                try expect(
                    found == whole || found == (replaces ? old : nil) && !run.hasSucceeded, "the export is half there")
                try CommandRun(["export", target, "--replace"], catalog: ground.catalog).succeed()
                try expect(try ground.bytes(target) == whole, "the next export is not whole")
                try expect(try ground.names == [name, "portal.db"].sorted(), "it left behind \(try ground.names)")
            })
    }

    private static func merge(of seeds: String, on ground: Ground) throws -> Killing {
        let first = try ground.seeds("mine") { $0 < "n" || $0.hasPrefix("presets") }
        let plays = ["play", "delayed-*", "portal-*"]
        let before = try ground.make("mine.db", by: [["import", first]])
        let other = try ground.make("theirs.db", by: [["import", seeds], plays])
        let after = try ground.make("merged.db", by: [["import", first], ["merge", other]])
        let (old, new) = (try CatalogContents(of: before), try CatalogContents(of: after))
        return Killing(
            name: "kill: merge", ground: ground, words: ["merge", other],
            prepare: { try ground.reset(to: before) },
            check: { run in
                let contents = try CatalogContents(of: ground.catalog)
                try expect(contents == new || contents == old && !run.hasSucceeded, "the merge is half there, or lost")
                try finish(run, on: ground, after: new)
            })
    }

    /// The same command brings its work to an end, and leaves nothing behind.
    private static func finish(_ run: CommandRun, on ground: Ground, after whole: CatalogContents) throws {
        try CommandRun(run.words, catalog: ground.catalog).succeed()
        let contents = try CatalogContents(of: ground.catalog)
        try expect(contents.document == whole.document && contents.results == whole.results, "the next run does less")
        try expect(try ground.names == ["portal.db"], "it left behind \(try ground.names)")
    }

    /// Each play is named on a line when it is recorded: `card-grid/open-dawn: Recorded ...`. The last may be cut off.
    private static func acknowledgedPlays(in errors: String) -> [String] {
        errors.split(separator: "\n").compactMap { line in
            line.range(of: ": Recorded").map { String(line[..<$0.lowerBound]) }
        }
    }
}
