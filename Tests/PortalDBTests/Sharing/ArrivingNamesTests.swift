import TestSupport
import Testing

@testable import PortalDB

/// Names that change, and what refers to them.
@Suite struct ArrivingNamesTests {
    /// A document in which presets and settings are named wherever they can be.
    ///
    /// - Parameter prefix: of every name.
    static func everything(_ prefix: String = "") -> String {
        let scene = """
            {"name": "\(prefix)s", "canvas": {"width": 393, "height": 852}, "views": \(Documents.views),
             "contexts": [{"name": "root", "presentation": "root"},
                {"name": "sheet", "presentation": "sheet", "animation": "\(prefix)hero"}],
             "portals": [{"id": "p", "source": "a", "destination": "b"}],
             "transitions": [{"name": "open", "portal": "p", "animation": "\(prefix)hero",
                "reverseAnimation": "{\(prefix)hero}.speed(2)",
                "effects": [{"property": "scale",
                    "onActivate": [{"at": 0, "to": 2, "animation": "{\(prefix)base}.delay(0.1)"}],
                    "onDeactivate": [{"at": 0, "to": 1, "animation": "\(prefix)base"}]}]}],
             "popups": [{"id": "named", "view": "a", "settings": "\(prefix)alert"},
                {"id": "inline", "view": "b",
                 "settings": {"present": "\(prefix)hero", "dismiss": "{\(prefix)hero}.speed(3)"}}]}
            """
        return Documents.document(
            presets: """
                [{"name": "\(prefix)hero", "animation": "{\(prefix)base}.speed(0.5)"},
                 {"name": "\(prefix)base", "animation": ".smooth"},
                 {"name": "\(prefix)bare", "animation": "\(prefix)hero"}]
                """,
            settings: """
                [{"name": "\(prefix)alert", "present": "\(prefix)base", "dismiss": "{\(prefix)hero}.speed(2)"}]
                """, scenes: "[\(scene)]")
    }

    private static func expected(_ prefix: String) throws -> String {
        try SharingWorkspace(everything(prefix)).document
    }

    @Test(arguments: ["acme/", "é", "\u{65}\u{301}"])
    func `a prefix is before every name and in every reference`(prefix: String) throws {
        let normalized = Preset.ID(prefix).rawValue
        for isLibrary in [false, true] {
            let workspace = try SharingWorkspace()
            let source = isLibrary ? try workspace.library(Self.everything()) : .text(Self.everything())
            try workspace.catalog.importDocuments([source], ImportOptions(prefix: prefix))
            #expect(try workspace.document == Self.expected(normalized))
        }
    }

    /// `base`, `hero`, `bare`, `alert` and `s` are others here, so each of the file becomes `~2`, and names those.
    @Test(arguments: [false, true]) func `what is renamed is renamed in every reference`(isLibrary: Bool) throws {
        let others = Documents.document(
            presets: """
                [{"name": "hero", "animation": ".linear"}, {"name": "base", "animation": ".linear"},
                 {"name": "bare", "animation": ".linear"}]
                """, settings: #"[{"name": "alert"}]"#, scenes: "[\(Documents.scene())]")
        let workspace = try SharingWorkspace(others)
        let source = isLibrary ? try workspace.library(Self.everything()) : .text(Self.everything())
        let summary = try workspace.catalog.importDocuments([source], ImportOptions(.rename))
        #expect(
            Set(summary.renamed.map { "\($0.kind) \($0.theirName) -> \($0.name)" }) == [
                "preset base -> base~2", "preset hero -> hero~2", "preset bare -> bare~2",
                "popupSettings alert -> alert~2", "scene s -> s~2",
            ])
        var text = Self.everything()
        for name in ["hero", "base", "bare", "alert"] {
            text = text.replacing("\"\(name)\"", with: "\"\(name)~2\"").replacing("{\(name)}", with: "{\(name)~2}")
        }
        text = text.replacing("\"name\": \"s\"", with: "\"name\": \"s~2\"")
        let both = try SharingWorkspace(others, text)
        #expect(try workspace.document == both.document)
        let again = try workspace.catalog.importDocuments([source], ImportOptions(.rename))
        #expect(!again.changesAnything && again.presets.same == 3 && again.scenes.same == 1)
        #expect(try workspace.document == both.document)
    }

    @Test func `a reference means the file's own thing, else the first file's, else the catalog's`() throws {
        let workspace = try SharingWorkspace(Documents.presets(["a": ".linear", "mine": ".linear"]))
        let first = Documents.presets(["a": ".smooth", "of-first": "{a}.speed(2)"])
        let second = Documents.presets(["a": ".bouncy", "of-second": "{a}.speed(2)"])
        let third = Documents.presets(["of-third": "{a}.speed(2)", "of-mine": "mine"])
        let sources = [third, first, second].map { DocumentSource.text($0) }
        try workspace.catalog.importDocuments(sources, ImportOptions(.rename))
        #expect(
            try workspace.presets == [
                "a: .linear", "a~2: .smooth", "a~3: .bouncy", "mine: .linear", "of-first: {a~2}.speed(2)",
                "of-mine: mine", "of-second: {a~3}.speed(2)", "of-third: {a~2}.speed(2)",
            ])
    }

    @Test func `a name that the file has itself is not given away`() throws {
        let workspace = try SharingWorkspace(Documents.presets(["a": ".linear"]))
        let document = DocumentSource.text(Documents.presets(["a": ".smooth", "a~2": ".bouncy"]))
        for _ in 0..<2 {
            try workspace.catalog.importDocuments([document], ImportOptions(.rename))
            #expect(try workspace.presets == ["a: .linear", "a~2: .bouncy", "a~3: .smooth"])
        }
    }

    static let refused: [(document: String, options: ImportOptions, message: String)] = [
        (
            Documents.presets(["a": ".smooth"]), ImportOptions(prefix: String(repeating: "x", count: 200)),
            "a name has at most 200 characters, this has 201"
        ),
        (Documents.presets(["a": ".smooth"]), ImportOptions(prefix: ".x"), "a name must not start with '.'"),
        (Documents.presets(["a": ".smooth"]), ImportOptions(prefix: "x\u{1B}"), "control characters"),
        (Documents.presets(["a": "b", "b": "a"]), ImportOptions(prefix: "x/"), "'x/b' -> 'x/a' -> 'x/b'"),
        (Documents.presets(["a": "none"]), ImportOptions(prefix: "x/"), "there is no preset 'none'"),
    ]

    @Test(arguments: refused)
    func `what cannot be called so is refused`(document: String, options: ImportOptions, message: String) throws {
        let workspace = try SharingWorkspace()
        for source in [DocumentSource.text(document), try workspace.libraryUnchecked(document)].compactMap({ $0 }) {
            let error = #expect(throws: DocumentError.self) {
                try workspace.catalog.importDocuments([source], options)
            }
            #expect(error.map { "\($0)" }?.contains(message) == true, "\(String(describing: error))")
            #expect(try workspace.catalog.isEmpty)
        }
    }
}

extension SharingWorkspace {
    /// `nil` if no catalog can have it.
    fileprivate func libraryUnchecked(_ document: String) throws -> DocumentSource? {
        do { return try library(document) } catch is DocumentError { return nil }
    }
}
