import PortalCatalog
import PortalSQLite
import TestSupport

extension TemporaryDirectory {
    func store(
        _ name: String = "portal.db", mode: Connection.Mode = .readWriteCreate,
        migrations: [Migration] = Migration.landed
    ) throws -> CatalogStore {
        try CatalogStore(
            file: file(name), mode: mode, migrations: migrations, busyTimeout: 5_000, now: { "2025-01-02T03:04:05Z" })
    }
}
