import Foundation
import HostileFiles
import PortalCatalog
import PortalDocument
import PortalModel
import PortalSQLite
import PortalSystem
import TestSupport
import Testing

/// Every file of the corpus is read whole, into a catalog, as an import would.
@Suite struct HostileFilesTests {
    /// `nil` for what is no file: reading would wait for a pipe, and never end with a device.
    private static func bytes(of path: String) -> Data? {
        guard (try? FileKind(path: path)) == .regular else { return nil }
        return try? Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test func `hostile files are refused by their reasons, and the catalog stays as it is`() throws {
        let directory = try TemporaryDirectory()
        let corpus = try hostileCorpus(in: directory.path)
        let catalog = try TemporaryDirectory()
        let store = try CatalogStore(file: catalog.file(), mode: .readWriteCreate)
        try store.put(Preset(name: "ours", animation: ".smooth"))
        let before = try Data(contentsOf: URL(fileURLWithPath: catalog.file()))
        struct Undone: Error {}

        let copies = try TemporaryDirectory()
        for file in corpus {
            let bytes = Self.bytes(of: file.path)
            let trial = Trial(file) { path in
                do {
                    try store.transaction {
                        try ForeignFile(path: path, catalog: store.file, copyingTo: copies.path).forEachElement {
                            element in
                            switch element {
                            case .preset(let preset): try store.put(preset)
                            case .popupSettings(let settings): try store.put(settings)
                            case .scene(let scene): try store.put(scene)
                            case .extensions(let extensions): try store.put(extensions: extensions)
                            }
                        }
                        throw Undone()
                    }
                } catch is Undone {}
            }
            #expect(trial.fault == nil)
            #expect(trial.seconds < 10, "\(file)")
            #expect(try Data(contentsOf: URL(fileURLWithPath: catalog.file())) == before, "\(file)")
            #expect(Self.bytes(of: file.path) == bytes, "\(file)")
        }
        #expect(corpus.count > 150)
        #expect(try catalog.names == ["portal.db"])
        #expect(try copies.names == [])
    }
}
