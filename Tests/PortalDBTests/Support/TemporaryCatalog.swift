import PortalDB
import TestSupport

/// Opens a catalog in a directory of its own, which goes away afterwards.
func withCatalog<Result>(_ documents: String..., body: (Catalog) throws -> Result) throws -> Result {
    let directory = try TemporaryDirectory()
    let catalog = try Catalog(path: directory.file(), access: .create)
    for (place, document) in documents.enumerated() {
        try catalog.importDocuments([.text(document, name: "document-\(place).json")])
    }
    return try body(catalog)
}

extension DocumentSource {
    static func text(_ text: String, name: String = "test.json") -> DocumentSource {
        .bytes(Array(text.utf8), name: name)
    }
}

extension Catalog {
    var isEmpty: Bool {
        get throws {
            try presets(limit: 1).isEmpty && popupSettings(limit: 1).isEmpty && scenes(limit: 1).isEmpty
        }
    }
}
