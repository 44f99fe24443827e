import Foundation
import PortalCLI
import PortalCatalog
import PortalSQLite

/// Files of every older version that are upgraded by two programs at once, or by one that is killed; and files that are
/// none of ours.
enum UpgradeTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground()
        let share = (effort.kills + Fixture.olderVersions.count - 1) / Fixture.olderVersions.count
        for version in Fixture.olderVersions {
            try report(try killed(version, on: ground).run(effort, kills: share))
            try report(try pairs(version, on: ground, effort))
        }
        try report(try refusals(on: ground))
    }

    private static func killed(_ version: Int, on ground: Ground) throws -> Killing {
        let old = ground.aside("catalog-\(version).db")
        try Fixture.make(version: version, at: old)
        let rows = try TableRows(of: old)
        return Killing(
            name: "kill: migrate from \(version)", ground: ground, words: ["migrate"],
            prepare: { try ground.reset(to: old) },
            check: { run in
                try CommandRun(["migrate", "--status"], catalog: ground.catalog).end(with: [.success, .differences])
                try expectKept(rows, in: ground)
                if run.hasSucceeded {
                    try expect(try TableRows(of: ground.catalog).version > version, "the upgrade is lost")
                }
                try CommandRun(run.words, catalog: ground.catalog).succeed()
                try expectKept(rows, in: ground)
                let backup = "portal.db.v\(version).backup"
                try expect(try ground.names == ["portal.db", backup], "it left behind \(try ground.names)")
            })
    }

    /// Two programs open an older file at the same moment: both succeed, and both see the newest schema.
    private static func pairs(_ version: Int, on ground: Ground, _ effort: Effort) throws -> Trial {
        let old = ground.aside("catalog-\(version).db")
        let rows = try TableRows(of: old)
        let newest = "schema version \(Migration.landed.last?.schemaVersion ?? 0)"
        var trial = Trial("pairs: migrate from \(version)")
        for pair in 1...effort.pairs {
            trial.attempt("pair \(pair)") {
                try ground.reset(to: old)
                let outputs = ["one", "other"].map(ground.aside)
                let both = try outputs.map { output in
                    try Child(
                        [Child.portalDB, "migrate"], environment: ["PORTAL_DB": ground.catalog],
                        output: output, errors: output + "-errors")
                }
                for (child, output) in zip(both, outputs) {
                    let run = try CommandRun(
                        ["migrate"], ending: child.wait(), output: output, errors: output + "-errors")
                    try run.succeed()
                    try expect(run.output.contains(newest), "it says \(run.output)")
                }
                try expectKept(rows, in: ground)
                try checkSoundness(of: ground.catalog)
            }
        }
        return trial
    }

    /// The file has every row, and so has the backup, which is whole or not there; it is there once the file is new.
    private static func expectKept(_ rows: TableRows, in ground: Ground) throws {
        let found = try TableRows(of: ground.catalog, restrictedTo: rows)
        try expect(found == rows, "rows are lost")
        try checkSoundness(of: ground.catalog)
        let backup = ground.catalog + ".v\(rows.version).backup"
        guard FileManager.default.fileExists(atPath: backup) else {
            return try expect(found.version == rows.version, "the file is upgraded without a backup")
        }
        let kept = try TableRows(of: backup)
        try expect(kept == rows && kept.version == rows.version, "the backup is not what the file was")
        try checkSoundness(of: backup)
    }

    /// Each is refused by what it is, and stays as it was.
    private static func refusals(on ground: Ground) throws -> Trial {
        let sound = ground.aside("sound.db")
        try Fixture.make(version: Fixture.olderVersions[0], at: sound)
        let bytes = [UInt8](try ground.bytes(sound))
        func altered(at place: Int, _ new: [UInt8]) -> [UInt8] {
            var copy = bytes
            copy.replaceSubrange(place..<place + new.count, with: new)
            return copy
        }
        let strangers: [(name: String, bytes: [UInt8], reason: String)] = [
            ("newer", altered(at: 60, [0, 0, 0x0F, 0xA0]), "schema version 4000"),
            ("foreign", altered(at: 68, Array("GPKG".utf8)), "another application's database (application_id 'GPKG')"),
            ("without an owner", altered(at: 68, [0, 0, 0, 0]), "another application's database"),
            ("damaged", altered(at: 100, [UInt8](repeating: 0xEE, count: 300)), "is damaged"),
            ("half copied", Array(bytes.prefix(bytes.count / 2)), "is damaged"),
            ("hardly copied", Array(bytes.prefix(50)), "the beginning of an SQLite database"),
            ("a text", Array("some text\n".utf8), "not an SQLite database"),
        ]
        var trial = Trial("upgrade: files that are none of ours")
        for stranger in strangers {
            for words in [["migrate"], ["migrate", "--dry-run"], ["migrate", "--status"]] {
                trial.attempt("\(stranger.name), \(words.joined(separator: " "))") {
                    try ground.empty()
                    try Data(stranger.bytes).write(to: URL(fileURLWithPath: ground.catalog))
                    try CommandRun(words, catalog: ground.catalog).refuse([.badData], naming: stranger.reason)
                    try expect(try ground.bytes(ground.catalog) == Data(stranger.bytes), "it was changed")
                    try expect(try ground.names == ["portal.db"], "it left behind \(try ground.names)")
                }
            }
        }
        return trial
    }
}
