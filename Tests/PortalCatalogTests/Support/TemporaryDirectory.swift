import Foundation
import PortalCatalog
import PortalSQLite

/// A directory of a test's own, which goes away with it.
final class TemporaryDirectory {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("portal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String = "portal.db") -> String { path + "/" + name }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    func store(
        _ name: String = "portal.db", mode: Connection.Mode = .readWriteCreate,
        migrations: [Migration] = Migration.landed
    ) throws -> CatalogStore {
        try CatalogStore(
            file: file(name), mode: mode, migrations: migrations, busyTimeout: 5_000, now: { "2025-01-02T03:04:05Z" })
    }
}
