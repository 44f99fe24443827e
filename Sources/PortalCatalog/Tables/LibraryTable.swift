import PortalModel
import PortalSQLite

/// The table `library`.
enum LibraryTable {
    static func put(_ library: Library, importedAt time: String, into database: Connection) throws(SQLiteError) {
        try database.run(
            """
            INSERT INTO library (id, name, imported_at) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, imported_at = excluded.imported_at
            """, library.id, library.name, time)
    }

    static func all(in database: Connection) throws(SQLiteError) -> [ImportedLibrary] {
        try database.rows("SELECT id, name, imported_at FROM library ORDER BY name, id")
    }
}

/// A library of which something was imported.
public struct ImportedLibrary: Hashable, Sendable {
    public var library: Library
    /// The last time that something of it was taken: UTC, as `2026-11-30T08:13:00Z`.
    public var importedAt: String
}

extension ImportedLibrary: RowDecodable {
    package static var columns: [String] { ["id", "name", "imported_at"] }

    package init(row: inout Row) throws(SQLiteError) {
        let (id, name): (Library.ID, String) = (try row.next(), try row.next())
        guard let library = Library(id: id, name: name) else {
            throw row.invalid("holds a name that is not of the library's id")
        }
        self.library = library
        importedAt = try row.next()
    }
}
