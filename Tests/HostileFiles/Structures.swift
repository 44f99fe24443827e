import Foundation
import TestSupport

/// Files whose pages do not fit together.
func structures(_ kitchen: Kitchen) throws {
    let pageSize = kitchen.pageSize
    var random = SplitMix(seed: 6)
    for number in 1...20 {
        try kitchen.bytes("damage at a random place (\(number))", .refusedOrValid) { bytes in
            let start = Int.random(in: 100..<bytes.count - 16, using: &random)
            for place in start..<start + 16 { bytes[place] = UInt8.random(in: 0...255, using: &random) }
        }
    }
    for page in 1..<kitchen.valid.count / pageSize {
        try kitchen.bytes("cut after page \(page)", .refused("is not whole")) {
            $0.removeLast($0.count - page * pageSize)
        }
    }
    for count in [50, 99, 100, 1_000, kitchen.valid.count - 1] {
        try kitchen.bytes("cut after byte \(count)", .refused("is not whole")) { $0.removeLast($0.count - count) }
    }
    try kitchen.bytes("a byte too many", .refused("1 byte comes after its last page")) { $0.append(0) }
    try kitchen.bytes("a page of zeros", .refused("is damaged")) { bytes in
        bytes.replaceSubrange(pageSize..<2 * pageSize, with: [UInt8](repeating: 0, count: pageSize))
    }

    try kitchen.add("a text that never ends", .refused("is damaged")) { path in
        try kitchen.makeValid(path, sql: "UPDATE scene SET title = replace(hex(zeroblob(20000)), '0', 'z')")
        try Kitchen.patch(path) { bytes in
            let page = (1..<bytes.count / pageSize).first { page in
                bytes[page * pageSize + 4..<(page + 1) * pageSize].allSatisfy { $0 == UInt8(ascii: "z") }
            }
            guard let page else { throw MakingError(what: "a page of one text", why: "there is none") }
            bytes.put(UInt32(page + 1), at: page * pageSize)
        }
    }
    try kitchen.add("a list of free pages that never ends", .refused("is damaged")) { path in
        try kitchen.makeValid(
            path, sql: "UPDATE scene SET title = hex(zeroblob(40000)); UPDATE scene SET title = NULL")
        try Kitchen.patch(path) { bytes in
            let trunk = bytes.number(at: 32)
            bytes.put(UInt32(trunk), at: (trunk - 1) * pageSize)
        }
    }
    try kitchen.add("a tree that contains itself", .refused("is damaged")) { path in
        try kitchen.makeValid(
            path,
            sql: """
                WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 500)
                INSERT INTO scene (name, title, canvas_width, canvas_height)
                    SELECT 's' || x, hex(zeroblob(50)), 1.0, 1.0 FROM n
                """)
        try Kitchen.patch(path) { bytes in
            let interior: UInt8 = 5
            guard let page = (1..<bytes.count / pageSize).first(where: { bytes[$0 * pageSize] == interior }) else {
                throw MakingError(what: "a page of a tree's inside", why: "there is none")
            }
            bytes.put(UInt32(page + 1), at: page * pageSize + 8)
        }
    }
    try kitchen.sql(
        "two tables in one place", .refused("is damaged"),
        "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'view') "
            + "WHERE name = 'portal'")
    try kitchen.sql(
        "a table after the end of the file", .refused("is damaged"),
        "UPDATE sqlite_schema SET rootpage = 1000000 WHERE name = 'portal'")
    try kitchen.sql(
        "an index without its rows", .refused("is damaged"),
        "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'preset_base') "
            + "WHERE name = 'preset_base'; "
            + "UPDATE sqlite_schema SET sql = replace(sql, 'IS NOT NULL', 'IS NULL') WHERE name = 'preset_base'; "
            + "PRAGMA writable_schema = RESET; PRAGMA writable_schema = ON; REINDEX preset_base; "
            + "UPDATE sqlite_schema SET sql = replace(sql, 'IS NULL', 'IS NOT NULL') WHERE name = 'preset_base'")
    try kitchen.database("two scenes of one name", .refused("is damaged")) { database in
        let honest = try database.text("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'scene'")
        try database.run("DELETE FROM sqlite_schema WHERE name = 'sqlite_autoindex_scene_1'")
        try database.setSchema(
            honest.replacingOccurrences(of: "TEXT NOT NULL UNIQUE", with: "TEXT NOT NULL"), of: "scene")
        try database.run("INSERT INTO scene (name, canvas_width, canvas_height) VALUES ('all', 1.0, 1.0)")
        let root = try database.text("SELECT rootpage FROM sqlite_schema WHERE name = 'scene'")
        try database.run(
            "CREATE INDEX twin ON scene (name); "
                + "UPDATE sqlite_schema SET name = 'sqlite_autoindex_scene_1', sql = NULL WHERE name = 'twin'")
        try database.run(
            "UPDATE sqlite_schema SET sql = '\(honest.replacingOccurrences(of: "'", with: "''"))' "
                + "WHERE type = 'table' AND name = 'scene' AND rootpage = \(root)")
    }
}
