import Testing

@testable import PortalDB

@Suite struct PlaySelectionTests {
    static let document = Documents.document(
        presets: """
            [{"name": "hero", "animation": ".smooth", "tags": ["calm", "large"]},
             {"name": "late", "animation": "{hero}.delay(0.1)"}, {"name": "own", "animation": ".snappy", "tags": ["odd"]}]
            """,
        settings: #"[{"name": "alert", "present": "late"}]"#,
        scenes: "["
            + [
                Documents.scene(Documents.flight("hero"), name: "card-a"),
                Documents.scene(Documents.flight("late"), name: "card-b"),
                Documents.scene(
                    Documents.flight(".smooth")
                        + #", "popups": [{"id": "box", "view": "a", "settings": "alert"}, {"id": "plain", "view": "a"}]"#,
                    name: "z"),
            ].joined(separator: ",") + "]")

    static let all = ["card-a/open", "card-b/open", "z/open", "z/box", "z/plain"]

    static let cases: [(selection: PlaySelection, plays: [String])] = [
        (PlaySelection(), all),
        (PlaySelection(["z"]), ["z/open", "z/box", "z/plain"]),
        (PlaySelection(["z/box", "card-b"]), ["card-b/open", "z/box"]),
        (PlaySelection(["card-*"]), ["card-a/open", "card-b/open"]),
        (PlaySelection(["z/*x"]), ["z/box"]),
        (PlaySelection(["*/open", "z/box", "z"]), all),
        (PlaySelection(tag: "calm"), ["card-a/open", "card-b/open", "z/box"]),
        (PlaySelection(["z"], tag: "large"), ["z/box"]),
        (PlaySelection(tag: "odd"), []),
    ]

    @Test(arguments: cases) func aSelectionMeansPlaysInTheOrderOfScenesAndDocuments(
        selection: PlaySelection, plays: [String]
    ) throws {
        try withCatalog(Self.document) { catalog in
            let tasks = try catalog.tasks(selection)
            #expect(tasks.map(\.name) == plays)
        }
    }

    @Test func playsOfManyScenesAreListedInOneStatement() throws {
        try withCatalog(Self.document) { catalog in
            let before = catalog.store.statementCount
            let tasks = try catalog.tasks(PlaySelection())
            #expect(tasks.map(\.name) == Self.all)
            #expect(catalog.store.statementCount - before == 1 + 2 + 1 + 1, "BEGIN, pages of names, plays, COMMIT")
        }
    }

    @Test func noSceneIsLeftOutWhereOneStatementEndsAndTheNextBegins() throws {
        let names = (100..<400).map { "s\($0)" }
        let scenes = names.reversed().map { Documents.scene(Documents.flight(".smooth"), name: $0) }
        try withCatalog(Documents.document(scenes: "[\(scenes.joined(separator: ","))]")) { catalog in
            let tasks = try catalog.tasks(PlaySelection())
            #expect(tasks.map(\.name) == names.map { "\($0)/open" })
        }
    }

    @Test func shardsTakenTogetherAreEverything() throws {
        try withCatalog(Self.document) { catalog in
            let shards = try (1...3).map { try catalog.tasks(PlaySelection(shard: Shard($0, of: 3))).map(\.name) }
            #expect(Set(shards.joined()) == Set(Self.all))
            #expect(shards.joined().count == Self.all.count)
        }
    }

    @Test(arguments: [
        (PlaySelection(["y*"]), "no scene or play matches 'y*'"),
        (PlaySelection(["z", "q/?"]), "no scene or play matches 'q/?'"),
        (PlaySelection(tag: "clam"), "no preset has the tag 'clam'"),
        (PlaySelection(["card-c"]), "there is no scene 'card-c'; did you mean 'card-a'?"),
    ])
    func whatMeansNothingIsMissing(selection: PlaySelection, message: String) throws {
        try withCatalog(Self.document) { catalog in
            let error = #expect(throws: CatalogError.self) { try catalog.tasks(selection) }
            #expect(error?.kind == .missing)
            #expect(error?.description == message)
        }
    }
}
