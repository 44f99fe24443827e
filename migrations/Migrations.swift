/// The catalog's migrations, embedded in the binary. What has landed never changes.
package enum Migrations {
    /// In the order in which they are applied: the number, the file's name and its bytes.
    package static let landed: [(number: Int, name: String, schemaVersion: Int, sql: [UInt8])] = [
        (1, "0001_catalog", 1000, PackageResources._001_catalog_sql)
    ]
}
