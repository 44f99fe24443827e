@_exported import PortalCatalog
@_exported import PortalModel
@_exported import PortalMotion
@_exported import PortalPlayback
import PortalSQLite

/// A catalog in its file: scenes, presets and settings to import, list, check, play and export.
///
/// ```swift
/// let catalog = try Catalog(path: "portal.db", access: .readWrite)
/// let played = try catalog.play(scene: "card-grid", "open-1")
/// print(played.recording.frameCount)
/// ```
///
/// A catalog is for one thread at a time; several may be open on one file.
public final class Catalog {
    public enum Access: Sendable {
        /// Changes nothing, not even an older schema.
        case readOnly
        /// Upgrades an older schema.
        case readWrite
        /// As `readWrite`, and makes a catalog where there is no file.
        case create
        /// Makes a catalog in memory, which goes when the value does; the path is what messages call it.
        case inMemory
    }

    /// The file.
    public let path: String
    let store: CatalogStore

    /// Opens a catalog.
    ///
    /// - Throws: ``CatalogError`` if the file is missing, not a catalog, too new, damaged or in use; it is then as it was.
    public init(path: String, access: Access = .readWrite) throws {
        self.path = path
        store = try translating { try CatalogStore(file: path, mode: access.mode) }
    }

    /// Removes the file if this catalog has made it and nothing was put into it, as after a first import that failed.
    ///
    /// - Throws: ``CatalogError``. The catalog cannot be written to afterwards.
    public func discardIfUnused() throws {
        try translating { try store.discardIfUnused() }
    }

    /// - Throws: ``CatalogError`` if there is none of that name, with the nearest name.
    public func preset(_ name: Preset.ID) throws -> Preset {
        if let preset = try translating({ try store.preset(name) }) { return preset }
        throw CatalogError.unknown("preset", name.rawValue, among: try names(of: .presets))
    }

    /// - Throws: ``CatalogError`` if there are none of that name, with the nearest name.
    public func popupSettings(_ name: PopupSettings.ID) throws -> PopupSettings {
        if let settings = try translating({ try store.popupSettings(name) }) { return settings }
        throw CatalogError.unknown("pop-up settings", name.rawValue, among: try names(of: .popups))
    }

    /// - Throws: ``CatalogError`` if there is none of that name, with the nearest name.
    public func scene(_ name: Scene.ID) throws -> Scene {
        if let scene = try translating({ try store.scene(name) }) { return scene }
        throw CatalogError.unknown("scene", name.rawValue, among: try names(of: .scenes))
    }

    /// The animation that a text of this catalog means, presets followed.
    ///
    /// - Throws: ``ResolutionError``, ``CatalogError``.
    public func animation(_ text: AnimationText) throws -> Animation {
        var resolver = resolver()
        return try translating { try resolver.animation(text) }
    }

    func resolver() -> AnimationResolver {
        AnimationResolver { [store] name in try store.preset(name)?.animation }
    }

    private enum Named {
        case presets, popups, scenes
    }

    /// Some names, to suggest the nearest.
    private func names(of kind: Named) throws -> [String] {
        try translating {
            switch kind {
            case .presets: try store.presets(limit: 1000).map(\.name.rawValue)
            case .popups: try store.popupSettings(limit: 1000).map(\.settings.name.rawValue)
            case .scenes: try store.scenes(limit: 1000).map(\.name.rawValue)
            }
        }
    }
}

extension Catalog.Access {
    fileprivate var mode: Connection.Mode {
        switch self {
        case .readOnly: .readOnly
        case .readWrite: .readWrite
        case .create: .readWriteCreate
        case .inMemory: .inMemory
        }
    }
}
