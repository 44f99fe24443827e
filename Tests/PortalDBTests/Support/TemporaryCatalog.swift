import Foundation
import PortalDB

/// Opens a catalog in a directory of its own, which goes away afterwards.
func withCatalog<Result>(_ documents: String..., body: (Catalog) throws -> Result) throws -> Result {
    try withTemporaryDirectory { directory in
        let catalog = try Catalog(path: directory + "/catalog.db", access: .create)
        for (place, document) in documents.enumerated() {
            try catalog.importDocuments([.text(document, name: "document-\(place).json")])
        }
        return try body(catalog)
    }
}

func withTemporaryDirectory<Result>(_ body: (String) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory.path)
}

extension DocumentSource {
    static func text(_ text: String, name: String = "test.json") -> DocumentSource {
        .bytes(Array(text.utf8), name: name)
    }
}

/// The seeds of the project.
let seeds = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../seeds").standardized.path

extension Catalog {
    var isEmpty: Bool {
        get throws {
            try presets(limit: 1).isEmpty && popupSettings(limit: 1).isEmpty && scenes(limit: 1).isEmpty
        }
    }
}
