import PortalModel
import PortalSQLite

/// The table `catalog_extension`.
enum CatalogExtensionTable {
    static func put(_ extensions: RawJSON, into database: Connection) throws(SQLiteError) {
        try database.run(
            """
            INSERT INTO catalog_extension (id, extensions) VALUES (1, ?)
            ON CONFLICT (id) DO UPDATE SET extensions = excluded.extensions
            """, extensions)
    }

    static func delete(from database: Connection) throws(SQLiteError) {
        try database.run("DELETE FROM catalog_extension")
    }

    static func extensions(in database: Connection) throws(SQLiteError) -> RawJSON? {
        try database.value("SELECT extensions FROM catalog_extension")
    }
}
