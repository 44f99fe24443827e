/// The catalog's migrations, embedded in the binary. What has landed never changes.
package enum Migrations {
    package typealias Landed = (
        number: Int, name: String, schemaVersion: Int, sql: [UInt8], sha256: String, derives: Bool
    )

    /// In the order in which they are applied: the number, the file's name and its bytes; the SHA-256 of its text with LF
    /// line ends and no byte order mark; and whether columns that the program derives from texts are new or changed.
    package static let landed: [Landed] = [
        (
            1, "0001_catalog", 1000, PackageResources._001_catalog_sql,
            "2546308d5c2fc0dd210b1c5728ac8f4a701b76deb3d47569823f3d823932c38e", false
        ),
        (
            2, "0002_preset_columns", 1001, PackageResources._002_preset_columns_sql,
            "2c18a45d364a68818c41ff78ac1e9e4e19aa9d0ad9985650e379140a2f89b38d", true
        ),
        (
            3, "0003_recording_history", 1002, PackageResources._003_recording_history_sql,
            "2fccfcfef470d05d5bca8db5900165f540395062060af60999cb8f41bb0dbdee", false
        ),
        (
            4, "0004_libraries", 1003, PackageResources._004_libraries_sql,
            "01ba08e0eb18889bf5ebef18fafb175a0ec5960c8ea4f62c5cf4678a8905c078", false
        ),
        (
            5, "0005_names_of_libraries", 1004, PackageResources._005_names_of_libraries_sql,
            "6ba64329966d3734dc33e906c31857eb3f8b197d386b80b76ee09a2d0698391d", false
        ),
        (
            6, "0006_recording_content", 1005, PackageResources._006_recording_content_sql,
            "5a5400123caa4ac9f4c76940a6c15f03d50a290a9d9044980268bc272edf3073", false
        ),
    ]

    /// What all of them leave in an empty file, which a test writes: see ``NewSchemaTests``.
    package static var schema: [UInt8] { PackageResources.schema_sql }
}
