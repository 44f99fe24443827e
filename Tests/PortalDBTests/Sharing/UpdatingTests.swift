import PortalDocument
import TestSupport
import Testing

@testable import PortalDB

/// A newer file of a library whose things are here.
@Suite struct UpdatingTests {
    static let old = Documents.document(
        presets: """
            [{"name": "stays", "animation": ".smooth"}, {"name": "changes", "animation": ".smooth"},
             {"name": "goes", "animation": ".smooth"}, {"name": "edited", "animation": ".smooth"},
             {"name": "both", "animation": ".smooth"}]
            """, scenes: "[\(Documents.scene(Documents.flight("changes")))]")
    static let new = Documents.document(
        presets: """
            [{"name": "stays", "animation": ".smooth"}, {"name": "changes", "animation": ".bouncy"},
             {"name": "edited", "animation": ".smooth"}, {"name": "both", "animation": ".bouncy"},
             {"name": "comes", "animation": "changes"}]
            """, scenes: "[\(Documents.scene(Documents.flight("{changes}.speed(2)")))]")

    /// The old file imported, and two of its presets edited.
    private func workspace(prefix: String = "") throws -> SharingWorkspace {
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments([workspace.library(Self.old)], ImportOptions(prefix: prefix))
        for name in ["edited", "both"] {
            try workspace.catalog.store.put(Preset(name: Preset.ID(prefix + name), animation: ".linear"))
        }
        return workspace
    }

    @Test func `without being asked, an import says what has changed and takes nothing`() throws {
        let workspace = try workspace()
        let before = try workspace.document
        let error = #expect(throws: DocumentError.self) {
            try workspace.catalog.importDocuments([workspace.library(Self.new)])
        }
        #expect(
            error?.issues.map { "\($0.path): \($0.message)" } == [
                "presets.both.name: preset 'both' has changed in library 'Team' and was edited here; "
                    + "use --update with --on-conflict replace, skip or rename",
                "presets.changes.name: preset 'changes' has changed in library 'Team' since it was imported; "
                    + "use --update to take that",
                "scenes.s.name: scene 's' has changed in library 'Team' since it was imported; "
                    + "use --update to take that",
            ])
        #expect(try workspace.document == before)
    }

    @Test func `an update takes what has changed there, keeps what was edited here, and asks about both`() throws {
        let workspace = try workspace()
        let newer = try workspace.library(Self.new)
        let error = #expect(throws: DocumentError.self) {
            try workspace.catalog.importDocuments([newer], ImportOptions(updates: true))
        }
        #expect(error?.issues.map(\.path.description) == ["presets.both.name"])
        let summary = try workspace.catalog.importDocuments([newer], ImportOptions(.replace, updates: true))
        #expect(summary.presets == ImportSummary.Counts(added: 1, same: 2, replaced: 2))
        #expect(summary.scenes == ImportSummary.Counts(replaced: 1))
        #expect(summary.missing.map(\.theirName) == ["goes"])
        #expect(
            try workspace.presets == [
                "both: .bouncy", "changes: .bouncy", "comes: changes", "edited: .linear", "goes: .smooth",
                "stays: .smooth",
            ])
        #expect(try workspace.catalog.scene("s").transitions[0].animation == "{changes}.speed(2)")
        let again = try workspace.catalog.importDocuments([newer])
        #expect(!again.changesAnything && again.presets.same == 5 && again.missing.count == 1)
    }

    @Test func `what was declined once is not asked again`() throws {
        let workspace = try workspace()
        let newer = try workspace.library(Self.new)
        let summary = try workspace.catalog.importDocuments([newer], ImportOptions(.skip, updates: true))
        #expect(summary.presets.skipped == 1)
        let again = try workspace.catalog.importDocuments([newer], ImportOptions(updates: true))
        #expect(again.presets == ImportSummary.Counts(same: 5))
        #expect(try workspace.catalog.preset("both").animation == ".linear")
        #expect(try workspace.catalog.origin(of: workspace.catalog.preset("both"))?.isEdited == true)
        // But the next change there is.
        let newest = Self.new.replacing(#""both", "animation": ".bouncy""#, with: #""both", "animation": ".snappy""#)
        let error = #expect(throws: DocumentError.self) {
            try workspace.catalog.importDocuments([workspace.library(newest)], ImportOptions(updates: true))
        }
        #expect(error?.issues.count == 1)
    }

    @Test func `what has another name here is found by its origin`() throws {
        let workspace = try workspace(prefix: "team/")
        let summary = try workspace.catalog.importDocuments(
            [workspace.library(Self.new)], ImportOptions(.rename, updates: true))
        #expect(summary.renamed.map(\.name) == ["team/both~2"])
        #expect(
            try workspace.presets == [
                "comes: team/changes", "team/both: .linear", "team/both~2: .bouncy", "team/changes: .bouncy",
                "team/edited: .linear", "team/goes: .smooth", "team/stays: .smooth",
            ])
        #expect(try workspace.catalog.scene("team/s").transitions[0].animation == "{team/changes}.speed(2)")
        #expect(
            try workspace.origins == [
                "team/both~2 <- both", "team/changes <- changes", "comes <- comes", "team/edited <- edited",
                "team/goes <- goes", "team/stays <- stays", "team/s <- s",
            ])
    }

    @Test func `the same change on both sides is no conflict`() throws {
        let workspace = try workspace()
        try workspace.catalog.store.put(Preset(name: "both", animation: ".bouncy"))
        let newer = try workspace.library(Self.new)
        let summary = try workspace.catalog.importDocuments([newer], ImportOptions(updates: true))
        #expect(summary.presets == ImportSummary.Counts(added: 1, same: 3, replaced: 1))
        #expect(try workspace.catalog.origin(of: workspace.catalog.preset("both"))?.isEdited == false)
    }

    @Test func `a document's content in the place of a library's counts as an edit`() throws {
        let workspace = try workspace()
        try workspace.catalog.importDocuments(
            [.text(Documents.presets(["stays": ".snappy"]))], ImportOptions(.replace))
        let origin = try workspace.catalog.origin(of: workspace.catalog.preset("stays"))
        #expect(origin?.library == Library(named: "Team") && origin?.isEdited == true)
    }

    /// The second rewires what the first has brought, which is written over, whatever the catalog had before.
    @Test(arguments: [[], [Documents.presets(["z": ".smooth"])]])
    func `both files of a library may come at once`(catalog: [String]) throws {
        func version(_ animation: String) -> String {
            Documents.sceneDocument(
                Documents.flight("p"),
                presets: #"[{"name": "p", "animation": "\#(animation)"}, "#
                    + #"{"name": "q", "animation": "p", "tags": ["x"]}]"#)
        }
        let workspace = try SharingWorkspace()
        for text in catalog { try workspace.catalog.importDocuments([.text(text)]) }
        let files = try [".smooth", ".bouncy"].map { try workspace.library(version($0)) }
        let summary = try workspace.catalog.importDocuments(files, onConflict: .rename)
        #expect(summary.presets == ImportSummary.Counts(added: 2, replaced: 1, renamed: 1))
        #expect(try workspace.presets.prefix(3) == ["p: .smooth", "p~2: .bouncy", "q: p~2"])
        #expect(try workspace.catalog.scene("s").transitions[0].animation == "p~2")
    }

    @Test func `which side has changed free data is not known`() throws {
        func version(_ number: Int) -> String {
            #"{"format": "portal-catalog/1", "extensions": {"v": \#(number)}}"#
        }
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments([workspace.library(version(1))])
        let newer = try workspace.library(version(2))
        for (options, message) in [
            (ImportOptions(), "free data already exists with other content; use --on-conflict replace or skip"),
            (
                ImportOptions(updates: true),
                "free data already exists with other content, and which side has changed it is not known; "
                    + "use --on-conflict replace or skip, or --only '*' to leave it out"
            ),
        ] {
            let error = #expect(throws: DocumentError.self) {
                try workspace.catalog.importDocuments([newer], options)
            }
            #expect(error?.issues.map(\.message) == [message])
        }
        let rest = try workspace.library(
            Documents.document(presets: #"[{"name": "hero/a", "animation": ".smooth"}]"#).replacing(
                #""format": "portal-catalog/1""#, with: #""format": "portal-catalog/1", "extensions": {"v": 2}"#))
        let summary = try workspace.catalog.importDocuments([rest], ImportOptions(updates: true, only: ["*"]))
        #expect(summary.presets.added == 1 && summary.extensions.total == 0)
    }

    @Test(arguments: [("unnamed", 1), ("Team", 0)])
    func `an update from a library without a name comes with a warning`(name: String, count: Int) throws {
        let workspace = try SharingWorkspace()
        let first = try workspace.library(Documents.presets(["a": ".smooth"]), named: name)
        let second = try workspace.library(Documents.presets(["a": ".bouncy"]), named: name)
        #expect(try workspace.catalog.importDocuments([first], ImportOptions(updates: true)).warningCount == 0)
        let warnings = try workspace.catalog.importDocuments([second], ImportOptions(updates: true)).warnings
        #expect(warnings.count == count && warnings.allSatisfy { $0.message.contains("'unnamed'") })
    }

    @Test func `another name here is no edit, of the thing or of what it refers to`() throws {
        let workspace = try SharingWorkspace()
        let library = try workspace.library(Documents.presets(["a": ".smooth", "b": "{a}.speed(2)"]))
        try workspace.catalog.importDocuments([library], ImportOptions(prefix: "x/"))
        for name: Preset.ID in ["x/a", "x/b"] {
            let origin = try workspace.catalog.origin(of: workspace.catalog.preset(name))
            #expect(origin?.isEdited == false)
        }
        // A reference to something of one's own is.
        try workspace.catalog.store.put(Preset(name: "a", animation: ".smooth"))
        try workspace.catalog.store.put(Preset(name: "x/b", animation: "{a}.speed(2)"))
        #expect(try workspace.catalog.origin(of: workspace.catalog.preset("x/b"))?.isEdited == true)
    }
}
