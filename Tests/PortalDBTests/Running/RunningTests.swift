import Testing

@testable import PortalDB

@Suite struct RunningTests {
    /// Many small scenes of one play each.
    static func scenes(_ count: Int, x: Int = 300) -> String {
        let views = """
            [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
             {"id": "b", "frame": {"x": \(x), "y": 0, "width": 100, "height": 100}}]
            """
        let scenes = (0..<count).map { Documents.scene(Documents.flight(), name: "s\($0)", views: views) }
        return Documents.document(scenes: "[\(scenes.joined(separator: ","))]")
    }

    @Test(arguments: [1, 2, 5]) func resultsComeInTheOrderOfTheTasksAndAreRecorded(jobs: Int) throws {
        try withCatalog(Self.scenes(70)) { catalog in
            let tasks = try catalog.tasks(PlaySelection())
            var names: [String] = []
            let run = try catalog.run(tasks, record: .missing, jobs: jobs) { names.append($0.task.name) }
            #expect(names == tasks.map(\.name))
            #expect(run == RunSummary(taskCount: 70, finishedCount: 70, recordedCount: 70))
            let again = try catalog.run(tasks, record: .missing, jobs: jobs) { finished in
                guard case .played(let result) = finished.outcome else { return }
                #expect(result.comparison == .identical)
            }
            #expect(again.recordedCount == 0)
        }
    }

    /// A recording that another program makes while a run plays the same is compared, and not replaced.
    @Test(arguments: [300, 200]) func whatAnotherHasRecordedMeanwhileStays(x: Int) throws {
        try withCatalog(Self.scenes(40)) { catalog in
            var (asked, theirs) = (0, [RecordingSummary]())
            var comparisons: [PlayResult.Comparison] = []
            let run = try catalog.run(
                catalog.tasks(PlaySelection()), record: .missing, jobs: 1,
                isCancelled: {
                    asked += 1
                    if asked == 5 {
                        theirs = (try? Self.recorded("s1", x: x, in: catalog.path)) ?? []
                    }
                    return false
                },
                report: { finished in
                    if case .played(let result) = finished.outcome, finished.task.scene == "s1" {
                        comparisons.append(result.comparison)
                    }
                })
            #expect(run.recordedCount == 39 && theirs.count == 1)
            let kept = try catalog.recordings(limit: 100)
            #expect(kept.count == 40 && kept.allSatisfy { $0.version == 1 } && theirs.allSatisfy(kept.contains))
            guard x != 300 else {
                #expect(comparisons == [.identical])
                return
            }
            guard case .differs(_, isRecorded: false)? = comparisons.first else {
                Issue.record("\(comparisons)")
                return
            }
        }
    }

    /// Another program changes all scenes, and plays one.
    private static func recorded(_ scene: Scene.ID, x: Int, in path: String) throws -> [RecordingSummary] {
        let other = try Catalog(path: path)
        var options = ImportOptions()
        options.onConflict = .replace
        try other.importDocuments([.bytes(Array(scenes(40, x: x).utf8), name: "other")], options)
        _ = try other.run(other.tasks(PlaySelection([scene.rawValue])), record: .missing) { _ in }
        return try other.recordings(limit: 9)
    }

    /// What was begun may be thrown away, but never half of a recording.
    @Test(arguments: [0, 1, 31, 32, 50], [1, 3]) func aCancelledRunLeavesWholeRecordingsOnly(limit: Int, jobs: Int)
        throws
    {
        try withCatalog(Self.scenes(64)) { catalog in
            let tasks = try catalog.tasks(PlaySelection())
            var asked = 0
            let run = try catalog.run(
                tasks, record: .missing, jobs: jobs,
                isCancelled: {
                    asked += 1
                    return asked > limit
                }, report: { _ in })
            #expect(!run.isComplete && run.finishedCount <= limit)
            #expect(run.recordedCount == run.finishedCount)
            let recorded = try catalog.recordings(limit: 100)
            #expect(recorded.count == run.recordedCount)
            for summary in recorded {
                let recording = try catalog.recording(summary.name)
                #expect(recording.resultDigest == summary.resultDigest)
            }
            let rest = try catalog.run(tasks, record: .missing, jobs: jobs) { _ in }
            #expect(rest.recordedCount == 64 - run.recordedCount)
        }
    }

    /// What many plays share is read once, and a recording takes as many statements whatever is in it.
    @Test(arguments: [1, 2]) func aPlayMoreTakesFewStatementsMore(jobs: Int) throws {
        func count(_ plays: Int, _ mode: RecordMode) throws -> Int {
            let transitions = (0..<plays).map { #"{"name": "t\#($0)", "portal": "p"}"# }.joined(separator: ",")
            let portal = #"{"id": "p", "source": "a", "destination": "b"}"#
            let parts = #""portals": [\#(portal)], "transitions": [\#(transitions)]"#
            var count = 0
            try withCatalog(Documents.document(scenes: "[\(Documents.scene(parts, name: "s"))]")) { catalog in
                let tasks = try catalog.tasks(PlaySelection())
                let before = catalog.store.statementCount
                let run = try catalog.run(tasks, record: mode, jobs: jobs) { _ in }
                #expect(run.isComplete && run.taskCount == plays)
                count = catalog.store.statementCount - before
            }
            return count
        }
        #expect(try count(9, .off) == count(2, .off))
        #expect(try count(9, .never) - count(2, .never) == 7, "what is kept of each")
        #expect(try count(9, .missing) - count(2, .missing) == 7 * 5, "and SELECT, 2 INSERTs, SELECT")
    }

    /// The more so that of many scenes each table is read once, and that those without recordings are known together.
    @Test(arguments: [RecordMode.off, .never]) func aSceneMoreTakesNoStatementMore(mode: RecordMode) throws {
        func count(_ scenes: Int) throws -> Int {
            var count = 0
            try withCatalog(Self.scenes(scenes)) { catalog in
                let tasks = try catalog.tasks(PlaySelection())
                let before = catalog.store.statementCount
                try catalog.run(tasks, record: mode, jobs: 1) { _ in }
                count = catalog.store.statementCount - before
            }
            return count
        }
        #expect(try count(9) == count(2))
    }

    /// Plays in another order, and of some scenes only.
    @Test func scenesAreReadInAnyOrder() throws {
        try withCatalog(Self.scenes(40)) { catalog in
            let tasks = try catalog.tasks(PlaySelection())
            for some in [tasks.reversed(), Array(tasks[35...] + tasks[..<3]), [tasks[39], tasks[0], tasks[39]]] {
                var names: [String] = []
                try catalog.run(some, record: .off, jobs: 1) { finished in
                    guard case .played(let result) = finished.outcome else { return }
                    names.append("\(result.recording.scene)/\(result.recording.play)")
                }
                #expect(names == some.map(\.name))
            }
        }
    }

    @Test func aSceneThatIsRemovedMeanwhileIsNamed() throws {
        try withCatalog(Self.scenes(1)) { catalog in
            let (scene, plays) = try catalog.plays(named: "s0")
            try catalog.store.deleteScene("s0")
            let error = #expect(throws: CatalogError.self) {
                try catalog.play(plays[0], of: scene, .standard, record: .all)
            }
            #expect(error?.kind == .missing)
            #expect(error?.description.contains("has no scene 's0' any more: another program") == true)
        }
    }

    @Test func aFailureToReportEndsTheRun() throws {
        struct Full: Error {}
        try withCatalog(Self.scenes(10)) { catalog in
            let tasks = try catalog.tasks(PlaySelection())
            #expect(throws: Full.self) { try catalog.run(tasks, record: .never) { _ in throw Full() } }
        }
    }
}
