import TestSupport
import Testing

@testable import PortalDB

@Suite struct ExportSelectionTests {
    private static let document = Documents.document(
        presets: """
            [{"name": "base", "animation": ".smooth"}, {"name": "mid", "animation": "{base}.delay(0.1)"},
             {"name": "hero/open", "animation": "mid"}, {"name": "hero/close", "animation": ".snappy"},
             {"name": "alone", "animation": ".bouncy"}]
            """,
        settings: """
            [{"name": "alert", "present": "hero/close", "dismiss": "{mid}.speed(2)"}, {"name": "plain"}]
            """,
        scenes: """
            [\(Documents.scene(Documents.flight("hero/open"), name: "cards")),
             \(Documents.scene(#""popups": [{"id": "p", "view": "a", "settings": "alert"}]"#, name: "pops")),
             \(Documents.scene(name: "still"))]
            """)

    private func exported(_ selection: ExportSelection) throws -> [String] {
        try withCatalog(Self.document) { catalog in
            var text: [UInt8] = []
            let summary = try catalog.exportDocument(selection) { text += $0 }
            return try withCatalog(String(decoding: text, as: UTF8.self)) { copy in
                let names =
                    try copy.presets(limit: 99).map(\.name.rawValue)
                    + copy.popupSettings(limit: 99).map(\.settings.name.rawValue)
                    + copy.scenes(limit: 99).map(\.name.rawValue)
                #expect(summary.presetCount + summary.popupSettingsCount + summary.sceneCount == names.count)
                return names
            }
        }
    }

    /// As `rm` and `play` take it.
    @Test(arguments: [("[x]", ["[x]"]), ("[xy]", ["x"]), ("?*", ["?*"]), ("*", ["?*", "[x]", "x"])])
    func aNameWithTheSignsOfAPatternMeansItself(pattern: String, names: [String]) throws {
        let presets = ["[x]", "x", "?*"].map { #"{"name": "\#($0)", "animation": ".smooth"}"# }
        try withCatalog(Documents.document(presets: "[\(presets.joined(separator: ", "))]")) { catalog in
            var found: [String] = []
            _ = try catalog.exportElements(ExportSelection(presets: [pattern])) {
                if case .preset(let preset) = $0 { found.append(preset.name.rawValue) }
            }
            #expect(found == names)
        }
    }

    @Test(
        arguments: [
            (ExportSelection(presets: ["hero/*"]), ["base", "hero/close", "hero/open", "mid"]),
            (ExportSelection(presets: ["alone"]), ["alone"]),
            (ExportSelection(presets: ["alone", "hero/c*"]), ["alone", "hero/close"]),
            (ExportSelection(popupSettings: ["*"]), ["base", "hero/close", "mid", "alert", "plain"]),
            (ExportSelection(popupSettings: ["plain"]), ["plain"]),
            (ExportSelection(scenes: ["cards"]), ["base", "hero/open", "mid", "cards"]),
            (ExportSelection(scenes: ["pops"]), ["base", "hero/close", "mid", "alert", "pops"]),
            (ExportSelection(scenes: ["s*"]), ["still"]),
            (
                ExportSelection(
                    presets: ["base"], popupSettings: ["plain"], scenes: ["still"], includesDependencies: false),
                ["base", "plain", "still"]
            ),
            (
                ExportSelection(presets: ["*"], scenes: ["cards"], includesDependencies: false),
                ["alone", "base", "hero/close", "hero/open", "mid", "cards"]
            ),
            (
                ExportSelection(),
                [
                    "alone", "base", "hero/close", "hero/open", "mid", "alert", "plain", "cards", "pops", "still",
                ]
            ),
        ] as [(ExportSelection, [String])])
    func whatIsSelectedBringsWhatItNeeds(selection: ExportSelection, names: [String]) throws {
        #expect(try exported(selection) == names)
    }

    @Test(
        arguments: [
            (ExportSelection(presets: ["hero/open"]), ["preset 'hero/open' needs preset 'mid', which is not selected"]),
            (
                ExportSelection(popupSettings: ["alert"], scenes: ["pops", "cards"]),
                [
                    "pop-up settings 'alert' needs preset 'hero/close', which is not selected",
                    "pop-up settings 'alert' needs preset 'mid', which is not selected",
                    "scene 'cards' needs preset 'hero/open', which is not selected",
                ]
            ),
        ] as [(ExportSelection, [String])])
    func withoutDependenciesNothingMayDangle(selection: ExportSelection, issues: [String]) throws {
        var selection = selection
        selection.includesDependencies = false
        let error = #expect(throws: RefusedChange.self) { try exported(selection) }
        #expect(error?.issues == issues)
    }

    @Test(
        arguments: [
            (ExportSelection(presets: ["hero/*", "nope"]), "no preset matches 'nope'"),
            (ExportSelection(popupSettings: ["x*"]), "no pop-up settings matches 'x*'"),
            (ExportSelection(presets: ["*"], scenes: ["Cards"]), "no scene matches 'Cards'"),
        ] as [(ExportSelection, String)])
    func aPatternThatMeansNothingIsAnError(selection: ExportSelection, message: String) throws {
        let error = #expect(throws: CatalogError.self) { try exported(selection) }
        #expect(error?.description == message)
        #expect(error?.kind == .missing)
    }

    @Test func whatTheCatalogItselfLacksIsNamed() throws {
        try withCatalog(Self.document) { catalog in
            try catalog.store.transaction {
                try catalog.store.put(Preset(name: "hero/open", animation: ".smooth"))
                try catalog.store.put(Preset(name: "mid", animation: ".smooth"))
                try catalog.store.deletePreset("mid")
            }
            let selections = [
                ExportSelection(popupSettings: ["alert"]), ExportSelection(includesDependencies: false),
            ]
            for selection in selections {
                let error = #expect(throws: RefusedChange.self) { try catalog.exportDocument(selection) { _ in } }
                let issue = "pop-up settings 'alert' needs preset 'mid', which is not there"
                #expect(error?.issues.contains(issue) == true)
                #expect(error?.conclusion == "nothing was exported")
            }
        }
    }

    /// The document's own free data describes the whole.
    @Test func freeDataGoesWithTheWholeOnly() throws {
        try withCatalog(
            #"{"format": "portal-catalog/1", "presets": [{"name": "a", "animation": ".smooth"}], "extensions": {"x": 1}}"#
        ) {
            catalog in
            for (selection, hasFreeData) in [
                (ExportSelection.everything, true), (ExportSelection(presets: ["*"]), false),
            ] {
                var text: [UInt8] = []
                try catalog.exportDocument(selection) { text += $0 }
                #expect(String(decoding: text, as: UTF8.self).contains("extensions") == hasFreeData)
            }
        }
    }
}
