import Foundation
import PortalCLI
import PortalSQLite
import TestSupport

/// A catalog that may be read and not written: reading commands work, the others say what is in their way.
enum RightsTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground()
        let seeds = try ground.seeds("seeds") { $0 == "portal-sheet.json" || $0 == "presets.json" }
        let more = try ground.seeds("more") { $0 == "popup-alert.json" }
        let catalog = try ground.make("scene.db", by: [["import", seeds]])
        let commands = Commands(
            readers: [
                ["list", "scenes"], ["show", "portal-sheet"], ["export"], ["migrate", "--status"],
                ["play", "portal-sheet", "--no-record"], ["doctor"],
            ],
            writers: [
                ["import", more], ["import", more, "--dry-run"], ["merge", catalog, "--dry-run"],
                ["play", "portal-sheet/open-1"], ["rename", "scene", "portal-sheet", "sheet", "--dry-run"],
                ["copy", "portal-sheet", "sheet", "--dry-run"], ["rm", "portal-sheet", "--dry-run"],
                ["prune", "--dry-run"], ["vacuum", "--dry-run"], ["migrate", "--dry-run"],
            ],
            catalog: catalog, ground: ground)
        try report(try commands.modes("rights: read-only file", file: 0o444, directory: 0o777))
        try report(try commands.modes("rights: read-only directory", file: 0o666, directory: 0o555))
        try report(try commands.modes("rights: read-only file and directory", file: 0o444, directory: 0o555))
        try report(try commands.unreadable("rights: unreadable file"))
        try report(try commands.medium("rights: read-only medium"))
        let log = try ground.make("log.db", by: [["import", seeds]])
        try Connection(file: log, mode: .readWrite).run("PRAGMA journal_mode = WAL")
        let logged = Commands(
            // The log alone is a finding of 'doctor'.
            readers: commands.readers.filter { $0 != ["doctor"] }, writers: commands.writers, catalog: log,
            ground: ground)
        try report(try logged.modes("rights: read-only file with a log", file: 0o444, directory: 0o777))
        try report(try logged.modes("rights: read-only directory with a log", file: 0o666, directory: 0o555))
    }

    private struct Commands {
        let readers: [[String]]
        let writers: [[String]]
        let catalog: String
        let ground: Ground

        func modes(_ name: String, file: Int, directory: Int) throws -> Trial {
            try trial(name, file: file, directory: directory) { try attempt(&$0, as: $1) }
        }

        func unreadable(_ name: String) throws -> Trial {
            try trial(name, file: 0, directory: 0o777) { trial, user in
                for words in readers {
                    trial.attempt(words.joined(separator: " ")) {
                        let run = try CommandRun(spawning: words, prefix: user, catalog: ground.catalog, on: ground)
                        try run.refuse([.noInput], naming: "cannot read '\(ground.catalog)'")
                    }
                }
            }
        }

        /// Modes do not bind root, so that another user runs the commands for it.
        private func trial(
            _ name: String, file: Int, directory: Int, _ attempt: (inout Trial, _ user: [String]) throws -> Void
        ) throws -> Trial {
            var trial = Trial(name)
            try ground.reset(to: catalog)
            let manager = FileManager.default
            try manager.setAttributes([.posixPermissions: file], ofItemAtPath: ground.catalog)
            try manager.setAttributes([.posixPermissions: directory], ofItemAtPath: ground.home)
            defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: ground.home) }
            let isRoot = geteuid() == 0
            let temporary = ground.aside("temporary")
            try manager.createDirectory(atPath: temporary, withIntermediateDirectories: true)
            try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: temporary)
            let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "env", "TMPDIR=\(temporary)"]
            try attempt(&trial, isRoot ? user : [])
            trial.note = isRoot ? "as user 65534" : ""
            return trial
        }

        func medium(_ name: String) throws -> Trial {
            var trial = Trial(name)
            guard let disk = try Disk(at: ground, pages: 16_384) else {
                trial.note = "skipped: mounting a file system needs root"
                return trial
            }
            try FileManager.default.copyItem(atPath: catalog, toPath: ground.catalog)
            try disk.makeReadOnly()
            try attempt(&trial, as: [])
            return trial
        }

        private func attempt(_ trial: inout Trial, as user: [String]) throws {
            for words in readers {
                trial.attempt(words.joined(separator: " ")) {
                    try CommandRun(spawning: words, prefix: user, catalog: ground.catalog, on: ground).succeed()
                }
            }
            for words in writers {
                trial.attempt(words.joined(separator: " ")) {
                    let run = try CommandRun(spawning: words, prefix: user, catalog: ground.catalog, on: ground)
                    try run.refuse([.cannotCreate], naming: "\(ground.catalog) cannot be written")
                }
            }
            trial.attempt("all") {
                try expect(try ground.bytes(ground.catalog) == ground.bytes(catalog), "the file was changed")
                try expect(try ground.names == ["portal.db"], "they left behind \(try ground.names)")
            }
        }
    }
}
