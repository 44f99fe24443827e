import PortalModel

/// One file of an import whose names may change: what others refer to, at hand; its scenes, one after the other.
final class IncomingFile {
    /// What messages call it.
    let name: String
    /// What is known here of the library that the file is; `nil` for a document, and for a database that is none.
    let origins: LibraryOrigins?
    var presets: [Incoming<Preset>] = []
    var popupSettings: [Incoming<PopupSettings>] = []
    var scenes: [IncomingScene] = []
    var extensions: Incoming<RawJSON>?
    /// What its names become here.
    var names = NameMap()

    private let readScenes: (_ wanted: Set<Scene.ID>, _ body: (Incoming<Scene>) throws -> Void) throws -> Void

    init(
        name: String, origins: LibraryOrigins?,
        readScenes: @escaping (_ wanted: Set<Scene.ID>, _ body: (Incoming<Scene>) throws -> Void) throws -> Void
    ) {
        self.name = name
        self.origins = origins
        self.readScenes = readScenes
    }

    /// Hands on the scenes that are still among ``scenes``.
    func forEachScene(_ body: (Incoming<Scene>) throws -> Void) throws {
        if !scenes.isEmpty { try readScenes(Set(scenes.map(\.name)), body) }
    }
}

/// Something of a file, with its place for what is said of it.
struct Incoming<Content> {
    var content: Content
    var place: ElementPlace
}

/// A scene that is read later.
struct IncomingScene {
    var name: Scene.ID
    /// The presets and settings that it names.
    var references: References
}

/// Names of presets and settings that something needs.
struct References: Hashable {
    var presets: Set<Preset.ID> = []
    var popupSettings: Set<PopupSettings.ID> = []
}

extension Scene {
    var references: References {
        let settings = popups.compactMap { popup -> PopupSettings.ID? in
            if case .named(let name) = popup.settings { name } else { nil }
        }
        return References(
            presets: Set(writtenAnimations.compactMap(\.text.preset)), popupSettings: Set(settings))
    }
}

extension PopupSettings {
    var references: References { References(presets: Set(writtenAnimations.compactMap(\.text.preset))) }
}

/// What names become: those of one file, or the first of all files.
struct NameMap {
    private(set) var presets: [Preset.ID: Preset.ID] = [:]
    private(set) var popupSettings: [PopupSettings.ID: PopupSettings.ID] = [:]
    /// Whether any becomes another.
    private(set) var changesNames = false

    /// Remembers what a name becomes, unless it is remembered already. Nothing refers to scenes.
    mutating func add(_ kind: Provenance.Kind, _ name: String, as newName: String) {
        switch kind {
        case .preset: add(Preset.ID(rawValue: name), as: Preset.ID(rawValue: newName), to: \.presets)
        case .popupSettings:
            add(PopupSettings.ID(rawValue: name), as: PopupSettings.ID(rawValue: newName), to: \.popupSettings)
        case .scene: break
        }
    }

    private mutating func add<ID: Equatable>(_ name: ID, as newName: ID, to map: WritableKeyPath<NameMap, [ID: ID]>) {
        guard self[keyPath: map][name] == nil else { return }
        self[keyPath: map][name] = newName
        if name != newName { changesNames = true }
    }

    /// By these names, else by those of others.
    func renaming(orBy others: NameMap) -> Renaming {
        guard changesNames || others.changesNames else { return .none }
        return Renaming(
            isIdentity: false, preset: { presets[$0] ?? others.presets[$0] ?? $0 },
            popupSettings: { popupSettings[$0] ?? others.popupSettings[$0] ?? $0 })
    }
}
