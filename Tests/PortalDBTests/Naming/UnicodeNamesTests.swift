import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

/// Two spellings that are canonically equivalent are one name, everywhere.
@Suite struct UnicodeNamesTests {
    static let same: [(String, String)] = [
        ("caf\u{E9}", "cafe\u{301}"), ("\u{AC00}\u{AC01}", "\u{1100}\u{1161}\u{1100}\u{1161}\u{11A8}"),
        ("\u{C5}ngstr\u{F6}m", "\u{212B}ngstro\u{308}m"), ("a\u{323}\u{301}", "a\u{301}\u{323}"),
        ("\u{1E69}", "s\u{307}\u{323}"), ("\u{3A9}", "\u{2126}"),
        ("\u{1F468}\u{200D}\u{1F469}\u{E9}", "\u{1F468}\u{200D}\u{1F469}e\u{301}"),
    ]

    static let different: [(String, String)] = [
        ("\u{FB01}n", "fin"), ("x\u{B2}", "x2"), ("\u{FF21}", "A"), ("\u{C4}", "\u{E4}"),
        ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{1F469}"), ("\u{2764}\u{FE0F}", "\u{2764}"), ("\u{430}", "a"),
    ]

    /// - Parameter tag: words stay as they are written.
    private func document(_ name: String, tag: String? = nil) -> String {
        Documents.document(
            presets: """
                [{"name": "\(name)", "animation": ".smooth", "tags": ["\(tag ?? name)"]},
                 {"name": "next", "animation": "{\(name)}.delay(0.1)"}]
                """,
            settings: #"[{"name": "\#(name)", "present": "\#(name)"}]"#,
            scenes: """
                [\(Documents.scene(
                    """
                    \(Documents.flight(name)), "popups": [{"id": "\(name)", "view": "a", "settings": "\(name)"}]
                    """, name: name))]
                """)
    }

    private func export(_ catalog: Catalog) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try catalog.exportDocument { bytes += $0 }
        return bytes
    }

    @Test(arguments: ["\u{301}open", "\u{20E3}", "a/\u{301}b"])
    func `a name may begin with a mark, which makes one character with a slash before it`(name: String) throws {
        let flight = Documents.flight().replacing("\"open\"", with: "\"\(name)\"")
        try withCatalog(Documents.sceneDocument(flight)) { catalog in
            let (scene, plays) = try catalog.plays(named: "s/\(name)")
            #expect(plays.map(\.name) == [name])
            _ = try catalog.play(plays[0], of: scene, .standard)
            #expect(try RecordingName("s/\(name)@1", in: catalog)?.play == name)
            #expect(try catalog.tasks(PlaySelection(["s/\(name)"])).map(\.play.name) == [name])
            #expect(try catalog.verify().map(\.playDescription) == [name])
        }
    }

    @Test(arguments: same) func bothSpellingsAreOneName(first: String, second: String) throws {
        #expect(!first.utf8.elementsEqual(second.utf8))
        try withCatalog(document(first)) { (catalog: Catalog) throws in
            let bytes = try export(catalog)
            let again = try catalog.importDocuments([.text(document(second))])
            #expect(!again.changesAnything)
            #expect(try withCatalog(document(second, tag: first), body: export) == bytes)
            for name in [first, second] {
                #expect(try catalog.preset(Preset.ID(name)).animation == ".smooth")
                #expect(try catalog.popupSettings(PopupSettings.ID(name)).style.present != nil)
                #expect(try catalog.plays(named: "\(name)/\(name)").plays.count == 1)
                #expect(try catalog.tasks(PlaySelection(["\(name)*"])).count == 2)
                #expect(try catalog.tasks(PlaySelection(["*/\(name)"])).count == 1)
                #expect(try catalog.tasks(PlaySelection(tag: name)).count == 2)
                #expect(try catalog.presets(limit: 9, matching: "\(name)*").count == 1)
                #expect(try catalog.uses(of: Preset.ID(name)).count == 3)
            }
        }
    }

    /// The slash and the mark are one character, as are `{` and the mark.
    @Test(arguments: ["\u{301}x", "\u{200D}x", "\u{301}/\u{301}x", "\u{600}/x"])
    func aNameMayBeginWithAMark(name: String) throws {
        try withCatalog(document(name)) { (catalog: Catalog) throws in
            let found = try catalog.plays(named: "\(name)/\(name)")
            #expect(found.scene.name.rawValue == name && found.plays.map(\.name) == [name])
            let version = try RecordingName("\(name)/\(name)@3", in: catalog)
            #expect(version == RecordingName(scene: Scene.ID(name), play: name, version: 3))
            #expect(try RecordingName("\(name)/\(name)@3\u{301}", in: catalog) == nil)
            #expect(try catalog.uses(of: Preset.ID(name)).count == 3)
        }
    }

    @Test(arguments: different) func whatOnlyLooksAlikeIsAnotherName(first: String, second: String) throws {
        try withCatalog(document(first)) { (catalog: Catalog) throws in
            #expect(throws: CatalogError.self) { try catalog.preset(Preset.ID(second)) }
            #expect(try catalog.importDocuments([.text(document(second))], onConflict: .replace).presets.added == 1)
            #expect(try catalog.presets(limit: 9).count == 3)
        }
    }

    @Test(arguments: same) func twoSpellingsInOneDocumentAreADuplicate(first: String, second: String) throws {
        let presets = """
            [{"name": "\(first)", "animation": ".smooth"}, {"name": "\(second)", "animation": ".snappy"}]
            """
        let view = #""frame": {"x": 0, "y": 0, "width": 1, "height": 1}"#
        let views = #"[{"id": "\#(first)", \#(view)}, {"id": "\#(second)", \#(view)}]"#
        for document in [Documents.document(presets: presets), Documents.sceneDocument(views: views)] {
            try withCatalog { (catalog: Catalog) throws -> Void in
                #expect(throws: DocumentError.self) { try catalog.importDocuments([.text(document)]) }
            }
        }
    }

    /// A name in another form than NFC comes from another program: nothing goes on with it, and the doctor names it.
    @Test(arguments: same) func aNameThatAnotherProgramWroteIsNamed(first: String, second: String) throws {
        try withCatalog(document(first)) { (catalog: Catalog) throws in
            try Connection(file: catalog.path, mode: .readWrite)
                .run("INSERT INTO preset (name, animation) VALUES (?, '.linear')", second)
            #expect(throws: SQLiteError.self) { try catalog.store.forEachPreset { _ in } }
            var subjects: [String] = []
            try Catalog.examine(path: catalog.path) { subjects.append($0.subject) }
            #expect(subjects.contains("preset '\(second)'"))
        }
    }

    static let hidden: [StaticString] = [
        "INSERT INTO preset (name, animation) VALUES (?, '.linear')",
        "INSERT INTO popup_settings (name, present) VALUES ('x', ?)", "INSERT INTO popup_settings (name) VALUES (?)",
        "INSERT INTO scene (name, canvas_width, canvas_height) VALUES (?, 1, 1)",
        "INSERT INTO view (scene, id, position, x, y, width, height) SELECT id, ?, 2, 0, 0, 1, 1 FROM scene",
    ]

    @Test(arguments: hidden) func aFileOfOthersWithANameInAnotherFormIsRefused(sql: StaticString) throws {
        for (_, name) in Self.same {
            try withCatalog(Documents.sceneDocument()) { (file: Catalog) throws in
                try Connection(file: file.path, mode: .readWrite).run(sql, name)
                try withCatalog { (catalog: Catalog) throws in
                    let error = #expect(throws: CatalogError.self) {
                        try catalog.importDocuments([.path(file.path)])
                    }
                    #expect(error?.kind == .badData, "\(error?.description ?? "")")
                    #expect(try catalog.isEmpty)
                }
            }
        }
    }
}
