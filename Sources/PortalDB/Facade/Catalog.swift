@_exported import PortalCatalog
@_exported import PortalDigest
@_exported import PortalModel
@_exported import PortalMotion
@_exported import PortalPlayback
import PortalSQLite
import PortalSystem

/// A catalog in its file: scenes, presets and settings to import, list, check, play and export.
///
/// ```swift
/// let catalog = try Catalog(path: "portal.db", access: .readWrite)
/// let (scene, plays) = try catalog.plays(named: "card-grid/open-1")
/// let played = try catalog.play(plays[0], of: scene, try PlayOptions())
/// print(played.recording.frameCount)
/// ```
///
/// A catalog is for one thread at a time; several may be open on one file.
public final class Catalog {
    /// What may be done to the file.
    public enum Access: Sendable {
        /// Changes nothing, not even an older schema.
        case readOnly
        /// Upgrades an older schema.
        case readWrite
        /// As `readWrite`, and makes a catalog where there is no file.
        case create
        /// For dry runs: refuses what `readWrite` would, and leaves the file as it is. An older one is upgraded in a private
        /// copy. What is done must be undone, or is done to that copy.
        case trial
        /// Makes a catalog in memory, which goes when the value does; the path is what messages call it.
        case inMemory
    }

    /// The file.
    public let path: String
    /// How long each piece of work waits for another program's lock on the file.
    public let busyTimeout: Duration
    let store: CatalogStore
    let attachedLibraries: [AttachedLibrary]

    /// Opens a catalog.
    ///
    /// - Parameters:
    ///   - libraries: catalog files of other people, in which presets and settings are looked up that the catalog
    ///     does not have, in this order. They are read as they are now.
    ///   - busyTimeout: how long to wait for another program's lock on the file, here and later.
    /// - Throws: ``CatalogError`` if a file is missing, not a catalog, too new, damaged or in use; it is then as it was.
    public convenience init(
        path: String, access: Access = .readWrite, libraries: [String] = [], busyTimeout: Duration = .seconds(5)
    ) throws {
        try self.init(
            path: path, access: access, libraries: libraries, busyTimeout: busyTimeout, now: WallClock.now)
    }

    /// - Parameter now: the time for what is recorded and imported: UTC, ISO 8601.
    init(
        path: String, access: Access, libraries: [String], busyTimeout: Duration = .seconds(5),
        now: @escaping () -> String
    ) throws {
        self.path = path
        self.busyTimeout = busyTimeout
        // First, so that no catalog is made where a library is refused.
        self.attachedLibraries = try translating { try libraries.map { try AttachedLibrary(path: $0, catalog: path) } }
        store = try translating {
            try access.store(of: path, busyTimeout: busyTimeout.milliseconds, now: now)
        }
    }

    /// Refuses a path where no catalog can be made, for a dry run that would make one.
    ///
    /// - Throws: ``CatalogError`` as making it would.
    package static func requireRoom(forNew path: String) throws {
        try translating { try CatalogStore.requireRoom(for: path) }
    }

    /// Removes the file if this catalog has made it and nothing was put into it, as after a first import that failed.
    ///
    /// - Throws: ``CatalogError``. The catalog cannot be written to afterwards.
    public func discardIfUnused() throws {
        try translating { try store.discardIfUnused() }
    }

    /// The preset of a name, of the catalog or of a library.
    ///
    /// - Throws: ``CatalogError`` if there is none of that name, with the nearest name.
    public func preset(_ name: Preset.ID) throws -> Preset { try foundPreset(name).value }

    /// The pop-up settings of a name, of the catalog or of a library.
    ///
    /// - Throws: ``CatalogError`` if there are none of that name, with the nearest name.
    public func popupSettings(_ name: PopupSettings.ID) throws -> PopupSettings { try foundPopupSettings(name).value }

    /// The whole scene of a name.
    ///
    /// - Throws: ``CatalogError`` if there is none of that name, with the nearest name.
    public func scene(_ name: Scene.ID) throws -> Scene {
        try translating {
            if let scene = try store.scene(name) { return scene }
            let names = try store.sceneNames(limit: Self.comparedNames).map(\.rawValue)
            throw CatalogError.unknown("scene", name.rawValue, among: names)
        }
    }

    /// How many names a misspelt one is compared with.
    static let comparedNames = 1000

    /// The animation that a text of this catalog means, presets followed.
    ///
    /// - Throws: ``ResolutionError``, ``CatalogError``.
    public func animation(_ text: AnimationText) throws -> Animation {
        var resolver = resolver()
        return try translating { try resolver.animation(text) }
    }

    func resolver() -> AnimationResolver { names.resolver() }
}

extension Duration {
    /// Whole ones, rounded down, as SQLite takes them.
    var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        let whole = seconds.multipliedReportingOverflow(by: 1000)
        return whole.overflow
            ? (seconds < 0 ? 0 : .max) : Int32(clamping: whole.partialValue + attoseconds / 1_000_000_000_000_000)
    }
}

extension Catalog.Access {
    fileprivate func store(of file: String, busyTimeout: Int32, now: @escaping () -> String) throws -> CatalogStore {
        func store(_ mode: Connection.Mode) throws -> CatalogStore {
            try CatalogStore(file: file, mode: mode, busyTimeout: busyTimeout, now: now)
        }
        return switch self {
        case .readOnly: try store(.readOnly)
        case .readWrite: try store(.readWrite)
        case .create: try store(.readWriteCreate)
        case .inMemory: try store(.inMemory)
        case .trial: try CatalogStore(trying: file, busyTimeout: busyTimeout, now: now)
        }
    }
}
