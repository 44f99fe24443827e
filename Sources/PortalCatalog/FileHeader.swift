/// The start of a database file, as <https://sqlite.org/fileformat2.html> defines it.
///
/// It is read before SQLite reads anything: a query could roll back another application's journal, or leave the side
/// files of a write-ahead log beside its database.
struct FileHeader {
    static let byteCount = 108

    let applicationID: UInt32
    let userVersion: UInt32
    /// There is not one table in the file.
    let isEmpty: Bool

    /// - Parameter bytes: the first ``byteCount`` of the file, or what it has of them.
    /// - Returns: `nil` if the file is not an SQLite database.
    init?(_ bytes: [UInt8]) {
        // SQLite itself writes one S into an empty file on a file system that cannot lock such.
        if bytes.isEmpty || bytes == [UInt8(ascii: "S")] {
            (applicationID, userVersion, isEmpty) = (0, 0, true)
            return
        }
        guard bytes.count == Self.byteCount, Self.isSigned(bytes) else { return nil }
        applicationID = Self.number(in: bytes, at: 68)
        userVersion = Self.number(in: bytes, at: 60)
        // The schema's b-tree begins at byte 100: a leaf (13) without cells, in a file without a write-ahead log.
        isEmpty = bytes[18] == 1 && bytes[100] == 13 && bytes[103] == 0 && bytes[104] == 0
    }

    /// Whether the bytes begin as an SQLite database does.
    static func isSigned(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "SQLite format 3\0".utf8) }

    /// Whether it has a write-ahead log, by bytes 18 and 19.
    static func isLogged(_ bytes: [UInt8]) -> Bool { bytes.count > 19 && (bytes[18] == 2 || bytes[19] == 2) }

    static func number(in bytes: [UInt8], at start: Int) -> UInt32 {
        bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
