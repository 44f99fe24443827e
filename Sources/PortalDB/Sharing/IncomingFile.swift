import PortalModel

/// One file of an import whose names may change: what others refer to, at hand; its scenes, one after the other.
final class IncomingFile {
    /// What messages call it.
    let name: String
    /// The library that the file is; `nil` for a document, and for a database that is none.
    let library: Library?
    /// What is known here of the library, once that may not change any more.
    var origins: LibraryOrigins?
    var presets: [Incoming<Preset>] = []
    var popupSettings: [Incoming<PopupSettings>] = []
    var scenes: [IncomingScene] = []
    var extensions: Incoming<RawJSON>?
    /// What its things are called here.
    var titles: [ElementKey: String] = [:]

    private let readScenes: SceneReading

    /// Hands on the scenes that are wanted, each with the size of its text, as long as more are.
    typealias SceneReading = (
        _ wanted: Set<ElementKey>, _ handOn: (ArrivingScene, _ size: Int) -> Bool
    ) throws -> Void

    init(name: String, library: Library?, readScenes: @escaping SceneReading) {
        self.name = name
        self.library = library
        self.readScenes = readScenes
    }

    /// Everything that has a name.
    var keys: [ElementKey] { presets.map(\.content.key) + popupSettings.map(\.content.key) + scenes.map(\.key) }

    /// Hands on the scenes that are still among ``scenes``, each with the size of its text, as long as more are wanted.
    func readScenes(_ handOn: (ArrivingScene, _ size: Int) -> Bool) throws {
        if scenes.isEmpty { return }
        var motion = DocumentMotion()
        for preset in presets { motion.learn(preset.content) }
        for settings in popupSettings { motion.learn(settings.content) }
        try readScenes(Set(scenes.map(\.key))) { scene, size in
            var arriving = scene
            arriving.motion = motion.findings(in: scene.index, scene.writtenAnimations)
            return handOn(arriving, size)
        }
    }
}

/// Something of a file, with its place for what is said of it.
struct Incoming<Content> {
    var content: Content
    var place: ElementPlace
}

/// A scene that is read later.
struct IncomingScene {
    var key: ElementKey
    /// The presets and settings that it names.
    var references: Set<ElementKey>
}
