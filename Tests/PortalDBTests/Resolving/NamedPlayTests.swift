import Testing

@testable import PortalDB

/// What `SCENE/NAME` and `SCENE/NAME@VERSION` mean where names have slashes in them.
@Suite struct NamedPlayTests {
    static let readings: [(text: String, readings: [String])] = [
        ("hero", []), ("hero/z", ["hero z"]), ("hero/open/z", ["hero/open z", "hero open/z"]),
        ("/", [" "]), ("a//b", ["a/ b", "a /b"]), ("a/\u{301}b", ["a \u{301}b"]),
        ("{hero}/open/z", ["hero open/z"]), ("{hero/open}/z", ["hero/open z"]),
        ("{hero}", []), ("{hero", []), ("{hero}open/z", []),
    ]

    @Test(arguments: readings) func aTextIsReadWithTheLongestSceneFirst(text: String, readings: [String]) {
        #expect(PlayKey.readings(of: text).map { "\($0.scene) \($0.play)" } == readings)
    }

    /// `hero` has had a play `old/one`, and `hero/open` a play `gone`.
    private func withPlays(_ body: (Catalog) throws -> Void) throws {
        let before = PlayKeyTests.document(["hero": ["old/one", "open/zoom", "z"], "hero/open": ["b", "gone"]])
        let after = PlayKeyTests.document([
            "hero": ["open/zoom", "open/b", "z"], "hero/open": ["b"], "hero/old": ["x"],
        ])
        try withCatalog(before) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            try catalog.importDocuments([.text(after)], onConflict: .replace)
            try body(catalog)
        }
    }

    static let meanings: [(text: String, meaning: String)] = [
        ("hero/open/zoom", "hero open/zoom"),
        ("hero/z", "hero z"),
        ("hero/open/b", "hero/open b"),
        ("{hero}/open/b", "hero open/b"),
        // What is gone is found by its recordings,
        ("hero/open/gone", "hero/open gone"),
        ("hero/old/one", "hero old/one"),
        // and else the longest name of a scene counts.
        ("hero/open/nothing", "hero/open nothing"),
    ]

    @Test(arguments: meanings) func aRecordingIsLookedUpAsItsPlayIs(text: String, meaning: String) throws {
        try withPlays { catalog in
            let named = try #require(try catalog.namedPlay(text))
            #expect("\(named.scene.name) \(named.name)" == meaning)
            let recording = try #require(try RecordingName("\(text)@1", in: catalog))
            #expect("\(recording.scene) \(recording.play)" == meaning)
            if named.play != nil {
                let found = try catalog.plays(named: text)
                #expect("\(found.scene.name) \(found.plays.map(\.name).joined())" == meaning)
            } else {
                #expect(throws: CatalogError.self) { try catalog.plays(named: text) }
            }
        }
    }

    static let spellings: [(key: PlayKey, spelling: String)] = [
        (PlayKey(scene: "hero", play: "z"), "hero/z"),
        (PlayKey(scene: "hero", play: "open/zoom"), "hero/open/zoom"),
        (PlayKey(scene: "hero", play: "old/one"), "hero/old/one"),
        (PlayKey(scene: "hero", play: "open/b"), "{hero}/open/b"),
        (PlayKey(scene: "hero/open", play: "b"), "{hero/open}/b"),
        (PlayKey(scene: "hero", play: "open/gone"), "{hero}/open/gone"),
    ]

    @Test(arguments: spellings.indices) func aSpellingMeansItsPlay(index: Int) throws {
        let (key, spelling) = Self.spellings[index]
        try withPlays { catalog in
            #expect(try catalog.spelling(of: key) == spelling)
            let named = try #require(try catalog.namedPlay(spelling))
            #expect(named.scene.name == key.scene && named.name == key.play)
        }
    }
}
