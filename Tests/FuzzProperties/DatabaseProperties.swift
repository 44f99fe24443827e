import Foundation
import PortalDB
import PortalDocument
import PortalSQLite
import PortalSystem
import TestSupport

/// A file of other people is refused and leaves nothing behind, or what is imported from it could as well have come from
/// a document. It stays as it was.
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
            let catalog = try Catalog(path: "fuzzed", access: .inMemory)
            do {
                try catalog.importDocuments([.path(file.path)])
            } catch let error where error is DocumentError || error is CatalogError {
                let text = try CatalogProperties.exported(catalog)
                return try require(text == DocumentProperties.written([]), "a refused file left something behind")
            }
            // Another file is a document to an import.
            let isDatabase = theirs.starts(with: "SQLite format 3\0".utf8)
            if isDatabase, elements == nil {
                // Under a sanitizer on a busy machine the time for the checks may be up, which says nothing of the file.
                let isTaken = try Self.elements(of: file.path, limits: ForeignLimits(seconds: 60)) != nil
                try require(isTaken, "it is imported and refused")
            }
            try checkExport(of: catalog)
        } catch let error as BrokenProperty {
            throw error
        } catch {
            throw BrokenProperty("an error of an unexpected kind: \(error)")
        }
    }

    /// - Returns: `nil` if the file is refused.
    private static func elements(
        of path: String, limits: ForeignLimits = .standard
    ) throws -> [CatalogElement]? {
        var elements: [CatalogElement] = []
        do {
            try ForeignFile(path: path, limits: limits).forEachElement { elements.append($0) }
            return elements
        } catch let error as CatalogFileError {
            try require(error.description.hasPrefix(path), "the message does not begin with the file: \(error)")
        } catch let error as DocumentError {
            try require(!error.issues.isEmpty, "it is refused without an issue")
        } catch is SQLiteError {
        }
        return nil
    }

    /// What came out of the file is a document, and means the same as one.
    private static func checkExport(of catalog: Catalog) throws {
        let text = try CatalogProperties.exported(catalog)
        let copy = try Catalog(path: "copy", access: .inMemory)
        try copy.importDocuments([.bytes(text, name: "export")])
        try require(try CatalogProperties.exported(copy) == text, "its export is imported and exported in another way")
    }
}
