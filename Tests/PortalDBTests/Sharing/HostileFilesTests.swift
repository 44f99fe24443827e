import Foundation
import HostileFiles
import PortalCatalog
import PortalDB
import PortalModel
import PortalSQLite
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
            let target = try Target()
            #expect(corpus.count > 150)
            for file in corpus {
                let stamp = modificationDate(of: file.path)
                let trial = HostileTrial(file) { try target.take($0) }
                #expect(trial.fault == nil)
                #expect(trial.seconds < 10, "\(file)")
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

/// A catalog that has something, into which all that a file has is put and taken out again.
private final class Target {
    private let directory: TemporaryDirectory
    private let copies: TemporaryDirectory
    private let store: CatalogStore
    private let before: Data

    private struct Undone: Error {}

    init() throws {
        directory = try TemporaryDirectory()
        copies = try TemporaryDirectory()
        store = try CatalogStore(file: directory.file(), mode: .readWriteCreate)
        try store.put(Preset(name: "ours", animation: ".smooth"))
        before = try Data(contentsOf: URL(fileURLWithPath: directory.file()))
    }

    /// Whether the catalog has its bytes, and nothing lies beside it or where copies are made.
    var isUnchanged: Bool {
        get throws {
            try Data(contentsOf: URL(fileURLWithPath: directory.file())) == before
                && directory.names == ["portal.db"] && copies.names == []
        }
    }

    func take(_ path: String) throws {
        do {
            try store.transaction {
                let theirs = try ForeignFile(path: path, catalog: store.file, copyingTo: copies.path)
                try theirs.forEachElement { element in
                    switch element {
                    case .preset(let preset): try store.put(preset)
                    case .popupSettings(let settings): try store.put(settings)
                    case .scene(let scene): try store.put(scene)
                    case .extensions(let extensions): try store.put(extensions: extensions)
                    }
                }
                try theirs.store.forEachRecording(withHistory: true) { _ = try theirs.store.recording($0.name) }
                throw Undone()
            }
        } catch is Undone {}
    }
}
