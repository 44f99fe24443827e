/// The catalog's migrations, embedded in the binary.
package enum Migrations {
    package static let first: [UInt8] = PackageResources._001_catalog_sql
}
