import Foundation
import PortalCatalog
import PortalDB
import PortalModel
import TestSupport

/// A catalog that has something, into which all that a file has is put and taken out again.
package final class HostileTarget {
    private let directory: TemporaryDirectory
    private let copies: TemporaryDirectory
    private let store: CatalogStore
    private let before: Data

    private struct Undone: Error {}

    package init() throws {
        directory = try TemporaryDirectory()
        copies = try TemporaryDirectory()
        store = try CatalogStore(file: directory.file(), mode: .readWriteCreate)
        try store.put(Preset(name: "ours", animation: ".smooth"))
        before = try Data(contentsOf: URL(fileURLWithPath: directory.file()))
    }

    /// Whether the catalog has its bytes, and nothing lies beside it or where copies are made.
    package var isUnchanged: Bool {
        get throws {
            try Data(contentsOf: URL(fileURLWithPath: directory.file())) == before
                && directory.names == ["portal.db"] && copies.names == []
        }
    }

    /// Reads everything that a file has into the catalog, and undoes it.
    package func take(_ path: String) throws {
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
