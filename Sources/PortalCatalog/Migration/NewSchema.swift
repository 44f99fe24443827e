import Migrations
import PortalSQLite

/// The schema of a file that nothing was ever in.
enum NewSchema {
    /// Makes what the migrations make, without their ledger.
    ///
    /// All that have landed are one script of what they leave: one by one they would make tables anew, and every
    /// renaming reads the whole schema again.
    static func make(of migrations: ArraySlice<Migration>, in database: Connection) throws(SQLiteError) {
        var rest = migrations
        if migrations.starts(with: Migration.landed) {
            try database.execute(schema: Migrations.schema)
            rest = migrations.dropFirst(Migration.landed.count)
        }
        for migration in rest { try database.execute(script: migration.sql) }
    }

    /// The script that makes the schema of a database again: its texts as they are, in their order.
    ///
    /// The schema's counter ends where it is here. It is copied into exported files, and can be set only while there is
    /// no schema that SQLite would read again.
    static func script(of database: Connection) throws(SQLiteError) -> String {
        let texts: [SingleColumn<String>] = try database.rows(
            "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
        let counter: Int = try database.value("PRAGMA schema_version") ?? 0
        let lines = ["PRAGMA schema_version = \(counter - texts.count);"] + texts.map(\.value)
        return lines.joined(separator: "\n") + "\n"
    }
}
