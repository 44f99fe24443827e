import Foundation
import PortalDB
import PortalDocument
import PortalSystem
import TestSupport
import Testing

/// The parsing cases of JSONTestSuite on the whole way: a file, the import, the catalog, the export.
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

    @Test func validJSONComesOutOfTheCatalogAsItWentIn() throws {
        let workspace = try Workspace()
        for json in try JSONCase.all("y_") where !json.hasDuplicateKeys {
            let file = try workspace.write(Self.document(json), to: "\(json.name).json")
            let result = workspace.run("import", file, "--on-conflict", "replace")
            #expect(result.code == .success, "\(json): \(result.errors)")
            let found = try Self.freeData(workspace.run("export").output)
            #expect(found == Array(repeating: RawJSON(text: json.text), count: 5), "\(json)")
        }
    }

    @Test func duplicateKeysAndInvalidJSONAreRefusedAndChangeNothing() throws {
        let workspace = try Workspace.withSeeds()
        let before = try workspace.files()["portal.db"]
        let duplicates = try JSONCase.all("y_").filter(\.hasDuplicateKeys)
        #expect(duplicates.count == 2)
        for json in try duplicates + JSONCase.all("n_") {
            let file = try workspace.write(Self.document(json), to: "\(json.name).json")
            let result = workspace.run("import", file)
            #expect(result.code == .badData, "\(json)")
            #expect(result.errors.hasPrefix("\(json.name).json:"), "\(json): \(result.errors)")
        }
        #expect(try workspace.files()["portal.db"] == before)
    }

    @Test func whatParsersMayDecideIsTakenWholeOrRefused() throws {
        let workspace = try Workspace()
        for json in try JSONCase.all("i_") {
            let file = try workspace.write(Self.document(json), to: "\(json.name).json")
            let result = workspace.run("import", file, "--on-conflict", "replace")
            guard result.code != .badData else { continue }
            #expect(result.code == .success, "\(json)")
            let found = try Self.freeData(workspace.run("export").output)
            #expect(found == Array(repeating: RawJSON(text: json.text), count: 5), "\(json)")
        }
    }
}
