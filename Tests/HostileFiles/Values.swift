import Foundation

/// Files with our schema, and values that must not be in it.
func values(_ kitchen: Kitchen) throws {
    // As written under a schema without rules, whose text is then put back.
    func smuggled(_ title: String, _ expectation: HostileFile.Expectation, into table: String, _ sql: String) throws {
        try kitchen.database(title, expectation) { database in
            let honest = try database.text("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = '\(table)'")
            try database.run("PRAGMA ignore_check_constraints = ON")
            var loose = honest.replacingOccurrences(of: "STRICT, WITHOUT ROWID", with: "WITHOUT ROWID")
            loose = loose.replacingOccurrences(of: ") STRICT", with: ")")
            for type in [" REAL", " INTEGER NOT", " TEXT"] {
                loose = loose.replacingOccurrences(of: type, with: type == " INTEGER NOT" ? " NOT" : " BLOB")
            }
            try database.setSchema(loose, of: table)
            try database.run(sql)
            try database.setSchema(honest, of: table)
        }
    }
    try smuggled(
        "a text in a column of numbers", .refused("is damaged"), into: "scene",
        "UPDATE scene SET canvas_width = 'wide' WHERE name = 'all'")
    try smuggled(
        "a blob in a column of texts", .refused("is damaged"), into: "preset", "UPDATE preset SET summary = x'00FF'")
    try smuggled(
        "an infinite width", .refused("is damaged"), into: "scene", "UPDATE scene SET canvas_width = 9e999")
    try smuggled("a negative width", .refused("is damaged"), into: "scene", "UPDATE scene SET canvas_width = -1.0")
    try smuggled(
        "a number larger than any flag", .refused("is damaged"), into: "scene", "UPDATE scene SET hides_status_bar = 7")

    try kitchen.add("a width that is no number", .refused("holds NULL where a real is expected")) { path in
        try kitchen.makeValid(path, sql: "UPDATE scene SET canvas_width = 1234.56789012 WHERE name = 'all'")
        try Kitchen.patch(path) { try $0.replaceFirst(bits(of: 1234.56789012), by: bits(of: .nan)) }
    }
    try kitchen.add("a summary that is not UTF-8", .refused("not valid UTF-8")) { path in
        try kitchen.makeValid(path, sql: "UPDATE preset SET summary = 'from here on' WHERE name = 'hero/open'")
        try Kitchen.patch(path) {
            try $0.replaceFirst(
                Array("from here on".utf8), by: Array("from".utf8) + [0xF0, 0x9F, 0x98, 32, 32, 32, 32, 32])
        }
    }

    let texts: [(title: String, reason: String, sql: String)] = [
        ("a name with a NUL", "control characters", "UPDATE scene SET name = 'a' || char(0) || 'b' WHERE name = 'all'"),
        (
            "a name with an escape sequence", "control characters",
            "UPDATE scene SET name = char(27) || '[2Jx' WHERE name = 'all'"
        ),
        (
            "a name of 201 characters", "at most 200",
            "UPDATE scene SET name = replace(hex(zeroblob(201)), '00', 'x') WHERE name = 'all'"
        ),
        (
            "a name in another form of Unicode", "a name in Unicode's form NFC is expected",
            "UPDATE scene SET name = 'e' || char(769) WHERE name = 'all'"
        ),
        (
            "an animation that is none", "preset 'hero/open': animation: ",
            "UPDATE preset SET animation = '.spring(' WHERE name = 'hero/open'"
        ),
        (
            "free data that is no JSON", "one JSON value is expected",
            "UPDATE catalog_extension SET extensions = '{nonsense'"
        ),
        (
            "free data that breaks out", "one JSON value or NULL is expected",
            "UPDATE preset SET summary = NULL, extensions = '{}, \"summary\": \"theirs\"' WHERE name = 'hero/open'"
        ),
        (
            "free data that closes the document", "one JSON value or NULL is expected",
            "UPDATE preset SET extensions = '{}}], \"scenes\": [' WHERE name = 'hero/open'"
        ),
        (
            "free data 1,000 lists deep", "one JSON value is expected",
            "UPDATE catalog_extension SET extensions = replace(hex(zeroblob(1000)), '00', '[') || replace(hex(zeroblob(1000)), '00', ']')"
        ),
        (
            "a pop-up of a view and of items", "pop-up 'named' has one view, and views in table 'popup_item'",
            "INSERT INTO popup_item SELECT id, 'named', 0, 'a' FROM scene WHERE name = 'all'"
        ),
        (
            "items of a transition without", "transition 'open' has no items, and portals in table 'transition_item'",
            "INSERT INTO transition_item SELECT id, 'open', 0, '', 'p' FROM scene WHERE name = 'all'"
        ),
        (
            "an item of another namespace", "and its item 'p' in table 'transition_item' of 'other'",
            "UPDATE transition_item SET namespace = 'other' WHERE transition = 'pick' AND portal = 'p'"
        ),
        ("a row without its parent", "refers to a row of", "UPDATE view SET context = 'nowhere'"),
    ]
    for (title, reason, sql) in texts { try kitchen.sql(title, .refused(reason), sql) }
    try kitchen.sql(
        "samples of 40 MB", .refused("larger than what is read"),
        "UPDATE recording_content SET samples = zeroblob(40000000)")

    let newest = "(SELECT max(number) FROM migration)"
    try kitchen.sql(
        "a ledger with another hash", .refused("was made by other migrations"),
        "UPDATE migration SET sha256 = printf('%064d', 0) WHERE number = \(newest)")
    try kitchen.sql(
        "a ledger with a step less", .refused("was made by other migrations"),
        "DELETE FROM migration WHERE number = \(newest)")
    try kitchen.sql(
        "a ledger with a step more", .refused("was made by other migrations"),
        "INSERT INTO migration SELECT number + 1, 'theirs', sha256, applied_at FROM migration WHERE number = \(newest)")
    try kitchen.sql("no ledger", .refused("table 'migration' is missing"), "DROP TABLE migration")
}

/// As SQLite keeps a number: the most significant byte first.
private func bits(of number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(56 - 8 * $0)) }
}
