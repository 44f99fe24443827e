import PortalDocument
import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

/// A catalog whose own presets and pop-ups need what only a library has.
@Suite struct StandingOnLibrariesTests {
    private let files: CatalogFiles

    init() throws {
        files = try CatalogFiles()
        try files.makeLibrary(
            "acme",
            Documents.document(
                presets: #"[{"name": "base", "animation": ".linear(duration: 2)"}]"#,
                settings: #"[{"name": "alert", "present": "base"}]"#), named: "Acme")
    }

    private static let document = Documents.document(
        presets: #"[{"name": "late", "animation": "{base}.delay(1)"}, {"name": "own", "animation": ".smooth"}]"#,
        scenes: """
            [\(Documents.scene(
                Documents.flight("late") + #", "popups": [{"id": "q", "view": "a", "settings": "alert"}]"#)),
             \(Documents.scene(Documents.flight("own"), name: "t"))]
            """)

    private func standing(_ name: String = "portal.db") throws -> Catalog {
        try files.make(name, Self.document, libraries: ["acme"])
    }

    private func alone(_ name: String = "portal.db") throws -> Catalog { try Catalog(path: files.path(name)) }

    @Test func itPlaysWithTheLibraryAndTheRestWithoutIt() throws {
        let catalog = try standing()
        try catalog.run(try catalog.tasks(PlaySelection()), record: .missing, jobs: 2) { _ in }
        #expect(try catalog.verify().map(\.verdict) == [.identical, .identical, .identical])
        #expect(try catalog.foundPopupSettings(limit: 9).map(\.value.useCount) == [1])
        #expect(
            try alone().verify().map(\.verdict) == [
                .unplayable(.animation(.unknownPreset("base"))),
                .unplayable(.plan(.missingSettings("alert", popup: "q"))), .identical,
            ])
    }

    @Test func aCheckNamesWhatIsMissingAndTheWayOut() throws {
        func findings(_ catalog: Catalog) throws -> [String] {
            var found: [String] = []
            try catalog.check { finding in
                guard finding.finding.code == "P111" else { return }
                found.append((finding.scene.map { "\($0): " } ?? "") + finding.finding.explanation)
            }
            return found
        }
        #expect(try findings(standing()) == [])
        let remedy = "; give the library that has it with --library FILE, or take it in with 'import FILE'"
        #expect(
            try findings(alone()) == [
                "P111 preset 'late': there is no preset 'base'" + remedy,
                "s: P111 transition 'open': there is no preset 'base'" + remedy,
                "s: P111 pop-up 'q': there are no pop-up settings 'alert'" + remedy,
            ])
    }

    @Test func danglingNamesSayWhoUsesThem() throws {
        let catalog = try standing()
        #expect(try catalog.danglingNames() == [])
        #expect(
            try alone().danglingNames().map(\.description) == [
                "preset 'base' is not here, but used by preset 'late', animation",
                "pop-up settings 'alert' is not here, but used by scene 's', popups[0].settings",
            ])
    }

    @Test func anExaminationFindsThem() throws {
        _ = try standing()
        func subjects(_ libraries: [String]) throws -> [String] {
            var found: [String] = []
            try Catalog.examine(path: files.path("portal.db"), libraries: libraries.map(files.path)) {
                found.append("\($0.severity) \($0.subject)")
            }
            return found
        }
        #expect(try subjects(["acme"]) == [])
        #expect(try subjects([]) == ["warning preset 'base'", "warning pop-up settings 'alert'"])
    }

    @Test func anExportBringsWhatTheLibraryHasOrSaysWhatDangles() throws {
        let whole = try standing().exportFile(files.path("whole.portaldb"))
        #expect(whole.danglingNames == [] && whole.dependencyCount == 2)
        #expect(try files.make("new.db").importDocuments([.path(files.path("whole.portaldb"))]).presets.added == 3)
        let copy = try alone().exportFile(files.path("copy.portaldb"))
        #expect(copy.danglingNames.map(\.thing.name) == ["base", "alert"] && copy.presetCount == 2)
        let refused = #expect(throws: RefusedChange.self) {
            try alone().exportFile(files.path("x.portaldb"), ExportSelection(scenes: ["s"]))
        }
        #expect(refused?.issues.contains("preset 'late' needs preset 'base', which is not there") == true)
        #expect(throws: RefusedChange.self) {
            try Catalog(path: files.path("portal.db"), libraries: [files.path("acme")]).exportDocument(
                ExportSelection(includesDependencies: false)
            ) { _ in }
        }
    }

    /// Of a file, too, a name must mean something where it is taken in.
    @Test func aFileThatHangsIsRefusedUnlessWhatItNeedsIsThere() throws {
        _ = try standing()
        try alone().exportFile(files.path("team.portaldb"), name: "Team")
        let team = DocumentSource.path(files.path("team.portaldb"))
        let catalog = try files.make("new.db")
        let error = #expect(throws: DocumentError.self) { try catalog.importDocuments([team]) }
        #expect(
            error?.issues.map { "\($0.path): \($0.message)" } == [
                "presets.late.animation: P111 preset 'late': there is no preset 'base'",
                "scenes.s.transitions[0].animation: P111 transition 'open': there is no preset 'base'",
                "scenes.s.popups[0].settings: P111 pop-up 'q': there are no pop-up settings 'alert'",
            ])
        #expect(try catalog.isEmpty)
        let refused = #expect(throws: RefusedChange.self) { try catalog.merge([files.path("team.portaldb")]) }
        let reason = "P111 preset 'late': there is no preset 'base'; \(DanglingName.remedy)"
        #expect(refused?.issues.contains(reason) == true && refused?.conclusion == "nothing was merged")
        #expect(try catalog.isEmpty)

        #expect(try files.make("with.db", libraries: ["acme"]).importDocuments([team]).scenes.added == 2)
        #expect(
            try files.make("merged.db", libraries: ["acme"]).merge([files.path("team.portaldb")]).presets.added == 2)
        let both = try files.make("both.db")
        try both.importDocuments([team, .path(files.path("acme"))])
        #expect(try both.danglingNames() == [])
    }

    /// Names of the library are no names of the file: they stay.
    @Test(arguments: ["prefix", "rename", "replace"]) func importsKeepWhatNamesALibrary(way: String) throws {
        let catalog = try files.make(
            "new.db", Documents.document(presets: #"[{"name": "late", "animation": ".snappy"}]"#), libraries: ["acme"])
        var options = ImportOptions(onConflict: way == "replace" ? .replace : .rename)
        if way == "prefix" { options.prefix = "x/" }
        try catalog.importDocuments([.text(Self.document)], options)
        let late: Preset.ID = way == "prefix" ? "x/late" : way == "rename" ? "late~2" : "late"
        #expect(try catalog.preset(late).animation == "{base}.delay(1)")
        let scene = try catalog.scene(way == "prefix" ? "x/s" : "s")
        #expect(scene.transitions[0].animation == AnimationText(late.rawValue))
        #expect(scene.popups[0].settings == .named("alert"))
        #expect(try catalog.danglingNames() == [])
    }

    @Test func whatIsUsedIsNotRemovedAndFollowsItsName() throws {
        _ = try standing()
        let catalog = try alone()
        try catalog.importDocuments([.path(files.path("acme"))])
        for thing in [NamedThing(.preset, "base"), NamedThing(.popup, "alert")] {
            let error = #expect(throws: ThingsInUseError.self) { try catalog.remove([thing]) }
            #expect(error?.uses.isEmpty == false)
            try catalog.rename(thing, to: "new/\(thing.name)")
        }
        #expect(try catalog.preset("late").animation == "{new/base}.delay(1)")
        #expect(try catalog.scene("s").popups[0].settings == .named("new/alert"))
        #expect(try catalog.danglingNames() == [])
        let copy = try catalog.copy(NamedThing(.preset, "late"), to: "later")
        #expect(try catalog.uses(of: [NamedThing(.preset, "new/base")]).map(\.user).contains(copy))
        // All of it can go at once, in any order.
        let all = ["new/base", "late", "later", "own"].map { NamedThing(.preset, $0) }
        let others = [NamedThing(.popup, "new/alert"), NamedThing(.scene, "s"), NamedThing(.scene, "t")]
        try catalog.remove(all + others)
        #expect(try catalog.isEmpty)
    }

    static let taken: [(old: NamedThing, name: String, words: String)] = [
        (NamedThing(.preset, "own"), "base", "preset 'base' is not here, but used by preset 'late', animation"),
        // This one would start from itself.
        (NamedThing(.preset, "late"), "base", "preset 'base' is not here, but used by preset 'late', animation"),
        (
            NamedThing(.popup, "mine"), "alert",
            "pop-up settings 'alert' is not here, but used by scene 's', popups[0].settings"
        ),
    ]

    /// Else what uses it would mean something else, and it would be too late to tell the two apart.
    @Test(arguments: taken) func whatMeansALibrarysIsNoNewName(old: NamedThing, name: String, words: String) throws {
        _ = try standing()
        let catalog = try alone()
        try catalog.importDocuments([.text(Documents.document(settings: #"[{"name": "mine"}]"#))])
        let message = "\(words); take another name, or 'import' what is meant"
        for dryRun in [true, false] {
            let renaming = #expect(throws: CatalogError.self) { try catalog.rename(old, to: name, dryRun: dryRun) }
            #expect(renaming?.description == message)
            let copying = #expect(throws: CatalogError.self) { try catalog.copy(old, to: name, dryRun: dryRun) }
            #expect(copying?.description == message)
        }
        #expect(try catalog.danglingNames().map(\.thing.name) == ["base", "alert"])
    }

    /// A library may stand on another one.
    @Test func aLibraryMayNeedAnotherOne() throws {
        _ = try standing()
        try alone().exportFile(files.path("team"), name: "Team")
        let catalog = try files.make(
            "new.db", Documents.document(presets: #"[{"name": "p", "animation": "late"}]"#),
            libraries: ["team", "acme"])
        #expect(try catalog.animation("p").description == ".linear(duration: 2).delay(1)")
        let without = try Catalog(path: files.path("new.db"), libraries: [files.path("team")])
        let error = #expect(throws: ResolutionError.self) { try without.animation("p") }
        #expect(error?.description == "there is no preset 'base'")
    }

    @Test func whatALibraryNeedsOfAnotherIsMissedToo() throws {
        try files.make(
            "new.db",
            Documents.document(
                presets: #"[{"name": "late", "animation": "{base}.delay(1)"}]"#,
                settings: #"[{"name": "box", "present": ".smooth", "dismiss": "{late}.speed(2)"}]"#),
            libraries: ["acme"])
        try alone("new.db").exportFile(files.path("team"), name: "Team")
        let catalog = try files.make(
            "own.db",
            Documents.document(
                scenes: """
                    [\(Documents.scene(
                        Documents.flight(".smooth") + #", "popups": [{"id": "q", "view": "a", "settings": "box"}]"#))]
                    """), libraries: ["team", "acme"])
        #expect(try catalog.danglingNames() == [])
        let without = try Catalog(path: files.path("own.db"), libraries: [files.path("team")])
        let words = ["preset 'base' is not here, but used by preset 'late', animation"]
        #expect(try without.danglingNames().map(\.description) == words)
        let exported = try without.exportFile(files.path("whole"))
        #expect(exported.danglingNames.map(\.description) == words && exported.dependencyCount == 2)
    }

    static let ways: [(prefix: String, policy: ConflictPolicy, base: String)] = [
        ("x/", .fail, "x/base"), ("", .rename, "base~2"),
    ]

    /// The file comes to have what it stood on, and that gets another name here.
    @Test(arguments: ways) func anUpdateNamesWhatHasComeOfTheLibrary(
        prefix: String, policy: ConflictPolicy, base: String
    ) throws {
        let standing = try standing()
        try standing.importDocuments([.text(Documents.presets(["edited": "{base}.delay(2)"]))])
        try alone().exportFile(files.path("old"), name: "Team")
        try standing.exportFile(files.path("new"), name: "Team")
        let mine = Documents.document(
            presets: #"[{"name": "base", "animation": ".bouncy"}]"#, settings: #"[{"name": "alert"}]"#)
        let catalog = try files.make("mine.db", mine)
        var options = ImportOptions()
        options.prefix = prefix
        try catalog.importDocuments([.path(files.path("old"))], options)
        let edited = Preset(name: Preset.ID(prefix + "edited"), animation: "{base}.delay(3)")
        try catalog.store.put(edited)

        options.updates = true
        options.onConflict = policy
        let summary = try catalog.importDocuments([.path(files.path("new"))], options)
        #expect(summary.presets.replaced == 1 && summary.presets.same == 2)
        #expect(summary.scenes == ImportSummary.Counts(same: 1, replaced: 1))
        #expect(try catalog.preset(Preset.ID(prefix + "late")).animation.description == "{\(base)}.delay(1)")
        #expect(try catalog.preset(edited.name) == edited)
        let alert = PopupSettings.ID(base.replacing("base", with: "alert"))
        #expect(try catalog.scene(Scene.ID(prefix + "s")).popups[0].settings == .named(alert))
        #expect(try !catalog.importDocuments([.path(files.path("new"))], options).changesAnything)
    }

    @Test(arguments: [true, false]) func aNewNameIsNoneThatMeansALibrarys(isAtHand: Bool) throws {
        try files.makeLibrary(
            "other",
            Documents.document(
                presets: #"[{"name": "a~2", "animation": ".linear"}]"#,
                settings: #"[{"name": "a~2"}, {"name": "a~3"}]"#),
            named: "Other")
        let box = #", "popups": [{"id": "q", "view": "a", "settings": "a~2"}]"#
        let own = Documents.document(
            presets: #"[{"name": "a", "animation": ".smooth"}]"#, settings: #"[{"name": "a"}]"#,
            scenes: "[\(Documents.scene(Documents.flight("{a~2}.speed(2)") + box))]")
        let attached = try files.make("own.db", own, libraries: ["other"])
        let catalog = isAtHand ? attached : try alone("own.db")
        let arriving = Documents.document(
            presets: #"[{"name": "a", "animation": ".bouncy"}]"#, settings: #"[{"name": "a", "present": "a"}]"#)
        for outcome in [\ImportSummary.Counts.renamed, \.same] {
            let summary = try catalog.importDocuments([.text(arriving)], ImportOptions(.rename))
            #expect(summary.presets[keyPath: outcome] == 1 && summary.popupSettings[keyPath: outcome] == 1)
        }
        #expect(try catalog.presets(limit: 9).map(\.name) == ["a", "a~3"])
        // What of a library nobody names is still a library's, if that is at hand.
        let settings: PopupSettings.ID = isAtHand ? "a~4" : "a~3"
        #expect(try catalog.popupSettings(settings).style.present == "a~3")
        #expect(try attached.animation("a~2").description == attached.animation(".linear").description)
    }
}
