import HostileFiles
import TestSupport

/// Files that somebody might send, each read whole: refused by its reason, or content like any other.
enum HostileTrials {
    static func run(report: (Trial) throws -> Void) throws {
        let directory = try TemporaryDirectory()
        let corpus = try hostileCorpus(in: directory.path)
        let target = try HostileTarget()
        var trial = Trial("hostile: files refused by their reasons, within 2 s and 64 MiB")
        var most = 0.0
        for file in corpus {
            trial.attempt(file.title) {
                let result = HostileTrial(file) { try target.take($0) }
                most = max(most, result.memory ?? 0)
                try expect(result.fault == nil, result.fault ?? "")
                try expect(result.seconds < 2, "took \(result.seconds) s")
                try expect(result.memory ?? 0 < 64, "took \(result.memory ?? 0) MiB")
                try expect(target.isUnchanged, "the catalog, or what lies beside it, is not as it was")
            }
        }
        trial.note = "at most \((most * 10).rounded() / 10) MiB of memory"
        try report(trial)
    }
}
