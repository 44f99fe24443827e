import Foundation
import PortalDB
import PortalDocument
import PortalSystem
import TestSupport
import Testing

/// The parsing cases of JSONTestSuite on the whole way: a document, the import, the catalog, the export.
@Suite struct JSONSuiteTests {
    /// A document with the case wherever free data may stand.
    private static func document(_ json: JSONCase) -> Data {
        let parts = [
            #"{"format":"portal-catalog/1","presets":[{"name":"p","animation":".smooth","extensions":"#,
            #"}],"popupSettings":[{"name":"s","extensions":"#,
            #"}],"scenes":[{"name":"c","canvas":{"width":1,"height":1},"views":[{"id":"v","frame":{"x":0,"y":0,"#
                + #""width":1,"height":1}}],"popups":[{"id":"u","view":"v","settings":{"extensions":"#,
            #"}}],"extensions":"#,
            #"}],"extensions":"#,
        ]
        return parts.reduce(into: Data()) { $0 += Data($1.utf8) + Data(json.bytes) } + Data(" }".utf8)
    }

    /// All free data of an exported document.
    private static func freeData(_ document: String) throws -> [RawJSON?] {
        let reader = DocumentReader(source: MemorySource(document), file: "export")
        var found: [RawJSON?] = []
        while let element = try reader.next() {
            switch element {
            case .preset(let preset): found.append(preset.extensions)
            case .popupSettings(let settings): found.append(settings.style.extensions)
            case .scene(let scene):
                for case .inline(let style) in scene.popups.map(\.settings) { found.append(style.extensions) }
                found.append(scene.extensions)
            case .extensions(let raw): found.append(raw)
            }
        }
        return found
    }

    private static func source(_ json: JSONCase) -> DocumentSource {
        .bytes([UInt8](document(json)), name: "\(json.name).json")
    }

    private static func export(of catalog: Catalog) throws -> String {
        final class Bytes { var value: [UInt8] = [] }
        let bytes = Bytes()
        try catalog.exportDocument { bytes.value += $0 }
        return String(decoding: bytes.value, as: UTF8.self)
    }

    private static func expectWhole(_ json: JSONCase, in catalog: Catalog) throws {
        let found = try freeData(export(of: catalog))
        #expect(found == Array(repeating: RawJSON(text: json.text), count: 5), "\(json)")
    }

    @Test func validJSONComesOutOfTheCatalogAsItWentIn() throws {
        let catalog = try Catalog(path: "suite", access: .inMemory)
        for json in try JSONCase.all("y_") where !json.hasDuplicateKeys {
            try catalog.importDocuments([Self.source(json)], onConflict: .replace)
            try Self.expectWhole(json, in: catalog)
        }
    }

    @Test func duplicateKeysAndInvalidJSONAreRefusedAndChangeNothing() throws {
        let catalog = try Catalog(path: "suite", access: .inMemory)
        try catalog.importDocuments([.path("\(Project.seeds)/portal-sheet.json")])
        let before = try Self.export(of: catalog)
        let duplicates = try JSONCase.all("y_").filter(\.hasDuplicateKeys)
        #expect(duplicates.count == 2)
        for json in try duplicates + JSONCase.all("n_") {
            let error = #expect(throws: DocumentError.self, "\(json)") {
                try catalog.importDocuments([Self.source(json)])
            }
            #expect(error?.issues.first?.description.hasPrefix("\(json.name).json:") == true, "\(json)")
        }
        #expect(try Self.export(of: catalog) == before)
    }

    @Test func whatParsersMayDecideIsTakenWholeOrRefused() throws {
        let catalog = try Catalog(path: "suite", access: .inMemory)
        for json in try JSONCase.all("i_") {
            do {
                try catalog.importDocuments([Self.source(json)], onConflict: .replace)
            } catch is DocumentError {
                continue
            }
            try Self.expectWhole(json, in: catalog)
        }
    }
}
