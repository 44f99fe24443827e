/// The catalog's migrations, embedded in the binary. What has landed never changes.
package enum Migrations {
    /// In the order in which they are applied: the number, the file's name and its bytes; and whether columns that the
    /// program derives from texts are new or changed.
    package static let landed: [(number: Int, name: String, schemaVersion: Int, sql: [UInt8], derives: Bool)] = [
        (1, "0001_catalog", 1000, PackageResources._001_catalog_sql, false),
        (2, "0002_preset_columns", 1001, PackageResources._002_preset_columns_sql, true),
        (3, "0003_recording_history", 1002, PackageResources._003_recording_history_sql, false),
        (4, "0004_libraries", 1003, PackageResources._004_libraries_sql, false),
    ]
}
