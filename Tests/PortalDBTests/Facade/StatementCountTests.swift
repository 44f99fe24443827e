import TestSupport
import Testing

@testable import PortalDB

/// Statements are counted, not timed.
@Suite struct StatementCountTests {
    private func statements(_ catalog: Catalog, _ body: () throws -> Void) rethrows -> Int {
        let before = catalog.store.statementCount
        try body()
        return catalog.store.statementCount - before
    }

    @Test func aPageOfAnyListIsOneStatement() throws {
        try withCatalog { catalog in
            try catalog.importDocuments([.path(Project.seeds)])
            let lists: [(String, () throws -> Void)] = [
                ("presets", { _ = try catalog.presets(limit: 20) }),
                ("popups", { _ = try catalog.popupSettings(limit: 20) }),
                ("scenes", { _ = try catalog.scenes(after: "card-grid", limit: 20) }),
                ("transitions", { _ = try catalog.transitions(limit: 20) }),
                ("recordings", { _ = try catalog.recordings(limit: 20) }),
            ]
            for (name, list) in lists {
                let count = try statements(catalog, list)
                #expect(count == 1, "\(name)")
            }
        }
    }

    @Test func loadingASceneTakesAsManyStatementsWhateverIsInIt() throws {
        let views = (0..<300).map { #"{"id": "v\#($0)", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"# }
        let portals = (0..<150).map { #"{"id": "p\#($0)", "source": "v\#($0)", "destination": "v\#($0 + 150)"}"# }
        let transitions = (0..<150).map { #"{"name": "t\#($0)", "portal": "p\#($0)"}"# }
        let large = Documents.scene(
            "\"portals\": [\(portals.joined(separator: ","))], \"transitions\": [\(transitions.joined(separator: ","))]",
            name: "large", views: "[\(views.joined(separator: ","))]")
        let small = Documents.scene(name: "small", views: "[]")
        try withCatalog(Documents.document(scenes: "[\(large), \(small)]")) { catalog in
            let ofLarge = try statements(catalog) { _ = try catalog.scene("large") }
            let ofSmall = try statements(catalog) { _ = try catalog.scene("small") }
            #expect(ofLarge == ofSmall)
        }
    }

    /// Looking its name up, and its rows.
    @Test func importingASceneTakesOneStatementARowAndTwoMore() throws {
        func scenes(_ count: Int) -> String {
            Documents.document(
                scenes: "[\((0..<count).map { Documents.scene(name: "s\($0)") }.joined(separator: ","))]")
        }
        let counts = try [10, 20].map { count in
            try withCatalog { catalog in
                try statements(catalog) { try catalog.importDocuments([.text(scenes(count))]) }
            }
        }
        let perScene = Double(counts[1] - counts[0]) / 10
        #expect(perScene <= 3 + 2)
    }
}
