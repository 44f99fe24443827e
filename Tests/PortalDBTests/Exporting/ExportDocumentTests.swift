import TestSupport
import Testing

@testable import PortalDB

@Suite struct ExportDocumentTests {
    private func export(_ catalog: Catalog) throws -> String {
        var bytes: [UInt8] = []
        try catalog.exportDocument { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func anExportImportsToTheSameCatalogAndExportsToTheSameBytes() throws {
        let first = try withCatalog { catalog in
            try catalog.importDocuments([.path(Project.seeds)])
            return try export(catalog)
        }
        let second = try withCatalog(first) { try export($0) }
        #expect(first == second)
        try withCatalog(first) { catalog in
            let summary = try catalog.importDocuments([.path(Project.seeds)])
            #expect(!summary.changesAnything)
        }
    }

    @Test func theHistoryOfACatalogDoesNotShow() throws {
        let replaced = Documents.document(presets: #"[{"name": "b", "animation": ".bouncy"}]"#)
        let whole = Documents.document(
            presets: #"[{"name": "a", "animation": ".smooth"}, {"name": "b", "animation": ".snappy"}]"#)
        let backwards = Documents.document(
            presets: #"[{"name": "b", "animation": ".snappy"}, {"name": "a", "animation": ".smooth"}]"#)
        let long = try withCatalog(replaced) { catalog in
            try catalog.importDocuments([.text(backwards)], onConflict: .replace)
            return try export(catalog)
        }
        let short = try withCatalog(whole) { try export($0) }
        #expect(long == short)
    }

    @Test func anEmptyCatalogExportsToADocumentThatImports() throws {
        let empty = try withCatalog { try export($0) }
        try withCatalog(empty) { catalog in
            let isEmpty = try catalog.isEmpty
            #expect(isEmpty)
        }
    }
}
