import PortalCatalog
import PortalModel
import TestSupport
import Testing

@Suite struct CatalogStoreListsTests {
    let store: CatalogStore
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        for settings in PopupSettings.samples { try store.put(settings) }
        for name in ["b", "a", "c/d"] as [Scene.ID] { try store.insert(.small(name)) }
        try store.insert(.everything("all"))
    }

    @Test func `a scene is listed with what is in it`() throws {
        let all = try #require(try store.scenes(limit: 10, matching: "all").first)
        #expect(all.title == Scene.everything("all").title)
        #expect(all.canvas == Size(width: 393, height: 852))
        #expect([all.contextCount, all.viewCount, all.portalCount, all.transitionCount] == [3, 4, 3, 5])
        #expect([all.popupCount, all.delayedCount, all.headerCount, all.scriptCount] == [4, 2, 2, 3])
        #expect(all.recordingCount == 0)
        #expect(all.playCount == 16)
    }

    @Test(arguments: [1, 2, 3, 4, 5]) func `scenes page by name, each page in one statement`(size: Int) throws {
        var names: [Scene.ID] = []
        while true {
            let before = store.statementCount
            let page = try store.scenes(after: names.last, limit: size)
            #expect(store.statementCount - before == 1)
            names += page.map(\.name)
            if page.count < size { break }
        }
        #expect(names == ["a", "all", "b", "c/d"])
    }

    @Test(arguments: [1, 2, 3, 7, 8, 9])
    func `transitions page by scene and name, each page in one statement`(size: Int) throws {
        var all: [TransitionSummary] = []
        while true {
            let before = store.statementCount
            let page = try store.transitions(after: all.last.map { ($0.scene, $0.name) }, limit: size)
            #expect(store.statementCount - before == 1)
            all += page
            if page.count < size { break }
        }
        #expect(
            all.map { "\($0.scene)/\($0.name) \($0.kind) \($0.subject) \($0.handoff)" } == [
                "a/open portal p completion",
                "all/bare-raw item p completion",
                "all/both group pair completion",
                "all/in-space portal p timed",
                "all/open portal p timed",
                "all/pick item q, p completion",
                "b/open portal p completion",
                "c/d/open portal p completion",
            ])
        #expect(all.map(\.namespace) == ["", "other", "", "other", "", "", "", ""])
        #expect(all.compactMap(\.animation) == Array(repeating: "hero/open", count: 4))
    }

    @Test(arguments: [("c/*", ["c/d/open"]), ("*/open", ["a/open", "all/open", "b/open", "c/d/open"]), ("open", [])])
    func `a pattern picks transitions by scene and name`(pattern: String, expected: [String]) throws {
        let page = try store.transitions(limit: 10, matching: pattern)
        #expect(page.map { "\($0.scene)/\($0.name)" } == expected)
    }
}
