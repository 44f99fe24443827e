import Foundation
import PortalDB
import PortalDocument
import PortalSQLite
import PortalSystem
import TestSupport

/// A file of other people is refused, or all that is in it could stand in a document, and comes out of a catalog equal.
/// It stays as it was.
enum DatabaseProperties {
    static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
        do {
            let directory = try TemporaryDirectory()
            let file = URL(fileURLWithPath: directory.file("theirs.portaldb"))
            let theirs = try HostileFile(bytes).bytes
            try Data(theirs).write(to: file)
            let elements = try elements(of: file.path)
            try require(try [UInt8](Data(contentsOf: file)) == theirs, "the file was changed")
            try require(try directory.names == ["theirs.portaldb"], "files were left beside it")
            guard let elements else { return }

            let text = DocumentProperties.written(elements)
            let outcome = DocumentProperties.Outcome(of: MemorySource(text))
            try require(outcome == .accepted(elements), "what was taken from the file is no document: \(outcome)")
            try checkImport(of: text)
        } catch let error as BrokenProperty {
            throw error
        } catch {
            throw BrokenProperty("an error of an unexpected kind: \(error)")
        }
    }

    /// - Returns: `nil` if the file is refused.
    private static func elements(of path: String) throws -> [CatalogElement]? {
        var elements: [CatalogElement] = []
        do {
            try ForeignFile(path: path).forEachElement { elements.append($0) }
            return elements
        } catch let error as CatalogFileError {
            try require(error.description.hasPrefix(path), "the message does not begin with the file: \(error)")
        } catch let error as DocumentError {
            try require(!error.issues.isEmpty, "it is refused without an issue")
        } catch is SQLiteError {
        }
        return nil
    }

    private static func checkImport(of text: [UInt8]) throws {
        let catalog = try Catalog(path: "fuzzed", access: .inMemory)
        do {
            try catalog.importDocuments([.bytes(text, name: "theirs")])
        } catch is DocumentError {
            return
        }
        try require(try CatalogProperties.exported(catalog) == text, "it comes out of a catalog in another way")
    }
}
