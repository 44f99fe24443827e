import PortalCatalog
import PortalDigest
import Testing

@Suite struct MigrationTests {
    /// What has landed never changes: a file out there says so.
    @Test func `landed migrations are what they were`() {
        #expect(
            Migration.landed.map {
                "\($0.number) \($0.name) \($0.schemaVersion) \(SHA256.digest(of: $0.sql).hexadecimal)"
            }
                == [
                    "1 0001_catalog 1000 2546308d5c2fc0dd210b1c5728ac8f4a701b76deb3d47569823f3d823932c38e",
                    "2 0002_preset_columns 1001 2c18a45d364a68818c41ff78ac1e9e4e19aa9d0ad9985650e379140a2f89b38d",
                    "3 0003_recording_history 1002 2fccfcfef470d05d5bca8db5900165f540395062060af60999cb8f41bb0dbdee",
                    "4 0004_libraries 1003 01ba08e0eb18889bf5ebef18fafb175a0ec5960c8ea4f62c5cf4678a8905c078",
                    "5 0005_names_of_libraries 1004 6ba64329966d3734dc33e906c31857eb3f8b197d386b80b76ee09a2d0698391d",
                    "6 0006_recording_content 1005 5a5400123caa4ac9f4c76940a6c15f03d50a290a9d9044980268bc272edf3073",
                ])
    }

    @Test func `the digests that are written down are those of the texts`() {
        #expect(Migration.landed.map(\.sha256) == Migration.landed.map { SHA256.digest(of: $0.sql).hexadecimal })
    }

    @Test func `migrations are numbered from 1 and their versions rise`() {
        #expect(Migration.landed.map(\.number) == Array(1...Migration.landed.count))
        #expect(Migration.landed.map(\.schemaVersion) == Migration.landed.map(\.schemaVersion).sorted())
    }

    @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "\u{FEFF}a\nb\n", "\u{FEFF}a\r\nb\r\n"])
    func `line ends and a byte order mark do not count`(text: String) {
        let migration = Migration(number: 1, name: "x", schemaVersion: 1000, sql: Array(text.utf8))
        #expect(migration.sql == Array("a\nb\n".utf8))
        #expect(migration == Migration(number: 1, name: "x", schemaVersion: 1000, sql: Array("a\nb\n".utf8)))
    }

    @Test func `a carriage return that ends no line counts`() {
        let migration = Migration(number: 1, name: "x", schemaVersion: 1000, sql: Array("a\rb\n\r".utf8))
        #expect(migration.sql == Array("a\rb\n\r".utf8))
    }
}
