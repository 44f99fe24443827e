import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@Suite struct CatalogStorePopupSettingsTests {
    let store: CatalogStore
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
    }

    @Test func `settings come back as they were put, and say who uses them`() throws {
        for settings in PopupSettings.samples { try store.put(settings) }
        try store.insert(.everything("scene"))
        #expect(try store.popupSettings("alert") == PopupSettings.samples[0])
        let before = store.statementCount
        let page = try store.popupSettings(limit: 10)
        #expect(store.statementCount - before == 1)
        #expect(page.map(\.settings) == PopupSettings.samples)
        #expect(page.map(\.useCount) == [1, 0])
    }

    @Test func `settings that are put again keep their users`() throws {
        try store.put(PopupSettings.samples[0])
        try store.insert(.everything("scene"))
        let other = PopupSettings(name: "alert", style: PopupStyle(backgroundMaterial: .thick))
        try store.put(other)
        #expect(try store.popupSettings("alert") == other)
        #expect(try store.scene("scene") == .everything("scene"))
    }

    @Test func `a scene may come before the settings that it uses`() throws {
        try store.transaction {
            try store.insert(.everything("scene"))
            try store.insert(PopupSettings.samples[0])
        }
        #expect(try store.popupSettings(limit: 1).map(\.useCount) == [1])
    }

    /// They may be a library's.
    @Test func `uses of settings that are elsewhere are counted, too`() throws {
        try store.insert(.everything("scene"))
        #expect(try store.useCount(of: "alert") == 1)
        #expect(try store.useCount(of: "plain") == 0)
        #expect(try store.scene("scene") == .everything("scene"))
    }

    @Test func `settings in use are not deleted`() throws {
        for settings in PopupSettings.samples { try store.put(settings) }
        try store.insert(.everything("scene"))
        let error = #expect(throws: NameInUseError.self) { try store.deletePopupSettings("alert") }
        #expect(error?.description == "pop-up settings 'alert' is used by scene 'scene', popups[0].settings")
        #expect(try store.deletePopupSettings("plain"))
        #expect(try store.popupSettings(limit: 10).map(\.settings.name) == ["alert"])
    }
}
