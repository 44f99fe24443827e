import PortalCatalog
import PortalSQLite

extension Migration {
    /// A second migration, of the next minor version: the one thing that tests of upgrades need more than has landed.
    static func second(_ sql: String, version: Int = 1001) -> Migration {
        Migration(number: 2, name: "0002_second", schemaVersion: version, sql: Array(sql.utf8))
    }

    static func third(_ sql: String, version: Int = 1002) -> Migration {
        Migration(number: 3, name: "0003_third", schemaVersion: version, sql: Array(sql.utf8))
    }

    /// `preset` with one more column, by the documented steps: create new, copy, drop old, rename.
    static let rebuiltPreset = second(
        """
        CREATE TABLE new_preset (
            name TEXT NOT NULL PRIMARY KEY,
            animation TEXT NOT NULL,
            summary TEXT,
            extensions TEXT,
            author TEXT
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_preset (name, animation, summary, extensions)
            SELECT name, animation, summary, extensions FROM preset;
        DROP TABLE preset;
        ALTER TABLE new_preset RENAME TO preset;
        """)
}

/// All rows of the tables named, as text, for comparison.
func rows(of database: Connection) throws -> [String] {
    try database.rows(
        of: SingleColumn<String>.self,
        """
        SELECT 'preset ' || name || ' ' || animation || ' ' || coalesce(summary, '-') FROM preset
        UNION ALL SELECT 'tag ' || preset || ' ' || position || ' ' || tag FROM preset_tag
        UNION ALL SELECT 'scene ' || id || ' ' || name FROM scene
        UNION ALL SELECT 'view ' || scene || ' ' || id FROM view
        UNION ALL SELECT 'step ' || scene || ' ' || script || ' ' || position || ' ' || action FROM script_step
        """
    ).map(\.value)
}
