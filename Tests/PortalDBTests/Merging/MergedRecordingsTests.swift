import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

@Suite struct MergedRecordingsTests {
    private let files: CatalogFiles

    /// A catalog with three plays, of which nothing is recorded.
    init() throws {
        files = try CatalogFiles()
        let transitions = (0..<3).map { #"{"name": "t\#($0)", "portal": "p", "animation": "x"}"# }
        let scene = Documents.scene(
            """
            "portals": [{"id": "p", "source": "a", "destination": "b"}],
            "transitions": [\(transitions.joined(separator: ","))]
            """)
        try files.make(
            "base.db",
            Documents.document(
                presets: #"[{"name": "x", "animation": ".linear(duration: 0.1)"}]"#, scenes: "[\(scene)]"))
    }

    /// A copy of the base in which plays are recorded.
    @discardableResult
    private func played(
        _ name: String, _ selection: PlaySelection = PlaySelection(), fps: Int = 60, on day: Int = 1,
        of base: String = "base.db",
        change: String? = nil
    ) throws -> Catalog {
        try files.copy(base, to: name)
        let catalog = try Catalog(
            path: files.path(name), access: .readWrite, libraries: [], now: { "2026-11-\(10 + day)T08:00:00Z" })
        if let change { try catalog.importDocuments([.text(change)], onConflict: .replace) }
        let tasks = try catalog.tasks(selection, try PlayOptions(fps: fps))
        try catalog.run(tasks, record: .failed, jobs: 1) { _ in }
        return catalog
    }

    private func merged(_ name: String, _ others: [String], _ policy: MergePolicy = .fail) throws -> Catalog {
        try files.copy("base.db", to: name)
        let catalog = try Catalog(path: files.path(name))
        try catalog.merge(others.map(files.path), onConflict: policy)
        return catalog
    }

    private func changes(_ first: Catalog, _ second: Catalog) throws -> [CatalogChange] {
        var changes: [CatalogChange] = []
        try first.compare(with: second) { changes.append($0) }
        return changes
    }

    @Test func shardsTogetherAreOneRun() throws {
        let whole = try played("whole.db")
        for number in 1...3 { try played("\(number).db", PlaySelection(shard: Shard(number, of: 3))) }
        let parts = try merged("merged.db", ["1.db", "2.db", "3.db"])
        #expect(try changes(whole, parts) == [])
        #expect(try whole.recordings(limit: 99) == parts.recordings(limit: 99))
        #expect(try parts.recordings(limit: 99).count == 3)
        #expect(try parts.verify().allSatisfy(\.isPassed))
    }

    /// Versions count the recordings of a play, so it is their keys that order them and not the files.
    @Test(arguments: [["a.db", "b.db", "c.db"], ["c.db", "a.db", "b.db"], ["b.db", "c.db", "a.db"]])
    func theOrderOfTheOthersDoesNotMatter(others: [String]) throws {
        try played("a.db", PlaySelection(["s/t0", "s/t1"]), fps: 120, on: 3)
        try played("b.db", PlaySelection(["s/t0"]), fps: 60, on: 2)
        try played("c.db", PlaySelection(["s/t0", "s/t1"]), fps: 120, on: 1)
        let recordings = try merged("merged.db", others).recordings(limit: 99, withHistory: true)
        #expect(recordings.map(\.name.description) == ["s/t0@1", "s/t0@2", "s/t1@1"])
        #expect(recordings.map(\.key.fps) == [60, 120, 120])
        // Of the same results the first counts.
        #expect(recordings.map { $0.recordedAt.prefix(10) } == ["2026-11-12", "2026-11-11", "2026-11-11"])
    }

    private static let other = Documents.document(presets: #"[{"name": "x", "animation": ".linear(duration: 0.2)"}]"#)

    @Test(
        arguments: [
            (.skip, ".linear(duration: 0.1)", [0, 0, 0, 3]), (.replace, ".linear(duration: 0.2)", [0, 0, 3, 0]),
        ] as [(MergePolicy, String, [Int])])
    func recordingsGoWithTheContentThatTheyShow(policy: MergePolicy, animation: String, counts: [Int]) throws {
        try played("ours.db")
        try played("theirs.db", change: Self.other)
        let catalog = try Catalog(path: files.path("ours.db"))
        let error = #expect(throws: RefusedChange.self) { try catalog.merge([files.path("theirs.db")]) }
        #expect(error?.issues.first?.hasPrefix("preset 'x' is not the same in ") == true)
        let summary = try catalog.merge([files.path("theirs.db")], onConflict: policy)
        let recordings = summary.recordings
        #expect([recordings.added, recordings.same, recordings.replaced, recordings.skipped] == counts)
        #expect(try catalog.preset("x").animation.description == animation)
        #expect(try catalog.verify().allSatisfy(\.isPassed))
    }

    /// A run that records anew what a change left stale comes home, whatever old recordings the other copies have.
    @Test(arguments: [["new.db", "old.db"], ["old.db", "new.db"]])
    func anOldRecordingIsNoNews(others: [String]) throws {
        try played("ours.db", change: nil)
        let ours = try Catalog(path: files.path("ours.db"))
        try ours.importDocuments([.text(Self.other)], onConflict: .replace)
        try files.copy("ours.db", to: "old.db")
        try played("new.db", of: "ours.db")
        let error = #expect(throws: RefusedChange.self) { try ours.merge(others.map(files.path)) }
        #expect(error?.issues.count == 3)
        #expect(error?.issues.first?.hasPrefix("recording 's/t0' is not the same in ") == true)
        let summary = try ours.merge(others.map(files.path), onConflict: .replace)
        #expect(summary.recordings.replaced == 3)
        #expect(try ours.verify().allSatisfy(\.isPassed))
        // What was there before is history.
        #expect(try ours.recordings(limit: 99, withHistory: true).count == 6)
    }

    /// Of two others with the same recording, one does not play it any more: it is the other one's that counts.
    @Test(arguments: [["a.db", "b.db"], ["b.db", "a.db"]])
    func aRecordingCountsWhereverItIsStillPlayed(others: [String]) throws {
        try played("a.db")
        try files.copy("a.db", to: "b.db")
        try Catalog(path: files.path("b.db")).importDocuments([.text(Self.other)], onConflict: .replace)
        let catalog = try merged("merged.db", others, .skip)
        #expect(try catalog.recordings(limit: 9).count == 3)
        #expect(try catalog.verify().allSatisfy(\.isPassed))
    }

    @Test(
        arguments: [
            ("UPDATE recording_content SET samples = zeroblob(length(samples))", "is damaged"),
            ("UPDATE recording SET recorded_at = 'yesterday'", "time"),
            ("UPDATE recording SET time_limit = 1e9", "is damaged"),
            ("UPDATE recording SET frame_count = frame_count + 1", "is damaged"),
        ])
    func whatNoProgramRecordedIsRefused(sql: String, words: String) throws {
        try played("theirs.db")
        try Connection(file: files.path("theirs.db"), mode: .readWrite).execute(script: Array(sql.utf8))
        do {
            _ = try merged("merged.db", ["theirs.db"])
            Issue.record("it is merged")
        } catch {
            #expect("\(error)".contains(words), "\(error)")
        }
        #expect(try Catalog(path: files.path("merged.db")).recordings(limit: 9).isEmpty)
    }
}
