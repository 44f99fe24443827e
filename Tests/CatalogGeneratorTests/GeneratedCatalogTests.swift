import CatalogGenerator
import PortalDB
import PortalDocument
import Testing

@Suite struct GeneratedCatalogTests {
    let scenes = GeneratedCatalog(sceneCount: 300, seed: 1).scenes

    @Test func `the document is valid, and a check finds nothing`() throws {
        let bytes = Array(try document(GeneratedCatalog(sceneCount: 300, seed: 1)).utf8)
        let catalog = try Catalog(path: "generated", access: .inMemory)
        let summary = try catalog.importDocuments([.bytes(bytes, name: "generated")])
        #expect(summary.scenes.added == 300)
        #expect(summary.presets.added == 6 + 24 * 6 + 15)
        var findings: [String] = []
        try catalog.check { findings.append("\($0)") }
        #expect(findings == [])
    }

    @Test func `the same seed gives the same bytes, another seed others`() throws {
        let first = try document(GeneratedCatalog(sceneCount: 60, seed: 7))
        #expect(try document(GeneratedCatalog(sceneCount: 60, seed: 7)) == first)
        #expect(try document(GeneratedCatalog(sceneCount: 60, seed: 8)) != first)
    }

    @Test func `a larger catalog begins with the smaller one's scenes`() {
        #expect(GeneratedCatalog(sceneCount: 50, seed: 1).scenes == Array(scenes.prefix(50)))
    }

    @Test func `no scene is a copy of another`() {
        let nameless = scenes.map { scene in
            var scene = scene
            (scene.name, scene.title) = ("", nil)
            return scene
        }
        #expect(Set(scenes.map(\.name)).count == scenes.count)
        #expect(Set(nameless).count == scenes.count)
    }

    @Test func `there is something of every kind, and presets are nested`() throws {
        #expect(scenes.contains { $0.portals.contains { $0.group != nil } })
        #expect(scenes.contains { !$0.popups.isEmpty })
        #expect(scenes.contains { !$0.delayed.isEmpty })
        #expect(scenes.contains { !$0.headers.isEmpty })
        #expect(scenes.allSatisfy { !$0.scripts.isEmpty })
        let presets = Dictionary(
            uniqueKeysWithValues: GeneratedCatalog(sceneCount: 100, seed: 1).presets.map { ($0.name.rawValue, $0) })
        func depth(_ name: String) -> Int {
            let text = presets[name]?.animation.description ?? ""
            guard text.hasPrefix("{"), let end = text.firstIndex(of: "}") else { return 1 }
            return 1 + depth(String(text[text.index(after: text.startIndex)..<end]))
        }
        #expect(presets.keys.map(depth).max() == 3)
    }

    private func document(_ catalog: GeneratedCatalog) throws -> String {
        var bytes: [UInt8] = []
        var writer = DocumentWriter { bytes += $0 }
        for element in catalog { try writer.write(element) }
        try writer.finish()
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension GeneratedCatalog {
    fileprivate var scenes: [Scene] {
        compactMap { if case .scene(let scene) = $0 { scene } else { nil } }
    }

    fileprivate var presets: [Preset] {
        compactMap { if case .preset(let preset) = $0 { preset } else { nil } }
    }
}
