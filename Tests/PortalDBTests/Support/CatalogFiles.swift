import Foundation
import PortalDB
import TestSupport

/// Catalogs of a test, each in a file of its own.
final class CatalogFiles {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    func path(_ name: String) -> String { directory.file(name) }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

    func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(fileURLWithPath: path(name))) }

    func copy(_ name: String, to copy: String) throws {
        try FileManager.default.copyItem(atPath: path(name), toPath: path(copy))
    }

    /// Makes a catalog with what documents have.
    @discardableResult
    func make(_ name: String, _ documents: String..., libraries: [String] = []) throws -> Catalog {
        let catalog = try Catalog(path: path(name), access: .create, libraries: libraries.map(path))
        for document in documents { try catalog.importDocuments([.text(document)], onConflict: .replace) }
        return catalog
    }

    /// Makes a library with what a document has.
    func makeLibrary(_ name: String, _ document: String, named library: String) throws {
        try make(name + ".db", document).exportFile(path(name), name: library, replacesExisting: true)
        try FileManager.default.removeItem(atPath: path(name + ".db"))
    }
}
