import Foundation
import PortalDB
import TestSupport

/// A catalog that is copied between any two commands: the copy has everything in it.
enum CopyTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground()
        let seeds = try ground.seeds("seeds") { $0 == "portal-sheet.json" || $0 == "presets.json" }
        let steps = [
            ["import", seeds], ["play", "portal-sheet"], ["play", "--all", "--fps", "30"],
            ["import", seeds, "--on-conflict", "skip"], ["migrate"], ["prune"], ["export"], ["check"], ["verify"],
        ]
        var trial = Trial("copies: cp between two commands")
        let copy = ground.file("copy.db")
        let looked = Set(effort.points(upTo: steps.count))
        for (number, words) in zip(1..., steps) {
            guard looked.contains(number) else {
                _ = CommandRun(words, catalog: ground.catalog)
                continue
            }
            trial.attempt("after '\(words.joined(separator: " "))'") {
                try CommandRun(words, catalog: ground.catalog).end(with: [.success, .differences])
                try expect(try Child(["cp", ground.catalog, copy]).wait() == .exited(0), "cp failed")
                let contents = try CatalogContents(of: copy)
                try expect(contents == CatalogContents(of: ground.catalog), "the copy has other content")
                try expect(number == 1 || !contents.recordings.isEmpty, "the copy has no recordings")
                try CommandRun(["play", "portal-sheet", "--record", "all"], catalog: copy).succeed()
            }
        }
        try report(trial)
    }
}
