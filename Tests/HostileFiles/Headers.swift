import PortalCatalog

/// Files that say something wrong of themselves in their first bytes.
func headers(_ kitchen: Kitchen) throws {
    let newest = Migration.landed.last?.schemaVersion ?? 0
    let patches: [(title: String, reason: String, place: Int, bytes: [UInt8])] = [
        ("a page size of 1,000 bytes", "its page size", 16, [0x03, 0xE8]),
        ("a page size of 256 bytes", "its page size", 16, [1, 0]),
        ("a page size of 0", "its page size", 16, [0, 0]),
        ("a page size larger than the file's pages", "is not whole", 16, [0, 1]),
        ("a write-ahead log", "write-ahead log", 18, [2, 2]),
        ("a write-ahead log for reading only", "write-ahead log", 19, [2]),
        ("a file format to come", "its file format", 18, [3, 3]),
        ("pages with something at their end", "a part that is not read", 20, [32]),
        ("other payload fractions", "payload fractions", 21, [255, 0, 0]),
        ("texts of two bytes a letter", "not in UTF-8", 56, [0, 0, 0, 2]),
        ("no number of pages", "how many pages", 28, [0, 0, 0, 0]),
        ("a number of pages from another time", "how many pages", 92, [0xFF, 0xFF, 0xFF, 0xFF]),
        ("more pages than it has", "is not whole", 28, [0x7F, 0xFF, 0xFF, 0xFE]),
        ("another application's", "application_id 'GPKG'", 68, Array("GPKG".utf8)),
        ("nobody's", "application_id 0", 68, [0, 0, 0, 0]),
        ("a major version to come", "has schema version 99000", 60, [0, 1, 0x82, 0xB8]),
        ("a version that never was", "there was never a schema version 999", 60, [0, 0, 0x03, 0xE7]),
        ("a negative version", "there was never a schema version -1", 60, [0xFF, 0xFF, 0xFF, 0xFF]),
        ("an older version than its tables", "is not", 60, [0, 0, 0x03, 0xE8]),
        ("a format for the schema that is to come", "is not taken", 44, [0, 0, 0, 9]),
        ("another magic", "not an SQLite database", 14, [UInt8(ascii: "4")]),
    ]
    for (title, reason, place, replacement) in patches {
        try kitchen.bytes(title, .refused(reason)) { bytes in
            bytes.replaceSubrange(place..<place + replacement.count, with: replacement)
        }
    }
    try kitchen.bytes("a minor version to come", .refused("has schema version \(newest + 1)")) {
        $0.put(UInt32(newest + 1), at: 60)
    }
}
