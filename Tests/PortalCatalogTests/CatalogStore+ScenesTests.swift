import PortalCatalog
import PortalModel
import Testing

@Suite struct CatalogStoreScenesTests {
    let directory = try! TemporaryDirectory()

    @Test(arguments: [Scene.bare("bare"), .small("small"), .everything("everything")])
    func `a scene comes back as it was put`(scene: Scene) throws {
        let store = try directory.store()
        try store.transaction {
            for settings in PopupSettings.samples { try store.put(settings) }
            try store.insert(scene)
        }
        #expect(try store.scene(scene.name) == scene)
        #expect(try directory.store(mode: .readOnly).scene(scene.name) == scene)
    }
}
