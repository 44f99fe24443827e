import PortalDocument
import TestSupport
import Testing

@testable import PortalDB

/// What becomes of a preset for each policy and each state of its name.
@Suite struct PoliciesTests {
    /// What is here of the preset `a`, before a file with `a: .smooth` comes.
    enum State: String, CaseIterable {
        case absent, same, different
        /// `a` is another, and `a~2` is this one.
        case renamedBefore
        /// `a` and `a~2` are others.
        case bothTaken
        /// It was imported from the library that the file is of.
        case imported
        /// The same, under another name.
        case importedAsB
        /// Imported, and edited since.
        case edited
        /// Imported when it was something else there.
        case outdated
        /// The same, and edited since.
        case outdatedAndEdited
    }

    struct Case: CustomTestStringConvertible {
        var state: State
        var options: ImportOptions
        /// Outcome and presets afterwards; `nil`: refused.
        var result: String?

        init(_ state: State, _ policy: ConflictPolicy, updates: Bool = false, _ result: String?) {
            self.state = state
            options = ImportOptions(policy, updates: updates)
            self.result = result
        }

        var testDescription: String {
            "\(state), \(options.onConflict)\(options.updates ? ", update" : "")"
        }
    }

    /// Documents and catalogs that are no library know no origin.
    static let plain: [Case] = [
        Case(.absent, .fail, "added: a .smooth"), Case(.absent, .skip, "added: a .smooth"),
        Case(.absent, .replace, "added: a .smooth"), Case(.absent, .rename, "added: a .smooth"),
        Case(.same, .fail, "same: a .smooth"), Case(.same, .skip, "same: a .smooth"),
        Case(.same, .replace, "same: a .smooth"), Case(.same, .rename, "same: a .smooth"),
        Case(.different, .fail, nil), Case(.different, .skip, "skipped: a .bouncy"),
        Case(.different, .replace, "replaced: a .smooth"),
        Case(.different, .rename, "renamed: a .bouncy, a~2 .smooth"),
        Case(.renamedBefore, .fail, nil), Case(.renamedBefore, .skip, "skipped: a .bouncy, a~2 .smooth"),
        Case(.renamedBefore, .replace, "replaced: a .smooth, a~2 .smooth"),
        Case(.renamedBefore, .rename, "same: a .bouncy, a~2 .smooth"),
        Case(.bothTaken, .rename, "renamed: a .bouncy, a~2 .linear, a~3 .smooth"),
    ]

    static let ofLibrary: [Case] = [
        Case(.imported, .fail, "same: a .smooth"), Case(.imported, .rename, "same: a .smooth"),
        Case(.imported, .replace, "same: a .smooth"), Case(.imported, .fail, updates: true, "same: a .smooth"),
        Case(.importedAsB, .fail, "same: b .smooth"), Case(.importedAsB, .rename, "same: b .smooth"),
        Case(.importedAsB, .replace, "same: b .smooth"),
        // Nothing is new there, so what was edited here stays unless it is to be replaced.
        Case(.edited, .fail, "same: a .linear"), Case(.edited, .skip, "same: a .linear"),
        Case(.edited, .rename, "same: a .linear"), Case(.edited, .replace, "replaced: a .smooth"),
        Case(.edited, .fail, updates: true, "same: a .linear"),
        Case(.edited, .replace, updates: true, "same: a .linear"),
        Case(.outdated, .fail, nil), Case(.outdated, .skip, "skipped: a .bouncy"),
        Case(.outdated, .replace, "replaced: a .smooth"),
        Case(.outdated, .rename, "renamed: a .bouncy, a~2 .smooth"),
        Case(.outdated, .fail, updates: true, "replaced: a .smooth"),
        Case(.outdated, .skip, updates: true, "replaced: a .smooth"),
        Case(.outdated, .rename, updates: true, "replaced: a .smooth"),
        Case(.outdatedAndEdited, .fail, nil), Case(.outdatedAndEdited, .skip, "skipped: a .linear"),
        Case(.outdatedAndEdited, .replace, "replaced: a .smooth"),
        Case(.outdatedAndEdited, .rename, "renamed: a .linear, a~2 .smooth"),
        Case(.outdatedAndEdited, .fail, updates: true, nil),
        Case(.outdatedAndEdited, .skip, updates: true, "skipped: a .linear"),
        Case(.outdatedAndEdited, .replace, updates: true, "replaced: a .smooth"),
        Case(.outdatedAndEdited, .rename, updates: true, "renamed: a .linear, a~2 .smooth"),
    ]

    static let arriving = Documents.presets(["a": ".smooth"])

    private func workspace(in state: State) throws -> SharingWorkspace {
        let workspace = try SharingWorkspace()
        func put(_ presets: KeyValuePairs<Preset.ID, AnimationText>) throws {
            try workspace.catalog.store.transaction {
                for (name, animation) in presets {
                    try workspace.catalog.store.put(Preset(name: name, animation: animation))
                }
            }
        }
        func take(_ animation: String, prefix: String = "") throws {
            let library = try workspace.library(Documents.presets(["a": animation]))
            try workspace.catalog.importDocuments([library], ImportOptions(prefix: prefix))
        }
        switch state {
        case .absent: break
        case .same: try put(["a": ".smooth"])
        case .different: try put(["a": ".bouncy"])
        case .renamedBefore: try put(["a": ".bouncy", "a~2": ".smooth"])
        case .bothTaken: try put(["a": ".bouncy", "a~2": ".linear"])
        case .imported: try take(".smooth")
        case .importedAsB:
            try take(".smooth")
            try workspace.rename(preset: "a", to: "b")
        case .edited:
            try take(".smooth")
            try put(["a": ".linear"])
        case .outdated: try take(".bouncy")
        case .outdatedAndEdited:
            try take(".bouncy")
            try put(["a": ".linear"])
        }
        return workspace
    }

    private func check(_ example: Case, _ source: DocumentSource, in workspace: SharingWorkspace) throws {
        let before = try workspace.document
        var dryRun = example.options
        dryRun.dryRun = true
        guard let result = example.result else {
            #expect(throws: DocumentError.self) { try workspace.catalog.importDocuments([source], dryRun) }
            #expect(throws: DocumentError.self) { try workspace.catalog.importDocuments([source], example.options) }
            #expect(try workspace.document == before)
            return
        }
        let foretold = try workspace.catalog.importDocuments([source], dryRun)
        #expect(try workspace.document == before)
        let summary = try workspace.catalog.importDocuments([source], example.options)
        #expect(summary == foretold)
        let presets = try workspace.catalog.presets(limit: 10).map { "\($0.name) \($0.animation)" }
        #expect("\(summary.presets.outcome): \(presets.joined(separator: ", "))" == result)
        let after = try workspace.document
        let again = try workspace.catalog.importDocuments([source], example.options)
        #expect(try workspace.document == after && again.presets.total == 1)
        if example.options.onConflict != .skip { #expect(again.presets.same == 1) }
    }

    @Test(arguments: plain) func `a document`(example: Case) throws {
        try check(example, .text(Self.arriving), in: try workspace(in: example.state))
    }

    @Test(arguments: plain) func `a catalog that is no library`(example: Case) throws {
        let workspace = try workspace(in: example.state)
        try check(example, workspace.library(Self.arriving, named: nil), in: workspace)
        #expect(try workspace.origins == [])
    }

    @Test(arguments: plain + ofLibrary) func `a library`(example: Case) throws {
        let workspace = try workspace(in: example.state)
        try check(example, workspace.library(Self.arriving), in: workspace)
        #expect(try workspace.origins.count <= 1)
    }
}

extension ImportSummary.Counts {
    /// Of one element.
    var outcome: String {
        let counts = [
            ("added", added), ("same", same), ("replaced", replaced), ("renamed", renamed), ("skipped", skipped),
        ]
        return counts.filter { $0.1 == 1 }.map(\.0).joined(separator: " and ")
    }
}
