import PortalDocument
import TestSupport
import Testing

@testable import PortalDB

@Suite struct SelectionTests {
    static let document = Documents.document(
        presets: """
            [{"name": "hero/open", "animation": "{base}.speed(2)"}, {"name": "base", "animation": ".smooth"},
             {"name": "other", "animation": ".linear"}]
            """,
        settings: """
            [{"name": "alert", "present": "hero/open"}, {"name": "plain"}]
            """,
        scenes: """
            [\(Documents.scene(Documents.flight("other"), name: "one")),
             \(Documents.scene(#""popups": [{"id": "p", "view": "a", "settings": "alert"}]"#, name: "two"))]
            """)

    static let cases: [(patterns: [String], names: [String])] = [
        (["hero/*"], ["base", "hero/open"]), (["base"], ["base"]), (["alert"], ["alert", "base", "hero/open"]),
        (["one"], ["one", "other"]), (["two"], ["alert", "base", "hero/open", "two"]), (["plain"], ["plain"]),
        (["plain", "o*"], ["one", "other", "plain"]),
        (["*"], ["alert", "base", "hero/open", "one", "other", "plain", "two"]),
    ]

    private func names(in catalog: Catalog) throws -> [String] {
        let presets = try catalog.presets(limit: 10).map(\.name.rawValue)
        let settings = try catalog.popupSettings(limit: 10).map(\.settings.name.rawValue)
        return (presets + settings + (try catalog.scenes(limit: 10).map(\.name.rawValue))).sorted()
    }

    @Test(arguments: cases)
    func `what is wanted comes with what it needs`(patterns: [String], names: [String]) throws {
        for isLibrary in [false, true] {
            let workspace = try SharingWorkspace()
            let source = isLibrary ? try workspace.library(Self.document) : .text(Self.document)
            try workspace.catalog.importDocuments([source], ImportOptions(only: patterns))
            #expect(try self.names(in: workspace.catalog) == names)
            let prefixed = try SharingWorkspace()
            try prefixed.catalog.importDocuments([.text(Self.document)], ImportOptions(only: patterns, prefix: "x/"))
            #expect(try self.names(in: prefixed.catalog) == names.map { "x/\($0)" })
        }
    }

    @Test(arguments: [("[x]", ["[x]: .smooth"]), ("[xy]", ["x: .linear"]), ("*x*", ["[x]: .smooth", "x: .linear"])])
    func `a name with the signs of a pattern means itself`(pattern: String, presets: [String]) throws {
        let workspace = try SharingWorkspace()
        let document = DocumentSource.text(Documents.presets(["[x]": ".smooth", "x": ".linear"]))
        try workspace.catalog.importDocuments([document], ImportOptions(only: [pattern]))
        #expect(try workspace.presets == presets)
    }

    @Test func `a need is met by another file`() throws {
        let sources = [
            DocumentSource.text(Documents.presets(["a": "b"])),
            .text(Documents.presets(["b": "c", "d": ".linear"])), .text(Documents.presets(["c": ".smooth"])),
        ]
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments(sources, ImportOptions(only: ["a"]))
        #expect(try workspace.presets == ["a: b", "b: c", "c: .smooth"])
    }

    @Test func `what the catalog has may be referred to, and nothing else`() throws {
        let document = DocumentSource.text(Documents.presets(["a": "{mine}.speed(2)"]))
        let workspace = try SharingWorkspace(Documents.presets(["mine": ".smooth"]))
        try workspace.catalog.importDocuments([document], ImportOptions(only: ["a"]))
        #expect(try workspace.presets == ["a: {mine}.speed(2)", "mine: .smooth"])
        let error = #expect(throws: DocumentError.self) {
            try SharingWorkspace().catalog.importDocuments([document], ImportOptions(only: ["a"]))
        }
        #expect(
            error?.description == "test.json:1:71: presets[0].animation: P111 preset 'a': there is no preset 'mine'")
    }

    @Test func `a pattern that means nothing is a mistake`() throws {
        let workspace = try SharingWorkspace()
        let error = #expect(throws: CatalogError.self) {
            try workspace.catalog.importDocuments([.text(Self.document)], ImportOptions(only: ["base", "alerts"]))
        }
        #expect(error?.kind == .missing)
        #expect(error?.description == "nothing in test.json has the name 'alerts'; did you mean 'alert'?")
        #expect(try workspace.catalog.isEmpty)
    }

    @Test func `free data has no name`() throws {
        let workspace = try SharingWorkspace()
        let text =
            #"{"format": "portal-catalog/1", "presets": [{"name": "a", "animation": ".smooth"}], "extensions": 1}"#
        let summary = try workspace.catalog.importDocuments([.text(text)], ImportOptions(only: ["*"]))
        #expect(summary.presets.added == 1 && summary.extensions.total == 0)
        try workspace.catalog.importDocuments([.text(text)])
        let other = text.replacing("\"extensions\": 1", with: "\"extensions\": 2")
        let renamed = try workspace.catalog.importDocuments([.text(other)], ImportOptions(.rename))
        #expect(renamed.extensions.skipped == 1 && renamed.presets.same == 1)
    }
}
