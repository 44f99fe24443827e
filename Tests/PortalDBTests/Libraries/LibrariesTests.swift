import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

@Suite struct LibrariesTests {
    private let files: CatalogFiles

    init() throws {
        files = try CatalogFiles()
        let (acme, other) = try Self.libraries.get()
        try files.write(acme, to: "acme")
        try files.write(other, to: "other")
    }

    private static let libraries = Result {
        let files = try CatalogFiles()
        try files.makeLibrary(
            "acme",
            Documents.document(
                presets: """
                    [{"name": "a", "animation": ".linear(duration: 2)"}, {"name": "b", "animation": "{base}.delay(1)"},
                     {"name": "base", "animation": ".linear(duration: 2)"}, {"name": "own", "animation": ".bouncy"}]
                    """, settings: #"[{"name": "alert", "present": "own"}, {"name": "toast"}]"#), named: "Acme")
        try files.makeLibrary(
            "other",
            Documents.document(
                presets: #"[{"name": "a", "animation": ".snappy"}, {"name": "z", "animation": ".snappy"}]"#,
                settings: #"[{"name": "toast", "dismiss": ".snappy"}]"#), named: "Other")
        return (try files.bytes("acme"), try files.bytes("other"))
    }

    private var acme: LibraryFile { LibraryFile(path: files.path("acme"), library: Library(named: "Acme")) }
    private var other: LibraryFile { LibraryFile(path: files.path("other"), library: Library(named: "Other")) }

    private func catalog(_ document: String..., libraries: String...) throws -> Catalog {
        let catalog = try files.make("portal-\(libraries.joined()).db", libraries: libraries)
        for document in document { try catalog.importDocuments([.text(document)]) }
        return catalog
    }

    private static let base = Documents.document(presets: #"[{"name": "base", "animation": ".smooth"}]"#)

    @Test func theCatalogComesFirstThenTheLibrariesAsGiven() throws {
        let catalog = try catalog(Self.base, libraries: "acme", "other")
        #expect(try catalog.foundPreset("base").origin == .catalog)
        #expect(try catalog.foundPreset("a").origin == .library(acme))
        #expect(try catalog.foundPreset("z").origin == .library(other))
        #expect(try catalog.foundPopupSettings("toast").value.style.dismiss == nil)
        let turned = try self.catalog(libraries: "other", "acme")
        #expect(try turned.foundPreset("a").origin == .library(other))
        #expect(try turned.foundPopupSettings("toast").value.style.dismiss == ".snappy")
        let error = #expect(throws: CatalogError.self) { try turned.preset("ow") }
        #expect(error?.description == "there is no preset 'ow'; did you mean 'own'?")
    }

    /// As if the library had been imported.
    @Test func aLibrarysPresetStartsFromWhatItsNameMeansHere() throws {
        let catalog = try catalog(libraries: "acme")
        #expect(try catalog.animation("b").description == ".linear(duration: 2).delay(1)")
        try catalog.importDocuments([.text(Self.base)])
        #expect(try catalog.animation("b").description == ".smooth.delay(1)")
    }

    @Test func pagesHaveEveryNameOnce() throws {
        let catalog = try catalog(Self.base, libraries: "acme", "other")
        for size in [1, 2, 3, 99] {
            var found: [Found<Preset>] = []
            while true {
                let page = try catalog.foundPresets(after: found.last?.value.name, limit: size)
                found += page
                if page.count < size { break }
            }
            #expect(found.map(\.value.name) == ["a", "b", "base", "own", "z"])
            #expect(found.map(\.origin.library) == [acme, acme, nil, acme, other])
        }
        #expect(try catalog.foundPresets(limit: 9, matching: "[az]").map(\.value.name) == ["a", "z"])
        #expect(try catalog.foundPopupSettings(limit: 9).map(\.value.settings.name) == ["alert", "toast"])
    }

    @Test func playsMoveWithALibrarysPresetsInEveryThread() throws {
        let scene = Documents.scene(Documents.flight("b"))
        let catalog = try catalog(Documents.document(scenes: "[\(scene)]"), libraries: "acme")
        let tasks = try catalog.tasks(PlaySelection())
        try catalog.run(tasks, record: .missing, jobs: 2) { finished in
            guard case .played(let result) = finished.outcome else {
                Issue.record("\(finished.task) is not played")
                return
            }
            let presets = result.inputs.filter { $0.kind == .preset }.map(\.subject)
            #expect(presets == ["b", "base"])
        }
        #expect(try catalog.verify().map(\.verdict) == [.identical])
        let alone = try Catalog(path: catalog.path, access: .readOnly)
        #expect(try alone.verify().map(\.verdict) == [.unplayable(.animation(.unknownPreset("b")))])
        try files.makeLibrary(
            "acme", Documents.document(presets: #"[{"name": "b", "animation": ".snappy"}]"#), named: "Acme")
        let later = try Catalog(path: catalog.path, access: .readOnly, libraries: [files.path("acme")])
        guard case .stale(let difference) = try later.verify().first?.verdict else {
            Issue.record("a changed library leaves the recording stale")
            return
        }
        #expect(difference.inputChanges.map(\.description).contains("preset 'b': animation {base}.delay(1) → .snappy"))
    }

    @Test(
        arguments: [
            Documents.document(scenes: "[\(Documents.scene(Documents.flight("b")))]"),
            Documents.document(settings: #"[{"name": "s", "present": "{b}.speed(2)"}]"#),
            Documents.document(presets: #"[{"name": "p", "animation": "{b}.speed(2)"}]"#),
            Documents.document(
                scenes: #"[\#(Documents.scene(#""popups": [{"id": "q", "view": "a", "settings": "alert"}]"#))]"#),
        ])
    func anImportMayNameWhatALibraryHas(document: String) throws {
        _ = try catalog(document, libraries: "acme")
        let error = #expect(throws: DocumentError.self) { try files.make("alone.db", document) }
        #expect(error?.issues.map(\.message).allSatisfy { $0.hasPrefix("P111 ") && !$0.contains("library") } == true)
    }

    @Test func anExportBringsWhatItNeedsOfALibrary() throws {
        let scene = Documents.scene(Documents.flight("b"))
        let catalog = try catalog(Documents.document(scenes: "[\(scene)]"), libraries: "acme")
        for selection in [ExportSelection(), ExportSelection(scenes: ["s"])] {
            try catalog.exportFile(files.path("out"), selection, replacesExisting: true)
            let copy = try Catalog(path: files.path("out"), access: .readOnly)
            #expect(try copy.presets(limit: 9).map(\.name) == ["b", "base"])
        }
        let error = #expect(throws: RefusedChange.self) {
            try catalog.exportDocument(ExportSelection(scenes: ["s"], includesDependencies: false)) { _ in }
        }
        #expect(error?.issues == ["scene 's' needs preset 'b', which is not selected"])
    }

    @Test func noCatalogIsMadeWhereALibraryIsRefused() throws {
        #expect(throws: CatalogError.self) { try files.make("new.db", libraries: ["acme", "nothing"]) }
        #expect(throws: (any Error).self) { try files.bytes("new.db") }
    }

    @Test func aMissingOrRefusedLibraryIsNamed() throws {
        try files.make("portal.db")
        for (name, kind) in [("nothing", CatalogError.Kind.missing), ("portal.db", .badData)] {
            let path = files.path(name)
            let error = #expect(throws: CatalogError.self) {
                try Catalog(path: files.path("portal.db"), access: .readOnly, libraries: [path])
            }
            #expect(error?.kind == kind)
            #expect(error?.description.contains(path) == true)
        }
    }

    @Test func whatAnImportWouldRefuseIsRefusedWhenItIsUsed() throws {
        try Connection(file: files.path("acme"), mode: .readWrite)
            .execute(script: Array("UPDATE preset SET animation = '.smoth' WHERE name = 'own'".utf8))
        let catalog = try catalog(libraries: "acme")
        #expect(try catalog.preset("base").animation == ".linear(duration: 2)")
        for use in [{ _ = try catalog.preset("own") }, { _ = try catalog.foundPresets(limit: 9) }]
            as [() throws -> Void]
        {
            let error = #expect(throws: CatalogError.self, performing: use)
            #expect(error?.kind == .badData)
            #expect(error?.description.contains("preset 'own'") == true)
        }
    }

    @Test func withoutLibrariesALookupIsOneStatement() throws {
        let catalog = try catalog(Self.base)
        let before = catalog.store.statementCount
        _ = try catalog.foundPreset("base")
        _ = try catalog.foundPresets(limit: 9)
        _ = try catalog.libraryFile(of: Preset.ID("base"))
        #expect(catalog.store.statementCount == before + 2)
    }
}
