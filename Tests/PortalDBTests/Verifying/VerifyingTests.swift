import PortalDigest
import PortalSQLite
import Testing

@testable import PortalDB

@Suite struct VerifyingTests {
    static func document(
        hero: String = ".smooth(duration: 0.3)", x: Double = 300, transitions: [String] = ["open"]
    ) -> String {
        let views = """
            [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
             {"id": "b", "frame": {"x": \(x), "y": 0, "width": 100, "height": 100}},
             {"id": "c", "frame": {"x": 0, "y": 200, "width": 100, "height": 100}},
             {"id": "d", "frame": {"x": 200, "y": 200, "width": 100, "height": 100}}]
            """
        let list =
            transitions.map { #"{"name": "\#($0)", "portal": "p", "animation": "hero"}"# }
            + [#"{"name": "other", "portal": "q", "animation": ".snappy"}"#]
        return Documents.document(
            presets: #"[{"name": "hero", "animation": "\#(hero)"}, {"name": "unused", "animation": ".bouncy"}]"#,
            scenes: """
                [\(Documents.scene(
                    """
                    "portals": [{"id": "p", "source": "a", "destination": "b"},
                        {"id": "q", "source": "c", "destination": "d"}],
                    "transitions": [\(list.joined(separator: ","))]
                    """, views: views))]
                """)
    }

    private func withRecorded(_ body: (Catalog) throws -> Void) throws {
        try withCatalog(Self.document()) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            try body(catalog)
        }
    }

    private func change(_ catalog: Catalog, _ document: String) throws {
        try catalog.importDocuments([.text(document)], onConflict: .replace)
    }

    @Test func whatIsAsRecordedIsIdentical() throws {
        try withRecorded { catalog in
            let all = try catalog.verify()
            #expect(all.map(\.name) == ["s/open", "s/other"])
            #expect(all.allSatisfy { $0.verdict == .identical && $0.isPassed })
        }
    }

    static let changes: [(document: String, words: String, role: Track.Role, frame: Int)] = [
        (
            document(hero: ".smooth(duration: 0.3, extraBounce: 0.1)"),
            "preset 'hero': animation .smooth(duration: 0.3) → .smooth(duration: 0.3, extraBounce: 0.1)", .layer, 4
        ),
        (document(x: 301), "scene 's', view 'b': frame.x 300 → 301", .destination, 0),
    ]

    @Test(arguments: changes) func aChangeIsNamedAndTouchesOnlyItsPlays(
        document: String, words: String, role: Track.Role, frame: Int
    ) throws {
        try withRecorded { catalog in
            try change(catalog, document)
            let all = try catalog.verify()
            #expect(all.map(\.isPassed) == [false, true])
            guard case .stale(let difference) = all[0].verdict else {
                Issue.record("\(all[0].verdict)")
                return
            }
            #expect(difference.inputChanges.map(\.description) == [words])
            #expect(difference.first?.role == role)
            #expect(difference.first?.frame == frame)
        }
    }

    @Test func anotherSpellingBesideAChangeIsNotTold() throws {
        try withCatalog(Self.document(hero: ".smooth")) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            try change(catalog, Self.document(hero: ".spring", x: 301))
            let difference = try catalog.verify()[0].difference
            #expect(difference?.inputChanges.map(\.description) == ["scene 's', view 'b': frame.x 300 → 301"])
        }
    }

    @Test(arguments: [(0.0, false), (0.001, false), (0.01, true), (1, true)])
    func aToleranceLetsSmallNumbersPass(tolerance: Double, isPassed: Bool) throws {
        try withRecorded { catalog in
            try change(catalog, Self.document(x: 300.01 - 1e-9))
            let verification = try catalog.verify(tolerance: tolerance)[0]
            #expect(verification.isPassed == isPassed)
        }
    }

    /// With a point of tolerance a change of opacity by 0.2 is still one.
    @Test func aToleranceOfPointsIsAHundredthForParts() {
        func difference(_ column: Track.Column, _ new: Double) -> RecordingDifference? {
            let recordings = [0, new].map { value in
                Recording(
                    engine: "1", scene: "s", play: "p", fps: 60, frameCount: 1, outcome: .finished, reduceMotion: false,
                    inputDigest: SHA256.digest(of: []), events: [],
                    tracks: [
                        Track(
                            role: .layer, subject: "p", firstFrame: 0, columns: [column], isDrawn: [true],
                            values: [value])
                    ])
            }
            return RecordingDifference(from: recordings[0], to: recordings[1])
        }
        #expect(difference(.x, 0.9)?.isWithin(1) == true)
        #expect(difference(.opacity, 0.2)?.isWithin(1) == false)
        #expect(difference(.opacity, 0.01)?.isWithin(1) == true)
    }

    @Test func aChangedResultOfTheSameInputIsTold() throws {
        try withRecorded { catalog in
            var recording = try catalog.recording(scene: "s", play: "open", .standard)
            recording?.tracks[2].values[6] = 0.25
            recording?.events.removeLast()
            try catalog.store.put(try #require(recording), limit: 30)
            guard case .changed(let difference) = try catalog.verify()[0].verdict else {
                Issue.record("no change")
                return
            }
            #expect(difference.eventsAdded.count == 1 && difference.eventsGone.isEmpty)
            #expect(!difference.isInputChanged && difference.inputChanges.isEmpty)
            #expect(difference.columns.count == 1)
        }
    }

    @Test func aPlayWithoutRecordingIsMissingOnEveryTry() throws {
        try withCatalog(Self.document()) { catalog in
            for _ in 0..<2 {
                let verdicts = try catalog.verify().map(\.verdict)
                #expect(verdicts == [.missing, .missing])
            }
        }
    }

    @Test func everyRecordingIsVerifiedWithItsOwnOptions() throws {
        try withRecorded { catalog in
            let (scene, plays) = try catalog.plays(named: "s/open")
            _ = try catalog.play(plays[0], of: scene, try PlayOptions(fps: 120))
            _ = try catalog.play(plays[0], of: scene, try PlayOptions(reduceMotion: true))
            let all = try catalog.verify(PlaySelection(["s/open"]))
            #expect(all.map(\.description) == ["s/open", "s/open (120 fps)", "s/open (reduced motion)"])
            #expect(all.allSatisfy { $0.isPassed })
        }
    }

    @Test func aRecordingWhosePlayIsGoneIsTold() throws {
        try withRecorded { catalog in
            try change(catalog, Self.document(transitions: ["renamed"]))
            let verdicts = try catalog.verify().map { "\($0.name) \($0.verdict)" }
            #expect(verdicts == ["s/renamed missing", "s/other identical", "s/open gone"])
            let some = try catalog.verify(PlaySelection(["s/other"]))
            #expect(some.count == 1)
            try catalog.accept(PlaySelection()) { _ in }
            let after = try catalog.verify()
            #expect(after.map(\.name) == ["s/renamed", "s/other"])
            #expect(after.allSatisfy { $0.isPassed })
        }
    }

    /// A byte in the middle of the samples.
    @Test func aFlippedByteIsADamagedRecordingByName() throws {
        try withRecorded { catalog in
            let database = try Connection(file: catalog.path, mode: .readWrite)
            let samples = try #require(
                try database.value(of: [UInt8].self, "SELECT samples FROM recording_content WHERE recording = 1"))
            for place in [0, samples.count / 2, samples.count - 1] {
                var flipped = samples
                flipped[place] ^= 0x10
                try database.run("UPDATE recording_content SET samples = ? WHERE recording = 1", flipped)
                let all = try catalog.verify()
                #expect(all[0].name == "s/open" && all[0].verdict == .damaged)
                #expect(all[1].verdict == .identical)
            }
            try catalog.accept(PlaySelection(["s/open"])) { _ in }
            let after = try catalog.verify()
            #expect(after.allSatisfy { $0.isPassed })
        }
    }

    @Test func acceptTakesOverAndKeepsTheOld() throws {
        try withRecorded { catalog in
            try change(catalog, Self.document(x: 301))
            var accepted: [String] = []
            let run = try catalog.accept(PlaySelection(["s"])) { accepted.append($0.name) }
            #expect(accepted == ["s/open"] && run.recordedCount == 1)
            let all = try catalog.verify()
            #expect(all.allSatisfy { $0.isPassed })
            let history = try catalog.recordings(limit: 9, withHistory: true).map(\.name.description)
            #expect(history == ["s/open@1", "s/open@2", "s/other@1"])
            let name = RecordingName(scene: "s", play: "open", version: 1)
            let difference = try catalog.difference(
                from: name, to: try catalog.presentRecording(scene: "s", play: "open"))
            #expect(difference?.inputChanges.map(\.description) == ["scene 's', view 'b': frame.x 300 → 301"])
            let same = try catalog.difference(from: name, to: name)
            #expect(same == nil)
        }
    }

    @Test(arguments: [(0, ["s/open@1", "s/open@2"]), (1, ["s/open@1"]), (2, [])])
    func pruningRemovesTheOldestOfTheHistory(kept: Int, removed: [String]) throws {
        try withRecorded { catalog in
            for x in [301.0, 302] {
                try change(catalog, Self.document(x: x))
                try catalog.accept(PlaySelection()) { _ in }
            }
            let dry = try catalog.prune(keeping: kept, dryRun: true)
            let elsewhere = try catalog.prune("z*", keeping: kept)
            let real = try catalog.prune(keeping: kept)
            #expect(dry.recordings.map(\.description) == removed && dry.byteCount == 0)
            #expect(elsewhere == PruneSummary())
            #expect(real.recordings == dry.recordings)
            #expect((real.byteCount > 0) == !removed.isEmpty)
            let left = try catalog.verify()
            #expect(left.allSatisfy { $0.isPassed })
        }
    }

    @Test(arguments: [-1, .min]) func fewerThanNoneCannotBeKept(kept: Int) throws {
        try withRecorded { catalog in
            let error = #expect(throws: CatalogError.self) { try catalog.prune(keeping: kept) }
            #expect(error?.description == "\(kept) recordings cannot be kept; it must be at least 0")
        }
    }
}
