import PortalDocument
import PortalSystem

extension Catalog {
    /// Reads documents into the catalog: all of them, or on any error nothing.
    ///
    /// ```swift
    /// let summary = try catalog.importDocuments([.path("seeds")], onConflict: .replace)
    /// print(summary.scenes.added)
    /// ```
    ///
    /// - Parameter dryRun: does everything, and then undoes it.
    /// - Throws: ``DocumentError`` with what is wrong and where, ``CatalogError`` if a file cannot be read or written.
    @discardableResult
    public func importDocuments(
        _ sources: [DocumentSource], onConflict policy: ConflictPolicy = .fail, dryRun: Bool = false
    ) throws -> ImportSummary {
        struct Undone: Error {
            var summary: ImportSummary
        }
        do {
            return try translating {
                let files = try sources.flatMap { try $0.documents }
                return try store.transaction {
                    let importer = Importer(self, policy)
                    for file in files { try importer.read(file) }
                    let summary = try importer.finish()
                    if dryRun { throw Undone(summary: summary) }
                    return summary
                }
            }
        } catch let undone as Undone {
            return undone.summary
        }
    }
}

/// A source that is one document.
struct OpenableDocument {
    /// What messages call it.
    var name: String
    var open: () throws -> any ByteSource
}

extension DocumentSource {
    /// Every document of the source, a directory's in the order of their names.
    fileprivate var documents: [OpenableDocument] {
        get throws {
            switch self {
            case .bytes(let bytes, let name):
                return [OpenableDocument(name: name) { MemorySource(bytes) }]
            case .standardInput:
                return [OpenableDocument(name: "standard input") { try FileSource(path: "-") }]
            case .path(let path):
                guard try FileKind(path: path) == .directory else {
                    return [OpenableDocument(name: path) { try FileSource(path: path) }]
                }
                let names = try namesInDirectory(path).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
                guard !names.isEmpty else {
                    throw CatalogError(
                        kind: .badData, "\(path): the directory has no documents (files that end in .json)")
                }
                return names.map { name in
                    let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
                    return OpenableDocument(name: file) { try FileSource(path: file) }
                }
            }
        }
    }
}
