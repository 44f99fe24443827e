import Testing

@testable import PortalDB

@Suite struct PlayingTests {
    static func document(animation: String = ".smooth(duration: 0.3)", x: Int = 300) -> String {
        let views = """
            [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
             {"id": "b", "frame": {"x": \(x), "y": 0, "width": 100, "height": 100}}]
            """
        return Documents.document(
            presets: #"[{"name": "hero", "animation": "\#(animation)"}]"#,
            scenes: "[\(Documents.scene(Documents.flight("hero"), views: views))]")
    }

    private func play(_ catalog: Catalog, _ mode: RecordMode = .missing) throws -> PlayResult {
        let (scene, plays) = try catalog.plays(named: "s/open")
        return try catalog.play(plays[0], of: scene, try PlayOptions(), record: mode)
    }

    @Test func aPlayIsRecordedOnceAndIdenticalAfterwards() throws {
        try withCatalog(Self.document()) { catalog in
            let first = try play(catalog)
            let second = try play(catalog)
            #expect(first.comparison == .recorded)
            #expect(second.comparison == .identical)
            #expect(first.recording == second.recording)
            let stored = try catalog.recording(scene: "s", play: "open", try PlayOptions())
            #expect(stored == first.recording)
        }
    }

    @Test func withoutRecordingNothingIsComparedOrWritten() throws {
        try withCatalog(Self.document()) { catalog in
            let off = try play(catalog, .off)
            let never = try play(catalog, .never)
            let recordings = try catalog.recordings(limit: 10)
            #expect(off.comparison == .notCompared)
            #expect(never.comparison == .missing)
            #expect(recordings.isEmpty)
        }
    }

    /// The destination is 1 point further, so the first frame of the flight that differs is the one after its start.
    @Test func aMovedViewIsADifferenceFromTheFirstFrameOn() throws {
        try withCatalog(Self.document()) { catalog in
            _ = try play(catalog)
            try catalog.importDocuments([.text(Self.document(x: 301))], onConflict: .replace)
            guard case .differs(let difference, let isRecorded) = try play(catalog).comparison else {
                Issue.record("no difference")
                return
            }
            #expect(!isRecorded)
            #expect(difference.isInputChanged && difference.isResultChanged)
            #expect(!difference.engines.isChange)
            #expect(difference.first?.role == .destination)
            #expect(difference.first?.frame == 0)
            #expect(difference.first?.column == .x)
            #expect(difference.first?.old == 300 && difference.first?.new == 301)
            #expect(difference.eventsGone.isEmpty && difference.eventsAdded.isEmpty)
        }
    }

    @Test func aChangedPresetIsADifferenceOfTheLayerAlone() throws {
        try withCatalog(Self.document()) { catalog in
            let old = try play(catalog).recording
            try catalog.importDocuments(
                [.text(Self.document(animation: ".smooth(duration: 0.3, extraBounce: 0.1)"))], onConflict: .replace)
            let result = try play(catalog, .failed)
            guard case .differs(let difference, let isRecorded) = result.comparison else {
                Issue.record("no difference")
                return
            }
            #expect(isRecorded)
            #expect(difference.first?.role == .layer)
            #expect(difference.first?.frame == 4)
            #expect(difference.frameCounts.old == old.frameCount)
            #expect(difference.frameCounts.new == result.recording.frameCount)
            let again = try play(catalog)
            #expect(again.comparison == .identical)
        }
    }

    @Test func spellingsOfTheSameMotionAreTheSameInput() throws {
        try withCatalog(Self.document(animation: ".smooth")) { catalog in
            _ = try play(catalog)
            try catalog.importDocuments([.text(Self.document(animation: ".spring"))], onConflict: .replace)
            let again = try play(catalog)
            #expect(again.comparison == .identical)
        }
    }

    @Test func whatFramesDoNotDependOnDoesNotMakeAnotherInput() throws {
        try withCatalog(Self.document()) { catalog in
            _ = try play(catalog)
            let views = """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}, "fill": "#FF0000", "label": "A"},
                 {"id": "b", "frame": {"x": 300, "y": 0, "width": 100, "height": 100}, "cornerRadius": 9},
                 {"id": "c", "frame": {"x": 9, "y": 9, "width": 9, "height": 9}}]
                """
            let decorated = Documents.document(
                scenes:
                    "[\(Documents.scene(#""title": "T", \#(Documents.flight(".smooth(duration: 0.3)"))"#, views: views))]"
            )
            try catalog.importDocuments([.text(decorated)], onConflict: .replace)
            let again = try play(catalog)
            #expect(again.comparison == .identical)
        }
    }

    static let names: [(name: String, scene: String, plays: [String])] = [
        ("a", "a", ["open"]),
        ("a/open", "a", ["open"]),
        ("a/b", "a/b", ["open"]),
        ("a/b/open", "a/b", ["open"]),
    ]

    @Test(arguments: names)
    func aNameMeansTheLongestSceneThatFits(name: String, scene: String, plays: [String]) throws {
        let scenes = ["a", "a/b"].map { Documents.scene(Documents.flight(), name: $0) }.joined(separator: ", ")
        try withCatalog(Documents.document(scenes: "[\(scenes)]")) { catalog in
            let found = try catalog.plays(named: name)
            #expect(found.scene.name.rawValue == scene)
            #expect(found.plays.map(\.name) == plays)
        }
    }

    static let unknown = [
        ("x", "there is no scene 'x'"),
        ("s/opne", "there is no play in scene 's' named 'opne'; did you mean 'open'?"),
    ]

    @Test(arguments: unknown)
    func anUnknownNameIsMissingWithTheNearest(name: String, message: String) throws {
        try withCatalog(Self.document()) { catalog in
            let error = #expect(throws: CatalogError.self) { try catalog.plays(named: name) }
            #expect(error?.kind == .missing)
            #expect(error?.description == message)
        }
    }
}
