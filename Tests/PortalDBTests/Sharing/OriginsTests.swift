import Foundation
import TestSupport
import Testing

@testable import PortalCatalog
@testable import PortalDB

@Suite struct OriginsTests {
    private func workspace() throws -> SharingWorkspace {
        let workspace = try SharingWorkspace(ArrivingNamesTests.everything("own/"))
        try workspace.catalog.importDocuments([workspace.library(ArrivingNamesTests.everything())])
        return workspace
    }

    @Test func `what came from a library says so`() throws {
        let catalog = try workspace().catalog
        let origins = [
            try catalog.origin(of: catalog.preset("hero")), try catalog.origin(of: catalog.popupSettings("alert")),
            try catalog.origin(of: catalog.scene("s")),
        ]
        #expect(origins.map { $0?.library.name } == ["Team", "Team", "Team"])
        #expect(origins.map { $0?.theirName } == ["hero", "alert", "s"])
        #expect(origins.allSatisfy { $0?.isEdited == false })
        #expect(try catalog.origin(of: catalog.preset("own/hero")) == nil)
        #expect(try catalog.origin(of: catalog.scene("own/s")) == nil)
    }

    @Test func `lists of what came from a library have that and no more`() throws {
        let catalog = try workspace().catalog
        for name in ["Team", Library(named: "Team").id.rawValue] {
            let library = try catalog.library(name).id
            #expect(try catalog.presets(limit: 9, from: library).map(\.name) == ["bare", "base", "hero"])
            #expect(try catalog.presets(after: "bare", limit: 1, from: library).map(\.name) == ["base"])
            #expect(try catalog.presets(limit: 9, matching: "b*", from: library).map(\.name) == ["bare", "base"])
            #expect(try catalog.popupSettings(limit: 9, from: library).map(\.settings.name) == ["alert"])
            #expect(try catalog.scenes(limit: 9, from: library).map(\.name) == ["s"])
        }
        let error = #expect(throws: CatalogError.self) { try catalog.library("Taem") }
        #expect(error?.description == "there is no library 'Taem'; did you mean 'Team'?")
    }

    @Test func `importing a file twice changes no byte of the catalog`() throws {
        let directory = try TemporaryDirectory()
        let catalog = try Catalog(path: directory.file(), access: .create)
        func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: directory.file())) }
        let workspace = try SharingWorkspace()
        let source = try workspace.library(ArrivingNamesTests.everything())
        try catalog.importDocuments([source])
        let before = try bytes()
        try catalog.importDocuments([source])
        #expect(try bytes() == before)
    }

    /// One for each scene, and for four rows of each table: views, portals, transitions, where they came from.
    @Test func `statements grow with the scenes and no faster`() throws {
        func statements(_ count: Int) throws -> (first: Int, second: Int) {
            let workspace = try SharingWorkspace()
            let scenes = (0..<count).map { Documents.scene(Documents.flight(), name: "s\($0)") }
            let library = try workspace.library(Documents.document(scenes: "[\(scenes.joined(separator: ","))]"))
            let store = workspace.catalog.store
            let start = store.statementCount
            try workspace.catalog.importDocuments([library])
            let middle = store.statementCount
            try workspace.catalog.importDocuments([library])
            return (middle - start, store.statementCount - middle)
        }
        let (few, many) = (try statements(2), try statements(12))
        #expect(many.first - few.first == 10 + 20 / 4 + 3 * 8 / 4)
        #expect(many.second == few.second, "what has not changed is not read")
    }

    /// REAL columns keep -0.0 as 0.0; every other finite double comes back to the bit.
    static let doubles: [Double] = [
        0.1, 1.0 / 3, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 1e15, 9_007_199_254_740_992, 4_503_599_627_370_497.5,
        Double.leastNormalMagnitude.nextDown,
        1.7976931348623155e308, -1e-300, 123_456_789.123_456_78, .pi,
    ]

    @Test func `a round trip keeps every double, every text and all free data`() throws {
        let scene = Scene(
            name: "s", title: "\u{0}é\u{2028}", canvas: Size(width: 0.1 + 0.2, height: .leastNonzeroMagnitude),
            views: Self.doubles.enumerated().map { place, number in
                SceneView(
                    id: Name("v\(place)"),
                    frame: Rectangle(x: number, y: -number, width: abs(number), height: number.magnitude),
                    label: "\u{1F468}\u{200D}\u{1F469}", z: number)
            }, extensions: RawJSON(text: "{\"n\": [1.0, 1e40, -0.0],\n \"s\": \"\\u0000\"}"))
        let workspace = try SharingWorkspace()
        let path = try workspace.library(of: scene)
        try workspace.catalog.importDocuments([path])
        let copy = try workspace.catalog.scene("s")
        #expect(copy == scene)
        #expect(copy.title?.utf8.elementsEqual(scene.title?.utf8 ?? "".utf8) == true)
        for (view, number) in zip(copy.views, Self.doubles) {
            #expect(view.frame.x.bitPattern == number.bitPattern && view.z.bitPattern == number.bitPattern)
        }
        let zero = SceneView(id: "z", frame: Rectangle(x: -0.0, y: 0, width: 1, height: 1))
        let second = try SharingWorkspace()
        try second.catalog.importDocuments(
            [second.library(of: Scene(name: "s", canvas: Size(width: 1, height: 1), views: [zero]))])
        #expect(try second.catalog.scene("s").views[0].frame.x.sign == .plus)
    }
}

extension SharingWorkspace {
    /// A library of a scene that no document need have.
    fileprivate func library(of scene: Scene) throws -> DocumentSource {
        let source = try library(Documents.document())
        if case .path(let path) = source { try CatalogStore(file: path, mode: .readWrite).put(scene) }
        return source
    }
}
