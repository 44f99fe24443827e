import PortalDocument
import TestSupport
import Testing

@testable import PortalDB

/// What things of a library count as while the names change of what they refer to.
@Suite struct LibraryOriginsTests {
    /// A preset, and one of every kind that refers to it.
    private static func version(_ animation: String, dependents: String = ".delay(0.1)") -> String {
        Documents.document(
            presets: """
                [{"name": "a", "animation": "\(animation)"}, {"name": "b", "animation": "{a}\(dependents)"}]
                """,
            settings: #"[{"name": "p", "present": "{a}\#(dependents)"}]"#,
            scenes: "[\(Documents.scene(Documents.flight("{a}\(dependents)")))]")
    }

    /// What refers to the preset.
    private func references(in workspace: SharingWorkspace) throws -> [String?] {
        let catalog = workspace.catalog
        return [
            try catalog.preset("b").animation.description,
            try catalog.popupSettings("p").style.present?.description,
            try catalog.scene("s").transitions[0].animation?.description,
        ]
    }

    private func edited(in workspace: SharingWorkspace) throws -> [String] {
        let origins = try LibraryOrigins(of: Library(named: "Team"), in: workspace.catalog.store)
        return try origins.before.filter { known in
            func isEdited(_ ours: (some SharedElement)?) throws -> Bool {
                try ours.map { try origins.digest(of: $0, knownAs: known) } != known.ourDigest
            }
            let store = workspace.catalog.store
            switch known.kind {
            case .preset: return try isEdited(Preset.find(known.name, in: store))
            case .popupSettings: return try isEdited(PopupSettings.find(known.name, in: store))
            case .scene: return try isEdited(Scene.find(known.name, in: store))
            }
        }.map(\.name)
    }

    @Test func `what refers to a renamed thing follows it, and is no edit`() throws {
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments([workspace.library(Self.version(".smooth"))])
        try workspace.catalog.store.put(Preset(name: "a", animation: ".linear"))
        let summary = try workspace.catalog.importDocuments(
            [workspace.library(Self.version(".bouncy"))], ImportOptions(.rename, updates: true))
        #expect(summary.presets == ImportSummary.Counts(replaced: 1, renamed: 1))
        #expect(try references(in: workspace) == Array(repeating: "{a~2}.delay(0.1)", count: 3))
        #expect(try edited(in: workspace).isEmpty)
        let next = try workspace.catalog.importDocuments(
            [workspace.library(Self.version(".bouncy", dependents: ".delay(0.2)"))], ImportOptions(updates: true))
        #expect(next.presets == ImportSummary.Counts(same: 1, replaced: 1))
        #expect(try references(in: workspace) == Array(repeating: "{a~2}.delay(0.2)", count: 3))
    }

    /// The second version takes over a preset that was here before the library, under the name that its things refer to.
    @Test(arguments: [".delay(0.1)", ".delay(0.3)"])
    func `what refers to a thing that becomes the library's is no edit`(dependents: String) throws {
        let workspace = try SharingWorkspace()
        try workspace.catalog.store.put(Preset(name: "k/a", animation: ".smooth"))
        var options = ImportOptions()
        options.prefix = "k/"
        try workspace.catalog.importDocuments([workspace.library(Self.version(".smooth"))], options)
        options.onConflict = .replace
        options.updates = true
        try workspace.catalog.importDocuments(
            [workspace.library(Self.version(".bouncy", dependents: dependents))], options)
        #expect(try edited(in: workspace).isEmpty)
        let next = try workspace.catalog.importDocuments(
            [workspace.library(Self.version(".bouncy", dependents: ".delay(0.2)"))], ImportOptions(updates: true))
        #expect(next.presets == ImportSummary.Counts(same: 1, replaced: 1))
        #expect(next.popupSettings == ImportSummary.Counts(replaced: 1))
        #expect(try edited(in: workspace).isEmpty)
    }

    @Test func `what an import leaves out stays as it is, and counts as no edit either`() throws {
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments([workspace.library(Self.version(".smooth"))])
        try workspace.catalog.store.put(Preset(name: "a", animation: ".linear"))
        let newer = try workspace.library(Self.version(".bouncy"))
        try workspace.catalog.importDocuments([newer], ImportOptions(.rename, updates: true, only: ["a"]))
        #expect(try references(in: workspace) == Array(repeating: "{a}.delay(0.1)", count: 3))
        #expect(try edited(in: workspace).isEmpty)
        // Asked for no more than what it says, an import changes nothing of that.
        #expect(try !workspace.catalog.importDocuments([newer]).changesAnything)
        try workspace.catalog.importDocuments([newer], ImportOptions(updates: true))
        #expect(try references(in: workspace) == Array(repeating: "{a~2}.delay(0.1)", count: 3))
        #expect(try edited(in: workspace).isEmpty)
    }

    /// As in one command after the other.
    @Test(arguments: ["", "x/"], [[0, 1], [0, 1, 1], [0, 1, 0]])
    func `several files of a library come at once under a prefix, too`(prefix: String, order: [Int]) throws {
        let versions = [Self.version(".smooth"), Self.version(".smooth", dependents: ".delay(2)")]
        let (together, apart) = (try SharingWorkspace(), try SharingWorkspace())
        let options = ImportOptions(updates: true, prefix: prefix)
        try together.catalog.importDocuments(order.map { try together.library(versions[$0]) }, options)
        for version in order {
            try apart.catalog.importDocuments([apart.library(versions[version])], options)
        }
        #expect(try together.document == apart.document)
        #expect(try edited(in: together).isEmpty && edited(in: apart).isEmpty)
    }

    /// It has the name that the library's thing would get, with the same content or with other content that stays.
    @Test(arguments: [".smooth", ".linear"])
    func `who refers to a thing of one's own was not edited`(own: String) throws {
        let workspace = try SharingWorkspace(Documents.presets(["x/a": own]))
        let options = ImportOptions(.skip, updates: true, prefix: "x/")
        try workspace.catalog.importDocuments([workspace.library(Self.version(".smooth"))], options)
        #expect(try edited(in: workspace).isEmpty)
        let summary = try workspace.catalog.importDocuments(
            [workspace.library(Self.version(".smooth", dependents: ".delay(2)"))], options)
        #expect(summary.presets.replaced == 1 && summary.popupSettings.replaced == 1 && summary.scenes.replaced == 1)
        #expect(try workspace.catalog.preset("x/b").animation == "{x/a}.delay(2)")
        #expect(try edited(in: workspace).isEmpty)
    }

    @Test func `what was declined because of an edit is taken when that is undone`() throws {
        let workspace = try SharingWorkspace()
        try workspace.catalog.importDocuments([workspace.library(Self.version(".smooth"))])
        try workspace.catalog.store.put(Preset(name: "a", animation: ".linear"))
        let newer = try workspace.library(Self.version(".bouncy"))
        try workspace.catalog.importDocuments([newer], ImportOptions(.skip, updates: true))
        #expect(try edited(in: workspace) == ["a"])
        try workspace.catalog.store.put(Preset(name: "a", animation: ".smooth"))
        #expect(try edited(in: workspace).isEmpty)
        #expect(try !workspace.catalog.importDocuments([newer]).changesAnything)
        let summary = try workspace.catalog.importDocuments([newer], ImportOptions(updates: true))
        #expect(summary.presets == ImportSummary.Counts(same: 1, replaced: 1))
        #expect(try workspace.catalog.preset("a").animation == ".bouncy")
    }
}
