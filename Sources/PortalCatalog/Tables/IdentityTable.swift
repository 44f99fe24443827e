import PortalModel
import PortalSQLite

/// The table `identity`: at most one row.
enum IdentityTable {
    static func put(_ library: Library, into database: Connection) throws(SQLiteError) {
        try database.run(
            """
            INSERT INTO identity (only, library, name) VALUES (1, ?, ?)
            ON CONFLICT (only) DO UPDATE SET library = excluded.library, name = excluded.name
            """, library.id, library.name)
    }

    static func library(in database: Connection) throws(SQLiteError) -> Library? {
        let row: IdentityRow? = try database.row("SELECT library, name FROM identity")
        return row?.library
    }
}

private struct IdentityRow: RowDecodable {
    static var columns: [String] { ["library", "name"] }

    let library: Library

    init(row: inout Row) throws(SQLiteError) {
        let (id, name): (Library.ID, String) = (try row.next(), try row.next())
        guard let library = Library(id: id, name: name) else {
            throw row.invalid("holds a name that is not of the library's id")
        }
        self.library = library
    }
}
