import PortalCatalog
import PortalModel
import TestSupport
import Testing

@Suite struct CatalogStoreStreamsTests {
    @Test func `everything comes once, in the order of the names, over several pages`() throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        let numbers = Array(0..<450)
        try store.transaction {
            for number in numbers.reversed() {
                try store.put(Preset(name: Name("p\(number)"), animation: ".smooth", tags: ["t"]))
                try store.insert(PopupSettings(name: Name("s\(number)"), style: PopupStyle()))
                try store.insert(.small(Name("c\(number)")))
            }
        }
        var names: [[String]] = [[], [], []]
        try store.snapshot {
            try store.forEachPreset { names[0].append($0.name.rawValue) }
            try store.forEachPopupSettings { names[1].append($0.name.rawValue) }
            try store.forEachScene { scene in
                #expect(scene == .small(scene.name))
                names[2].append(scene.name.rawValue)
            }
        }
        for (list, letter) in zip(names, ["p", "s", "c"]) { #expect(list == numbers.map { "\(letter)\($0)" }.sorted()) }
    }
}
