import CSQLite
import Foundation
import PortalDB
import TestSupport

/// A database file that is described in a few bytes, because a whole one is too long for a fuzzer to change well.
///
/// The first byte says how the rest is meant: `B` as changes of a catalog's bytes, `S` as statements that its author
/// ran on it, `T` as a length to cut it to; anything else is the file itself.
struct HostileFile {
    let bytes: [UInt8]

    init(_ description: [UInt8]) throws {
        let rest = description.dropFirst()
        switch description.first {
        case UInt8(ascii: "B"): bytes = Self.changed(try Self.catalog.get(), by: Array(rest))
        case UInt8(ascii: "S"): bytes = try Self.carriedOut(Array(rest), on: try Self.catalog.get())
        case UInt8(ascii: "T"): bytes = Array(try Self.catalog.get().prefix(Self.number(rest.prefix(3))))
        default: bytes = description
        }
    }

    /// A small catalog with one of everything that has rows of its own.
    private static let catalog = Result { () throws -> [UInt8] in
        let directory = try TemporaryDirectory()
        let catalog = try Catalog(path: directory.file(), access: .create)
        try catalog.importDocuments(
            ["presets", "popup-alert", "portal-sheet", "photos-header"].map {
                .path("\(Project.seeds)/\($0).json")
            })
        return try [UInt8](Data(contentsOf: URL(fileURLWithPath: directory.file())))
    }

    /// Four bytes a change: where, in three, and what is put there.
    private static func changed(_ file: [UInt8], by changes: [UInt8]) -> [UInt8] {
        var file = file
        for start in stride(from: 0, to: changes.count - 3, by: 4) {
            file[number(changes[start..<start + 3]) % file.count] = changes[start + 3]
        }
        return file
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// What the statements make of the file, as far as they go.
    private static func carriedOut(_ sql: [UInt8], on file: [UInt8]) throws -> [UInt8] {
        let directory = try TemporaryDirectory()
        let url = URL(fileURLWithPath: directory.file())
        try Data(file).write(to: url)
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        guard sqlite3_open_v2(url.path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else { return file }
        // Another file is out of reach, and an endless query ends.
        sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0)
        sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 1 << 20)
        sqlite3_progress_handler(database, 100_000, { _ in 1 }, nil)
        sqlite3_exec(database, String(decoding: sql, as: UTF8.self), nil, nil, nil)
        sqlite3_exec(database, "COMMIT", nil, nil, nil)
        return try [UInt8](Data(contentsOf: url))
    }
}
