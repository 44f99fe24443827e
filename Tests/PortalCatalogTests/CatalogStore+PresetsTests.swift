import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@Suite struct CatalogStorePresetsTests {
    let store: CatalogStore
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
    }

    @Test func `presets come back as they were put`() throws {
        try store.put(Preset.samples)
        for preset in Preset.samples { #expect(try store.preset(preset.name) == preset) }
    }

    @Test func `a preset may start from one that is elsewhere`() throws {
        try store.put(Preset.samples[0])
        #expect(try store.presets(limit: 10) == [Preset.samples[0]])
    }

    @Test func `a preset that another one starts from stays`() throws {
        try store.put(Preset.samples)
        let refusal = #expect(throws: NameInUseError.self) { try store.deletePreset("hero/open") }
        #expect(refusal?.description == "preset 'hero/open' is used by preset 'hero/late'")
        #expect(try store.presets(limit: 10) == Preset.samples)
    }

    @Test func `presets that start from one another go together, in any order`() throws {
        let all = Preset.samples.map(\.name)
        for names in [all, all.reversed()] {
            try store.put(Preset.samples)
            #expect(try store.deletePresets(names) == names.count)
            #expect(try store.presets(limit: 10) == [])
        }
    }

    @Test func `a preset that is put again takes the place of the first`() throws {
        let first = Preset(name: "p", animation: ".smooth", summary: "s", tags: ["a", "b"])
        let second = Preset(name: "p", animation: ".bouncy", tags: ["c"])
        for preset in [first, second, first] {
            try store.put(preset)
            #expect(try store.presets(limit: 10) == [preset])
        }
    }

    @Test func `deleting says whether there was one`() throws {
        try store.put(Preset.samples[1])
        #expect(try store.deletePreset("hero/open"))
        #expect(try !store.deletePreset("hero/open"))
        #expect(try store.preset("hero/open") == nil)
    }

    @Test func `pages follow one another by name, each in one statement`() throws {
        for number in 0..<25 {
            try store.put(Preset(name: Name("p\(number)"), animation: ".smooth", tags: ["a", "b"]))
        }
        var names: [Preset.ID] = []
        var sizes: [Int] = []
        repeat {
            let before = store.statementCount
            let page = try store.presets(after: names.last, limit: 10)
            #expect(store.statementCount - before == 1)
            names += page.map(\.name)
            sizes.append(page.count)
        } while sizes.last == 10
        #expect(sizes == [10, 10, 5])
        #expect(names == (0..<25).map { Preset.ID("p\($0)") }.sorted())
    }

    @Test(
        arguments: [
            ("hero/*", ["hero/late", "hero/open"]), ("*/o*", ["hero/open"]), ("é", ["é"]), ("x", []),
        ] as [(String, [Preset.ID])])
    func `a pattern picks names`(pattern: String, expected: [Preset.ID]) throws {
        try store.put(Preset.samples)
        #expect(try store.presets(limit: 10, matching: pattern).map(\.name) == expected)
    }
}
