import Testing

@testable import PortalDB

/// Plays of two scenes whose names are spelt alike, as `hero/open/fast`, are not taken for each other.
@Suite struct PlayKeyTests {
    /// - Parameter popups: of each scene those that it has.
    static func document(_ popups: KeyValuePairs<String, [String]>) -> String {
        let scenes = popups.map { scene, popups in
            let list = popups.map { #"{"id": "\#($0)", "view": "a"}"# }.joined(separator: ", ")
            return Documents.scene("\"popups\": [\(list)]", name: scene)
        }
        return Documents.document(scenes: "[\(scenes.joined(separator: ", "))]")
    }

    private func withRecorded(_ body: (Catalog) throws -> Void) throws {
        try withCatalog(Self.document(["hero": ["open/fast", "z"], "hero/open": ["fast"]])) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            try body(catalog)
        }
    }

    private func verdicts(_ catalog: Catalog, _ names: String...) throws -> [String] {
        try catalog.verify(PlaySelection(names)).map { "\($0.scene) \($0.play) \($0.verdict)" }
    }

    @Test func eachIsVerifiedOnce() throws {
        try withRecorded { catalog in
            let all = try verdicts(catalog)
            #expect(all == ["hero open/fast identical", "hero z identical", "hero/open fast identical"])
        }
    }

    /// A name means the play that is there; what is gone is told of its scene, of a pattern and of all.
    @Test func oneIsGoneThoughTheOtherIsThere() throws {
        try withRecorded { catalog in
            try catalog.importDocuments([.text(Self.document(["hero": ["z"]]))], onConflict: .replace)
            let gone = "hero open/fast gone"
            let all = try verdicts(catalog)
            #expect(all == ["hero z identical", "hero/open fast identical", gone])
            let ofScene = try verdicts(catalog, "hero")
            #expect(ofScene == ["hero z identical", gone])
            let matching = try verdicts(catalog, "hero/open/*")
            #expect(matching == ["hero/open fast identical", gone])
            let named = try verdicts(catalog, "hero/open/fast")
            #expect(named == ["hero/open fast identical"])
            let clearlyNamed = try verdicts(catalog, "{hero}/open/fast")
            #expect(clearlyNamed == [gone])
            try catalog.accept(PlaySelection()) { _ in }
            let accepted = try verdicts(catalog)
            #expect(accepted == ["hero z identical", "hero/open fast identical"])
        }
    }

    @Test func eachIsVerifiedWithItsOwnOptions() throws {
        try withCatalog(Self.document(["hero": ["open/fast"], "hero/open": ["fast"]])) { catalog in
            for (scene, fps) in [("hero", 60), ("hero/open", 30)] {
                let tasks = try catalog.tasks(PlaySelection([scene]), PlayOptions(fps: fps))
                try catalog.run(tasks.filter { $0.scene.rawValue == scene }, record: .missing) { _ in }
            }
            let all = try catalog.verify()
            #expect(
                all.map { "\($0.scene) \($0.options.fps) \($0.verdict)" } == [
                    "hero 60 identical", "hero/open 30 identical",
                ])
        }
    }

    @Test func eachKeepsItsOwnHistory() throws {
        try withRecorded { catalog in
            for x in [1, 2] {
                let document = Self.document(["hero": ["open/fast"], "hero/open": ["fast"]])
                    .replacing(#""x": 0"#, with: #""x": \#(x)"#)
                try catalog.importDocuments([.text(document)], onConflict: .replace)
                try catalog.accept(PlaySelection(["hero/open/*"])) { _ in }
            }
            let pruned = try catalog.prune(keeping: 1, dryRun: true)
            #expect(pruned.recordings.map(\.description) == ["hero/open/fast@1", "hero/open/fast@1"])
        }
    }

    @Test func aDifferenceOfCatalogsTellsThemApart() throws {
        let documents = [
            Self.document(["hero": ["open/fast", "z"]]), Self.document(["hero": [], "hero/open": ["fast"]]),
        ]
        try withCatalog(documents[0]) { old in
            try withCatalog(documents[1]) { new in
                for catalog in [old, new] {
                    try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
                }
                var changes: [String] = []
                try old.compare(with: new) {
                    if $0.kind == .recording { changes.append("\($0.state) \($0.name)") }
                }
                #expect(changes == ["gone {hero}/open/fast", "gone hero/z", "added {hero/open}/fast"])
            }
        }
    }
}
