import PortalCatalog
import PortalDocument
import PortalModel
import PortalSystem

/// A file whose presets and settings a catalog uses without importing them.
public struct LibraryFile: Hashable, Sendable {
    public var path: String
    /// What its export called it; `nil` for a catalog that nobody exported.
    public var library: Library?
}

/// Where a name was found.
public enum NameOrigin: Hashable, Sendable {
    case catalog
    case library(LibraryFile)

    /// `nil`: the catalog.
    public var library: LibraryFile? {
        if case .library(let file) = self { file } else { nil }
    }
}

/// An open library, which several threads share so that all of them see the same one.
final class AttachedLibrary: Sendable {
    let file: LibraryFile
    private let content: Locked<ForeignFile>

    /// - Parameter catalog: the catalog's file, which is no library of its own.
    init(path: String, catalog: String) throws {
        content = try Locked { try ForeignFile.open(path, as: "library", catalog: catalog) }
        file = LibraryFile(path: path, library: try content.locked { try $0.store.identity() })
    }

    func preset(_ name: Preset.ID) throws -> Preset? {
        try reading { try $0.store.preset(name) }.map { try admitted($0) }
    }

    func popupSettings(_ name: PopupSettings.ID) throws -> PopupSettings? {
        try reading { try $0.store.popupSettings(name) }.map { try admitted($0) }
    }

    func presets(after name: Preset.ID?, limit: Int, matching pattern: String?) throws -> [Preset] {
        try reading { try $0.store.presets(after: name, limit: limit, matching: pattern) }
            .map { try admitted($0) }
    }

    func popupSettings(
        after name: PopupSettings.ID?, limit: Int, matching pattern: String?
    ) throws -> [PopupSettingsSummary] {
        let page = try reading { try $0.store.popupSettings(after: name, limit: limit, matching: pattern) }
        return try page.map { summary in
            var summary = summary
            summary.settings = try admitted(summary.settings)
            return summary
        }
    }

    private func reading<Value: Sendable>(_ body: (ForeignFile) throws -> Value) throws -> Value {
        try translating(besides: nil) { try content.locked { try body($0) } }
    }

    /// Refuses what an import would refuse.
    private func admitted<Content: SharedElement>(_ content: Content) throws -> Content {
        do {
            return try content.readBack(from: file.path)
        } catch {
            throw CatalogError(kind: .badData, error.issues[0].description)
        }
    }
}
