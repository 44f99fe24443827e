import PortalCatalog
import PortalModel
import TestSupport
import Testing

@Suite struct AnimationUseTests {
    let store: CatalogStore
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.put(Preset.samples)
        for settings in PopupSettings.samples { try store.put(settings) }
        try store.insert(.everything("all"))
        try store.put([
            Preset(name: "hero/open/wide", animation: "{hero/open/wide2}.speed(2)"),
            Preset(name: "hero/open/wide2", animation: ".smooth"),
        ])
    }

    private func uses(of preset: Preset.ID? = nil) throws -> [String] {
        let before = store.statementCount
        var uses: [String] = []
        try store.forEachAnimationUse(of: preset) { uses.append("\($0.owner) \($0.path) \($0.animation)") }
        #expect(store.statementCount - before == 1)
        return uses.sorted()
    }

    @Test func `every animation is found with its place`() throws {
        #expect(
            try uses() == [
                "popupSettings(alert) dismiss {hero/open}",
                "popupSettings(alert) present .bouncy",
                "preset(hero/late) animation {hero/open}.delay(0.1)",
                "preset(hero/open) animation .smooth(duration: 0.4)",
                "preset(hero/open/wide) animation {hero/open/wide2}.speed(2)",
                "preset(hero/open/wide2) animation .smooth",
                "preset(é) animation hero/late",
                "scene(all) contexts[0].animation .smooth",
                "scene(all) popups[3].settings.dismiss .linear",
                "scene(all) popups[3].settings.present hero/open",
                "scene(all) transitions[0].animation hero/open",
                "scene(all) transitions[0].effects[0].onActivate[0].animation .smooth",
                "scene(all) transitions[0].effects[0].onActivate[1].animation hero/open",
                "scene(all) transitions[0].effects[0].onDeactivate[0].animation .default",
                "scene(all) transitions[0].reverseAnimation {hero/open}.speed(2)",
            ])
    }

    @Test(
        arguments: [
            (
                "hero/open",
                [
                    "popupSettings(alert) dismiss {hero/open}",
                    "preset(hero/late) animation {hero/open}.delay(0.1)",
                    "scene(all) popups[3].settings.present hero/open",
                    "scene(all) transitions[0].animation hero/open",
                    "scene(all) transitions[0].effects[0].onActivate[1].animation hero/open",
                    "scene(all) transitions[0].reverseAnimation {hero/open}.speed(2)",
                ]
            ),
            ("hero/late", ["preset(é) animation hero/late"]),
            ("hero/open/wide", []),
            ("é", []),
        ] as [(Preset.ID, [String])])
    func `references to a preset are found by its name and with modifiers`(preset: Preset.ID, expected: [String]) throws
    {
        #expect(try uses(of: preset) == expected)
    }
}
