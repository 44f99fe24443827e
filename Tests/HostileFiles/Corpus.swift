import Foundation
import PortalCatalog
import TestSupport

/// Makes all hostile files in a directory.
///
/// They come from a populated catalog of the newest version, each changed in one way.
package func hostileCorpus(in directory: String) throws -> [HostileFile] {
    let kitchen = try Kitchen(directory)
    for part in [schemas, values, structures, headers, kinds, names] { try part(kitchen) }
    return kitchen.files
}

/// Where the files are made.
final class Kitchen {
    let directory: String
    /// The bytes of a valid catalog that has something in every table.
    let valid: [UInt8]
    let pageSize: Int
    private(set) var files: [HostileFile] = []

    init(_ directory: String) throws {
        self.directory = directory
        let version = Migration.landed.last?.schemaVersion ?? 0
        let fixture = Project.root.appendingPathComponent("Tests/PortalCatalogTests/Fixtures/catalog-\(version).sql")
        let path = directory + "/valid.portaldb"
        do {
            let database = try RawDatabase(path)
            try database.run("BEGIN; \(String(decoding: Data(contentsOf: fixture), as: UTF8.self)) COMMIT")
        }
        valid = try Self.bytes(of: path)
        pageSize = Int(valid[16]) << 8 | Int(valid[17])
        files.append(HostileFile(title: "a valid catalog", path: path, expectation: .valid))
    }

    static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

    static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// Adds a file that the body makes at the path.
    func add(
        _ title: String, _ expectation: HostileFile.Expectation, named name: String? = nil,
        make: (String) throws -> Void
    ) throws {
        let path = "\(directory)/\(name ?? "\(files.count).portaldb")"
        try make(path)
        files.append(HostileFile(title: title, path: path, expectation: expectation))
    }

    /// Adds what is at a path already, or is not there.
    func add(_ title: String, _ expectation: HostileFile.Expectation, at path: String) {
        files.append(HostileFile(title: title, path: path, expectation: expectation))
    }

    /// Adds the valid catalog after some SQL.
    func sql(_ title: String, _ expectation: HostileFile.Expectation, _ sql: String) throws {
        try add(title, expectation) { try makeValid($0, sql: sql) }
    }

    func database(
        _ title: String, _ expectation: HostileFile.Expectation, change: (borrowing RawDatabase) throws -> Void
    ) throws {
        try add(title, expectation) { path in
            try Self.write(valid, to: path)
            try change(try RawDatabase(path))
        }
    }

    /// Adds the valid catalog, its bytes changed.
    func bytes(
        _ title: String, _ expectation: HostileFile.Expectation, change: (inout [UInt8]) throws -> Void
    ) throws {
        try add(title, expectation) { path in
            try Self.write(valid, to: path)
            try Self.patch(path, change)
        }
    }

    func makeValid(_ path: String, sql: String) throws {
        try Self.write(valid, to: path)
        try RawDatabase(path).run(sql)
    }

    static func patch(_ path: String, _ change: (inout [UInt8]) throws -> Void) throws {
        var bytes = try bytes(of: path)
        try change(&bytes)
        try write(bytes, to: path)
    }
}

extension [UInt8] {
    /// Puts bytes in the place of the first others of the same number.
    mutating func replaceFirst(_ old: [UInt8], by new: [UInt8]) throws {
        guard old.count == new.count, let start = firstRange(of: old)?.lowerBound else {
            throw MakingError(what: "the bytes to replace", why: "they are not there")
        }
        replaceSubrange(start..<start + new.count, with: new)
    }

    mutating func put(_ number: UInt32, at place: Int) {
        for index in 0..<4 { self[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index)) }
    }

    func number(at place: Int) -> Int { self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
}
