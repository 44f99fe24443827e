import Migrations
import PortalDigest

/// One step of the schema: its SQL, and the version that a file has after it.
package struct Migration: Hashable, Sendable {
    /// From 1, without gaps.
    package let number: Int
    /// The file's name without its ending, as `0001_catalog`.
    package let name: String
    /// Major * 1000 + minor.
    package let schemaVersion: Int
    private let text: [UInt8]
    /// Of ``sql``; 64 hexadecimal digits.
    package let sha256: String
    /// Whether columns that follow from a text are new or changed. No SQL could fill them; the program does, when all
    /// pending migrations have made the schema that it writes.
    package let derives: Bool

    package init(number: Int, name: String, schemaVersion: Int, sql: [UInt8], derives: Bool = false) {
        let text = Self.normalised(sql)
        self.init(
            number: number, name: name, schemaVersion: schemaVersion, text: text,
            sha256: SHA256.digest(of: text).hexadecimal, derives: derives)
    }

    private init(number: Int, name: String, schemaVersion: Int, text: [UInt8], sha256: String, derives: Bool) {
        self.number = number
        self.name = name
        self.schemaVersion = schemaVersion
        self.text = text
        self.sha256 = sha256
        self.derives = derives
    }

    /// The program's own. Their texts are not looked at: every start would have to.
    package static let landed: [Migration] = Migrations.landed.map {
        Migration(
            number: $0.number, name: $0.name, schemaVersion: $0.schemaVersion, text: $0.sql, sha256: $0.sha256,
            derives: $0.derives)
    }

    /// The digest of the schema that a file has after it, if that is known.
    var schemaDigest: String? { LandedSchemas.digests.first { $0.version == schemaVersion }?.digest }

    /// The SQL with LF line ends and no byte order mark: what is executed and hashed.
    package var sql: [UInt8] { Self.normalised(text) }

    private static func normalised(_ sql: [UInt8]) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = sql.starts(with: mark) ? sql.dropFirst(mark.count) : sql[...]
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count)
        for byte in text {
            if byte == UInt8(ascii: "\n"), lines.last == UInt8(ascii: "\r") { lines.removeLast() }
            lines.append(byte)
        }
        return lines
    }
}
