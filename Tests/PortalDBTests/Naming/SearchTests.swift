import Testing

@testable import PortalDB

@Suite struct SearchTests {
    static let document = Documents.document(
        presets: """
            [{"name": "sheet", "animation": ".smooth"}, {"name": "sheet/b", "animation": ".snappy"},
             {"name": "sheets", "animation": ".snappy"}, {"name": "a/sheets", "animation": ".snappy"},
             {"name": "bedsheet", "animation": ".snappy"}, {"name": "t", "animation": ".snappy", "tags": ["x", "Sheet"]},
             {"name": "words", "animation": ".snappy", "summary": "For a SHEET"},
             {"name": "user", "animation": "{sheet}.delay(0.1)"}, {"name": "50%_off~", "animation": ".linear"},
             {"name": "\u{E9}t\u{E9}", "animation": ".linear"}]
            """,
        settings: #"[{"name": "light", "present": "sheet"}]"#,
        scenes: """
            [\(Documents.scene(
                """
                "title": "Two sheets", "popups": [{"id": "box", "view": "a", "settings": "light"}],
                "portals": [{"id": "p", "namespace": "sheet", "source": "a", "destination": "b"}],
                "scripts": [{"name": "sheet", "steps": []}]
                """,
                views: """
                    [{"id": "a", "label": "Sheet", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
                     {"id": "b", "frame": {"x": 300, "y": 0, "width": 100, "height": 100}}]
                    """))]
            """)

    static let cases: [(text: String, hits: [String])] = [
        (
            "sheet",
            [
                "preset sheet name", "script s/sheet name", "preset sheet/b name", "preset sheets name",
                "preset a/sheets name", "preset bedsheet name", "scene s title", "preset t tag", "view s/a label",
                "preset words summary", "portal s/sheet/p namespace", "pop-up settings light present",
                "preset user animation",
            ]
        ),
        ("SHEET/B", ["preset sheet/b name"]), ("%", ["preset 50%_off~ name"]), ("_", ["preset 50%_off~ name"]),
        ("~", ["preset 50%_off~ name"]), ("0%_o", ["preset 50%_off~ name"]), ("*", []), ("nothing", []),
        ("e\u{301}te\u{301}", ["preset \u{E9}t\u{E9} name"]), ("\u{C9}t", []), ("'; --", []),
        ("light", ["pop-up settings light name", "pop-up s/box settings"]),
    ]

    @Test(arguments: cases) func namesComeFirstAndWordsAfterThem(text: String, hits: [String]) throws {
        try withCatalog(Self.document) { (catalog: Catalog) throws in
            for limit in [nil, 100, 3, 1] {
                var found: [String] = []
                try catalog.search(text, limit: limit) { found.append("\($0.kind) \($0.name) \($0.place)") }
                #expect(found == Array(hits.prefix(limit ?? 100)))
            }
        }
    }

    @Test func aSearchIsOneStatement() throws {
        try withCatalog(Self.document) { (catalog: Catalog) throws in
            let before = catalog.store.statementCount
            try catalog.search("sheet") { _ in }
            #expect(catalog.store.statementCount == before + 1)
        }
    }
}
