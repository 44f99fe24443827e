import PortalCatalog
import PortalModel
import PortalPlayback

/// Whether plays mean in the merged catalog what they mean in another one.
struct MergedContent {
    private let catalog: Catalog
    /// The scene that was looked at last: recordings come scene by scene.
    private var scene: Scene?

    init(of catalog: Catalog) {
        self.catalog = catalog
    }

    mutating func isSame(for key: RecordingKey, in other: ForeignFile) throws -> Bool {
        if scene?.name != key.scene { scene = try catalog.store.scene(key.scene) }
        guard let scene, let theirs = try other.store.scene(key.scene) else { return false }
        let names = NameLookup(store: other.store, libraries: catalog.attachedLibraries)
        return try Self.meaning(of: key, in: scene, catalog.names) == Self.meaning(of: key, in: theirs, names)
    }

    /// What a play's frames depend on, or why it has no plan.
    private static func meaning(of key: RecordingKey, in scene: Scene, _ names: NameLookup) throws -> Meaning {
        guard let play = scene.plays.first(where: { $0.name == key.play }) else { return .gone(scene) }
        return .play(try ifPlayable { try names.planned(play, of: scene).inputs })
    }

    private enum Meaning: Hashable {
        case play(Result<[RecordedInput], Unplayable>)
        case gone(Scene)
    }
}
