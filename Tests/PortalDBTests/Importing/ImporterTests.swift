import PortalDocument
import PortalSystem
import TestSupport
import Testing

@testable import PortalDB

@Suite struct ImporterTests {
    @Test func seedsAreAddedOnceAndUnchangedTheSecondTime() throws {
        try withCatalog { catalog in
            let first = try catalog.importDocuments([.path(Project.seeds)])
            #expect(first.scenes.added == 18)
            #expect(first.presets.added > 0)
            #expect(first.presets.total == first.presets.added)
            let second = try catalog.importDocuments([.path(Project.seeds)])
            #expect(!second.changesAnything)
            #expect(second.scenes.same == first.scenes.added)
            #expect(second.presets.same == first.presets.added)
        }
    }

    /// A first import does not ask SQLite for each row, be it of documents or of the file that was made of them.
    @Test func whatAFirstImportWritesKeepsTheRulesOfTheFile() throws {
        let directory = try TemporaryDirectory()
        var source = Project.seeds
        for name in ["documents.db", "file.db"] {
            let catalog = try Catalog(path: directory.file(name), access: .create)
            try catalog.importDocuments([.path(source)])
            var findings: [Diagnosis] = []
            try Catalog.examine(path: directory.file(name)) { findings.append($0) }
            #expect(findings == [])
            source = directory.file("\(name).portaldb")
            try catalog.exportFile(source, name: "seeds", replacesExisting: false)
        }
    }

    @Test func aViewMayNameTheRootThatIsNotListed() throws {
        let document = """
            {"format": "portal-catalog/1", "scenes": [{"name": "s", "canvas": {"width": 9, "height": 9}, "views": [
            {"id": "v", "context": "root", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]}]}
            """
        try withCatalog { catalog in
            try catalog.importDocuments([.text(document)])
            #expect(try catalog.scene("s").views.map(\.context) == [nil])
            let again = try catalog.importDocuments([.text(document)])
            #expect(!again.changesAnything)
        }
    }

    /// What a document's scenes mean by its own presets is found out before it is known what becomes of these.
    @Test(arguments: [(ConflictPolicy.skip, 0), (.replace, 1)])
    func motionIsJudgedByThePresetsThatTheCatalogHasThen(policy: ConflictPolicy, warnings: Int) throws {
        let scene = Documents.scene(Documents.flight("p", #""handoff": "timed", "duration": 0.2"#))
        let old = Documents.document(presets: #"[{"name": "p", "animation": ".linear(duration: 0.1)"}]"#)
        let new = Documents.document(
            presets: #"[{"name": "p", "animation": ".linear(duration: 1)"}]"#, scenes: "[\(scene)]")
        try withCatalog(old) { catalog in
            let summary = try catalog.importDocuments([.text(new)], onConflict: policy)
            #expect(summary.warningCount == warnings)
        }
    }

    /// Its name is looked up only where it may be taken; in a first import the rows of several scenes go together.
    @Test(arguments: [
        // The scene, both views, a portal, a transition, a pop-up.
        (isFirst: true, statementCount: 10 + 20 / 4 + 3 * 8 / 4), (false, 10 * (1 + 5)),
    ])
    func aSceneTakesAStatementForItsRowsOfEachTable(isFirst: Bool, statementCount: Int) throws {
        func statements(sceneCount: Int) throws -> Int {
            let document = Self.flightsWithPopups(sceneCount)
            return try withCatalog { catalog in
                if !isFirst { try catalog.importDocuments([.text(Documents.presets(["other": ".smooth"]))]) }
                let before = catalog.store.statementCount
                try catalog.importDocuments([.text(document)])
                return catalog.store.statementCount - before
            }
        }
        #expect(try statements(sceneCount: 12) - statements(sceneCount: 2) == statementCount)
    }

    /// Nothing is looked up of the presets and settings that it names, either: the file has said what they are.
    @Test func aSceneOfAFileTakesThemAndARowForItsOrigin() throws {
        func statements(sceneCount: Int) throws -> Int {
            let workspace = try SharingWorkspace()
            let library = try workspace.library(Self.flightsWithPopups(sceneCount))
            let before = workspace.catalog.store.statementCount
            try workspace.catalog.importDocuments([library])
            return workspace.catalog.store.statementCount - before
        }
        #expect(try statements(sceneCount: 12) - statements(sceneCount: 2) == 10 + 20 / 4 + 3 * 8 / 4 + 12 / 4)
    }

    private static func flightsWithPopups(_ count: Int) -> String {
        let popup = #""popups": [{"id": "x", "view": "a", "settings": "q"}]"#
        let scenes = (0..<count).map { Documents.scene("\(Documents.flight("p")), \(popup)", name: "s\($0)") }
        return Documents.document(
            presets: #"[{"name": "p", "animation": ".smooth"}]"#, settings: #"[{"name": "q"}]"#,
            scenes: "[\(scenes.joined(separator: ", "))]")
    }

    /// Another document may have the name, and the catalog that was empty has it then.
    @Test func whatTwoDocumentsHaveIsFoundInAFirstImportToo() throws {
        let document = Documents.document(scenes: "[\(Documents.scene())]")
        try withCatalog { catalog in
            let summary = try catalog.importDocuments([.text(document), .text(document)])
            #expect(summary.scenes.added == 1 && summary.scenes.same == 1)
        }
    }

    @Test func aDryRunSaysWhatWouldChangeAndChangesNothing() throws {
        try withCatalog { catalog in
            let summary = try catalog.importDocuments([.path(Project.seeds)], ImportOptions(dryRun: true))
            #expect(summary.scenes.added == 18)
            let isEmpty = try catalog.isEmpty
            #expect(isEmpty)
        }
    }

    @Test func otherContentUnderAKnownNameFollowsThePolicy() throws {
        let old = Documents.document(presets: #"[{"name": "p", "animation": ".smooth"}]"#)
        let new = Documents.document(
            presets: #"[{"name": "p", "animation": ".bouncy"}, {"name": "q", "animation": ".snappy"}]"#)
        try withCatalog(old) { catalog in
            let error = #expect(throws: DocumentError.self) { try catalog.importDocuments([.text(new)]) }
            #expect(
                error?.description == """
                    test.json:1:53: presets[0].name: preset 'p' already exists with other content; use --on-conflict replace, skip or rename
                    """)
            #expect(try catalog.presets(limit: 10).map(\.name.rawValue) == ["p"])

            let skipped = try catalog.importDocuments([.text(new)], onConflict: .skip)
            #expect(skipped.presets.skipped == 1 && skipped.presets.added == 1)
            #expect(try catalog.preset("p").animation == ".smooth")

            let replaced = try catalog.importDocuments([.text(new)], onConflict: .replace)
            #expect(replaced.presets.replaced == 1 && replaced.presets.same == 1)
            #expect(try catalog.preset("p").animation == ".bouncy")
        }
    }

    /// Finding the places one after the other from the start would take minutes of a processor.
    @Test func manyMistakesInOneSceneAreFoundAtOnce() throws {
        let view = #"{"id": "v", "frame": {"x": 0, "y": 0, "width": 0, "height": 1}}"#
        let views = "[\(Array(repeating: view, count: 20_000).joined(separator: ",\n"))]"
        let start = ThreadClock.now()
        let error = try #require(
            try withCatalog { catalog in
                #expect(throws: DocumentError.self) {
                    try catalog.importDocuments([.text(Documents.sceneDocument(views: views))])
                }
            })
        #expect(ThreadClock.now() - start < 30)
        #expect(error.issues.count == Importer.reported && error.hasMore)
        #expect(error.issues.last?.place?.line == Importer.reported + 1)
    }

    @Test func theOrderOfSectionsAndFilesDoesNotMatter() throws {
        let scene = Documents.document(scenes: "[\(Documents.scene(Documents.flight("{hero}.delay(0.1)")))]")
        let preset = Documents.document(
            presets: #"[{"name": "hero", "animation": "{base}"}, {"name": "base", "animation": ".smooth"}]"#)
        try withCatalog { catalog in
            let summary = try catalog.importDocuments([.text(scene, name: "1.json"), .text(preset, name: "2.json")])
            #expect(summary.scenes.added == 1 && summary.presets.added == 2)
        }
    }

    /// A fault as it is reported, and the text that stands at its place.
    struct Fault {
        var message: String
        var text: String
        var file = "1.json"
    }

    static let refused: [(documents: [String], faults: [Fault])] = [
        (
            [
                Documents.document(
                    presets: #"[{"name": "a", "animation": "b"}, {"name": "b", "animation": "{a}.delay(1)"}]"#)
            ],
            [
                Fault(
                    message: "presets[0].animation: P111 preset 'a': presets lead in a circle: 'a' -> 'b' -> 'a'",
                    text: #""b"}"#)
            ]
        ),
        (
            [Documents.document(presets: #"[{"name": "a", "animation": "none"}]"#)],
            [Fault(message: "presets[0].animation: P111 preset 'a': there is no preset 'none'", text: #""none""#)]
        ),
        (
            [
                Documents.document(
                    presets: #"[{"name": "a", "animation": ".smooth"}, {"name": "a", "animation": ".bouncy"}]"#)
            ],
            [
                Fault(
                    message: "presets[1].name: the document has a preset 'a' already",
                    text: #""a", "animation": ".bouncy""#)
            ]
        ),
        (
            [Documents.document(settings: #"[{"name": "set"}, {"name": "set", "present": ".smooth"}]"#)],
            [
                Fault(
                    message: "popupSettings[1].name: the document has pop-up settings 'set' already",
                    text: #""set", "present""#)
            ]
        ),
        (
            [Documents.sceneDocument(#""popups": [{"id": "p", "view": "a", "settings": "none"}]"#)],
            [
                Fault(
                    message: "scenes[0].popups[0].settings: P111 pop-up 'p': there are no pop-up settings 'none'",
                    text: #""none""#)
            ]
        ),
        (
            [Documents.sceneDocument(Documents.flight("{hero}.speed(2)"))],
            [
                Fault(
                    message: "scenes[0].transitions[0].animation: P111 transition 'open': there is no preset 'hero'",
                    text: #""{hero}.speed(2)""#)
            ]
        ),
        (
            [
                Documents.document(presets: #"[{"name": "a", "animation": ".smoth"}]"#),
                Documents.document(presets: #"[{"name": "b", "animation": "none"}]"#),
            ],
            [
                Fault(
                    message: "presets[0].animation: column 2: unknown animation '.smoth'; did you mean '.smooth'?",
                    text: #"".smoth""#),
                Fault(
                    message: "presets[0].animation: P111 preset 'b': there is no preset 'none'", text: #""none""#,
                    file: "2.json"),
            ]
        ),
    ]

    @Test(arguments: refused)
    func whatIsWrongIsSaidAtItsPlaceAndNothingIsKept(documents: [String], faults: [Fault]) throws {
        try withCatalog { catalog in
            let sources = documents.enumerated().map { DocumentSource.text($1, name: "\($0 + 1).json") }
            let error = #expect(throws: DocumentError.self) { try catalog.importDocuments(sources) }
            let issues = error?.issues ?? []
            #expect(issues.map { "\($0.path): \($0.message)" } == faults.map(\.message))
            #expect(issues.map(\.file) == faults.map(\.file))
            for (issue, fault) in zip(issues, faults) {
                let document = documents[issue.file == "1.json" ? 0 : 1]
                #expect(document.text(at: issue.place).hasPrefix(fault.text))
            }
            let isEmpty = try catalog.isEmpty
            #expect(isEmpty)
        }
    }
}

extension String {
    /// What stands from a place on, in its line.
    fileprivate func text(at place: TextPlace?) -> Substring {
        guard let place else { return "" }
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines[place.line - 1].dropFirst(place.column - 1)
    }
}
