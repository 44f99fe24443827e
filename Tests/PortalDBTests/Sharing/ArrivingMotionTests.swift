import Testing

@testable import PortalDB

/// The motion of a file's scenes is judged before it is known what becomes of the presets that they name.
@Suite struct ArrivingMotionTests {
    private static let flight = Documents.flight("p", #""handoff": "timed", "duration": 0.2"#)
    private static let calm = #"[{"name": "p", "animation": ".linear(duration: 0.1)"}]"#
    /// Ends after the transition does, which is a warning.
    private static let late = #"[{"name": "p", "animation": ".linear(duration: 1)"}]"#

    private static func document(_ presets: String, title: String = "old") -> String {
        Documents.sceneDocument("\"title\": \"\(title)\", \(flight)", presets: presets)
    }

    @Test(arguments: [(calm, 0), (late, 1)])
    func `a file that comes first means its own`(presets: String, warnings: Int) throws {
        let workspace = try SharingWorkspace()
        let summary = try workspace.catalog.importDocuments([workspace.library(Self.document(presets))])
        #expect(summary.warningCount == warnings)
    }

    @Test(arguments: [(ConflictPolicy.skip, 0), (.replace, 1), (.rename, 1)])
    func `a name that is taken means what it does in the end`(policy: ConflictPolicy, warnings: Int) throws {
        let workspace = try SharingWorkspace(Documents.document(presets: Self.calm))
        let library = try workspace.library(Self.document(Self.late))
        #expect(try workspace.catalog.importDocuments([library], onConflict: policy).warningCount == warnings)
    }

    @Test(arguments: [(ConflictPolicy.skip, 0), (.replace, 1), (.rename, 0)])
    func `one file may replace what another brings`(policy: ConflictPolicy, warnings: Int) throws {
        let workspace = try SharingWorkspace()
        let first = try workspace.library(Self.document(Self.calm), named: "first")
        let second = try workspace.library(Documents.document(presets: Self.late), named: "second")
        #expect(try workspace.catalog.importDocuments([first, second], onConflict: policy).warningCount == warnings)
    }

    @Test func `a preset that its library has not changed may have been edited here`() throws {
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments([workspace.library(Self.document(Self.calm))])
        try workspace.catalog.importDocuments([.text(Documents.document(presets: Self.late))], onConflict: .replace)
        let newer = try workspace.library(Self.document(Self.calm, title: "new"))
        let summary = try workspace.catalog.importDocuments([newer], ImportOptions(updates: true))
        #expect(summary.presets.same == 1 && summary.scenes.replaced == 1 && summary.warningCount == 1)
    }
}
