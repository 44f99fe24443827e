import PortalCatalog
import PortalModel
import PortalPlayback

/// Takes from a catalog what plays need, so that they can go on without it, in any thread. What many plays share is read
/// once: a scene while its plays come one after the other, presets and settings for good.
final class PlayLoader {
    private let catalog: Catalog
    private let wanted: Set<Scene.ID>
    private var builder: PlanBuilder?
    private let names: SharedNames
    /// Wanted scenes that were read together with one before, the last one first.
    private var scenesAhead: [Scene] = []
    /// Those of them that had recordings when they were read; `nil`: it is not known.
    private var recordedScenes: Set<Scene.ID>?

    /// - Parameter wanted: the scenes whose plays are going to be loaded.
    init(_ catalog: Catalog, wanted: Set<Scene.ID> = []) {
        self.catalog = catalog
        self.wanted = wanted
        names = SharedNames(catalog.names)
    }

    /// - Throws: ``ResolutionError`` and ``PlanError`` if there is no plan; ``CatalogError``.
    func load(_ play: Play, ofScene name: Scene.ID, _ options: PlayOptions, _ mode: RecordMode) throws -> LoadedPlay {
        if builder?.scene.name != name { try begin(scene(name)) }
        return try load(play, options, mode)
    }

    /// The same of a scene that was read before.
    func load(_ play: Play, of scene: Scene, _ options: PlayOptions, _ mode: RecordMode) throws -> LoadedPlay {
        begin(scene)
        return try load(play, options, mode)
    }

    /// Plays come by the names of their scenes, so that the next ones are those that follow. Where they do not, or one of
    /// them cannot be read, each scene is read on its own.
    private func scene(_ name: Scene.ID) throws -> Scene {
        if scenesAhead.isEmpty, wanted.count > 1 {
            let page = try? catalog.store.wholeScenes(after: builder?.scene.name, where: wanted.contains)
            scenesAhead = page?.scenes.reversed() ?? []
            recordedScenes = recorded(among: scenesAhead)
        }
        guard scenesAhead.last?.name == name else {
            (scenesAhead, recordedScenes) = ([], nil)
            return try catalog.scene(name)
        }
        return scenesAhead.removeLast()
    }

    /// Most runs that record much find nothing recorded; to look for each play would be work then, and it grows.
    private func recorded(among scenes: [Scene]) -> Set<Scene.ID>? {
        guard let first = scenes.last?.name, let last = scenes.first?.name else { return nil }
        return try? catalog.store.recordedScenes(from: first, through: last)
    }

    private func begin(_ scene: Scene) {
        let resolver = builder?.resolver ?? AnimationResolver { [names] in try names.text(of: $0) }
        builder = PlanBuilder(index: SceneIndex(scene), resolver: resolver) { [names] in try names.style(of: $0) }
    }

    private func load(_ play: Play, _ options: PlayOptions, _ mode: RecordMode) throws -> LoadedPlay {
        guard var builder else { throw CatalogError(kind: .missing, "no scene was read") }
        return try translating {
            defer { self.builder = builder }
            let (plan, origin) = try builder.planned(play)
            let key = RecordingKey(builder.scene.name, play.name, options)
            return LoadedPlay(
                plan: plan, origin: origin, options: options, mode: mode,
                kept: mode == .off ? .unknown : try kept(key))
        }
    }

    private func kept(_ key: RecordingKey) throws -> LoadedPlay.Kept {
        guard recordedScenes?.contains(key.scene) ?? true else { return .nothing }
        return try catalog.kept(key)
    }
}

/// Presets and pop-up settings that were looked up, also those that are not there.
private final class SharedNames {
    private let names: NameLookup
    private var texts: [Preset.ID: AnimationText?] = [:]
    private var styles: [PopupSettings.ID: PopupStyle?] = [:]

    init(_ names: NameLookup) { self.names = names }

    func text(of preset: Preset.ID) throws -> AnimationText? {
        if let known = texts[preset] { return known }
        let text = try names.preset(preset)?.value.animation
        texts[preset] = .some(text)
        return text
    }

    func style(of settings: PopupSettings.ID) throws -> PopupStyle? {
        if let known = styles[settings] { return known }
        let style = try names.popupSettings(settings)?.value.style
        styles[settings] = .some(style)
        return style
    }
}
