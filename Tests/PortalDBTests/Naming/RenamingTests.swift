import PortalSQLite
import Testing

@testable import PortalDB

@Suite struct RenamingTests {
    /// The preset `hero` and the settings `light` are named in every place that there is.
    static let document = Documents.document(
        presets: """
            [{"name": "hero", "animation": ".smooth", "tags": ["calm"], "summary": "hero"},
             {"name": "late", "animation": "{hero}.delay(0.1)"}, {"name": "same", "animation": "hero"},
             {"name": "her", "animation": ".snappy"}, {"name": "hero/2", "animation": "{her}.speed(2)"}]
            """,
        settings: #"[{"name": "light", "present": "hero", "dismiss": "{hero}.speed(2)"}, {"name": "hero"}]"#,
        scenes: """
            [\(Documents.scene(
                """
                "contexts": [{"name": "root", "presentation": "root"},
                    {"name": "sheet", "presentation": "sheet", "animation": "hero", "offset": {"x": 0, "y": 852}}],
                \(Documents.flight("hero", #"""
                    "reverseAnimation": "{hero}.delay(0.2)", "effects": [{"property": "scale",
                    "onActivate": [{"at": 0, "to": 2, "animation": "{hero}.speed(3)"}]}]
                    """#)),
                "popups": [{"id": "box", "view": "a", "settings": "light"},
                    {"id": "own", "view": "a", "settings": {"present": "hero", "dismiss": "{hero}.speed(4)"}}]
                """))]
            """)

    private func withRecorded(_ body: (Catalog) throws -> Void) throws {
        try withCatalog(Self.document) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            try body(catalog)
        }
    }

    private func text(of catalog: Catalog) throws -> String {
        var bytes: [UInt8] = []
        try catalog.exportDocument { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func differences(in catalog: Catalog) throws -> [Diagnosis] {
        var diagnoses: [Diagnosis] = []
        try Catalog.examine(path: catalog.path) { diagnoses.append($0) }
        return diagnoses
    }

    static let cases: [(thing: NamedThing, name: String, places: Int)] = [
        (NamedThing(.preset, "hero"), "new", 10), (NamedThing(.preset, "hero"), "x/a much longer name", 10),
        (NamedThing(.preset, "hero"), "h", 10), (NamedThing(.preset, "her"), "hem", 1),
        (NamedThing(.preset, "late"), "later", 0), (NamedThing(.popup, "light"), "bright", 1),
        (NamedThing(.popup, "hero"), "villain", 0), (NamedThing(.scene, "s"), "t/u", 0),
        (NamedThing(.preset, "hero"), "e\u{301}te\u{301}", 10),
        // Names that only braces tell from notation.
        (NamedThing(.preset, "hero"), " .bouncy", 10), (NamedThing(.preset, "hero"), " ", 10),
        (NamedThing(.preset, "hero"), " Animation.smooth", 10),
    ]

    @Test(arguments: cases) func everyPlaceThatNamesItIsChangedAndNothingElseIs(
        thing: NamedThing, name: String, places: Int
    ) throws {
        try withRecorded { catalog in
            let before = try text(of: catalog)
            let planned = try catalog.rename(thing, to: name, dryRun: true)
            #expect(try text(of: catalog) == before)
            let summary = try catalog.rename(thing, to: name)
            #expect(summary == planned)
            #expect(summary.uses.count == places)
            #expect(try catalog.uses(of: [summary.new]).count == places)
            #expect(try catalog.uses(of: [thing]).isEmpty)
            #expect(try differences(in: catalog) == [])
            let all = try catalog.verify()
            #expect(!all.isEmpty && all.allSatisfy { $0.verdict == .identical })
            // And back: nothing was lost on the way.
            try catalog.rename(summary.new, to: thing.name)
            #expect(try text(of: catalog) == before)
        }
    }

    /// Rows come by names, so that a transition called `a` would come before those above it.
    @Test func placesAreInTheOrderInWhichDocumentsHaveThem() throws {
        let transitions = (0..<11).reversed()
            .map { #"{"name": "t\#($0)", "portal": "p", "animation": "hero"}"# }.joined(separator: ",")
        let portal = #""portals": [{"id": "p", "source": "a", "destination": "b"}], "transitions": [\#(transitions)]"#
        try withCatalog(Self.document, Documents.document(scenes: "[\(Documents.scene(portal, name: "many"))]")) {
            catalog in
            let uses = try catalog.uses(of: [NamedThing(.preset, "hero")]).filter { $0.user.name == "many" }
            #expect(uses.map(\.path.description) == (0..<11).map { "transitions[\($0)].animation" })
        }
    }

    @Test func aLaterChangeIsToldByTheNewNames() throws {
        try withRecorded { catalog in
            try catalog.rename(NamedThing(.preset, "hero"), to: "a")
            try catalog.rename(NamedThing(.popup, "light"), to: "b")
            try catalog.rename(NamedThing(.scene, "s"), to: "c")
            let presets = #"[{"name": "a", "animation": ".bouncy"}]"#
            try catalog.importDocuments([.text(Documents.document(presets: presets))], onConflict: .replace)
            let changes = try catalog.verify().flatMap { $0.difference?.inputChanges ?? [] }.map(\.description)
            #expect(Set(changes) == ["preset 'a': animation .smooth → .bouncy"])
        }
    }

    @Test func aRecordingThatKnewAnotherThingOfTheNewNameKeepsWhatItSays() throws {
        try withRecorded { catalog in
            let other = RecordedInput(kind: .preset, subject: "gone", property: "animation", value: ".linear")
            for summary in try catalog.store.recordings(limit: 100) {
                let stored = try #require(try catalog.store.recording(summary.key))
                try catalog.store.put(
                    stored.recording, inputs: stored.inputs + [other], limit: summary.key.limit)
            }
            try catalog.rename(NamedThing(.preset, "hero"), to: "gone")
            #expect(try catalog.verify().allSatisfy(\.isPassed))
        }
    }

    @Test(arguments: [
        (NamedThing(.preset, "hero"), Provenance.Kind.preset), (NamedThing(.popup, "light"), .popupSettings),
        (NamedThing(.scene, "s"), .scene),
    ]) func whereItCameFromStaysKnown(thing: NamedThing, kind: Provenance.Kind) throws {
        try withRecorded { catalog in
            let library = Library(named: "team")
            try catalog.store.put(library)
            let digest = SHA256.digest(of: [1])
            let before = try catalog.store.putProvenance(
                of: kind, thing.name, from: library.id, as: "theirs", theirDigest: digest, ourDigest: digest)
            try catalog.rename(thing, to: "ours")
            var after = before
            after.name = "ours"
            #expect(try catalog.store.provenances(of: library.id) == [after])
            let copy = try catalog.copy(NamedThing(thing.kind, "ours"), to: "copy")
            #expect(try catalog.store.provenance(of: kind, copy.name) == nil)
        }
    }

    static let refused: [(thing: NamedThing, name: String, words: String)] = [
        (NamedThing(.preset, "hreo"), "x", "there is no preset 'hreo'; did you mean 'hero'?"),
        (NamedThing(.popup, "late"), "x", "there is no pop-up settings 'late'"),
        (NamedThing(.scene, "hero"), "x", "there is no scene 'hero'"),
        (NamedThing(.preset, "hero"), "hero", "preset 'hero' has that name already"),
        (NamedThing(.preset, "hero"), "late", "preset 'late' exists already; remove it first, or take another name"),
        (NamedThing(.preset, "hero"), "", "'' is no name: a name must not be empty"),
        (NamedThing(.preset, "hero"), "a{b}", "'a{b}' is no name: a name must not contain '{' or '}'"),
        (NamedThing(.popup, "light"), ".x", "'.x' is no name: a name must not start with '.'"),
        (NamedThing(.scene, "s"), "s@3", "'s@3' is no name: a name must not end in '@' and digits"),
    ]

    @Test(arguments: refused) func whatCannotBeIsRefusedForCopiesToo(
        thing: NamedThing, name: String, words: String
    ) throws {
        try withRecorded { catalog in
            let before = try text(of: catalog)
            for dryRun in [true, false] {
                let error = #expect(throws: CatalogError.self) { try catalog.rename(thing, to: name, dryRun: dryRun) }
                #expect(error?.description.hasPrefix(words) == true)
            }
            #expect(throws: CatalogError.self) { try catalog.copy(thing, to: name) }
            #expect(try text(of: catalog) == before)
        }
    }

    @Test(arguments: NamedThing.Kind.allCases) func aCopyHasEverythingButRecordings(kind: NamedThing.Kind) throws {
        let names: [NamedThing.Kind: String] = [.preset: "late", .popup: "light", .scene: "s"]
        let name = try #require(names[kind])
        try withRecorded { catalog in
            let old = NamedThing(kind, name)
            let before = try text(of: catalog)
            #expect(try catalog.copy(old, to: "copy", dryRun: true) == NamedThing(kind, "copy"))
            #expect(try text(of: catalog) == before)
            let copy = try catalog.copy(old, to: "copy")
            #expect(try catalog.recordingCount(of: copy) == 0)
            #expect(try differences(in: catalog) == [])
            // With the first gone and the copy in its place the catalog is as before.
            let others = try catalog.uses(of: [old]).map(\.user)
            #expect(others.isEmpty || kind != .preset)
            switch kind {
            case .preset:
                try catalog.store.deletePreset(Preset.ID(name))
                try catalog.rename(copy, to: name)
            case .popup:
                try Connection(file: catalog.path, mode: .readWrite).run(
                    "DELETE FROM popup_settings WHERE name = ?", name)
                try catalog.store.rename(PopupSettings.ID("copy"), to: PopupSettings.ID(name))
            case .scene:
                try catalog.store.deleteScene(Scene.ID(name))
                try catalog.rename(copy, to: name)
            }
            #expect(try text(of: catalog) == before)
        }
    }
}
