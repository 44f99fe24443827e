import Foundation
import HostileFiles
import PortalSystem
import TestSupport
import Testing

/// Every file of the corpus is read whole, into a catalog, as an import would.
///
/// In a process of its own: the bound for memory holds for a process, and so does what is measured of it.
@Suite struct HostileFilesTests {
    @Test func `hostile files are refused by their reasons, and the catalog stays as it is`() async {
        await #expect(processExitsWith: .success) {
            let directory = try TemporaryDirectory()
            let corpus = try hostileCorpus(in: directory.path)
            let target = try HostileTarget()
            #expect(corpus.count > 150)
            for file in corpus {
                let stamp = modificationDate(of: file.path)
                // Of a processor: a busy machine makes no file slow.
                let start = ThreadClock.now()
                let trial = HostileTrial(file) { try target.take($0) }
                #expect(ThreadClock.now() - start < 5, "\(file)")
                #expect(trial.fault == nil)
                #expect(trial.memory ?? 0 < 64, "\(file)")
                #expect(try target.isUnchanged, "\(file)")
                #expect(modificationDate(of: file.path) == stamp, "\(file)")
            }
        }
    }
}

private func modificationDate(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
}
