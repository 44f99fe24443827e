import CSQLite
import PortalModel
import TestSupport
import Testing

@testable import PortalCatalog
@testable import PortalSQLite

@Suite struct NameSpanTests {
    private static let names = [
        "a", "a*", "ab", "ab/c", "abc", "ac", "b", "\u{D7FF}", "\u{D7FF}x", "\u{E000}", "\u{10FFFE}", "\u{10FFFF}",
        "\u{10FFFF}a", "é",
    ]
    private static let patterns = [
        nil, "", "*", "a", "a*", "ab*", "ab?", "a[b]*", "[a]*", "a[*]", "?", "c*", "\u{D7FF}*", "\u{10FFFF}*", "[",
        "é*",
    ]

    /// All of them after a name, by the plain words of SQL.
    @Test(arguments: [nil, "a", "ab", "abb", "\u{D7FF}", "\u{10FFFF}"], patterns)
    func `a span has all names that match`(name: String?, pattern: String?) throws {
        let database = try Connection(file: "names", mode: .inMemory)
        try database.run("CREATE TABLE names (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID")
        for name in Self.names { try database.run("INSERT INTO names VALUES (?)", name) }
        let plain: [SingleColumn<String>] = try database.rows(
            "SELECT name FROM names WHERE name > ? AND name GLOB ? ORDER BY name", name ?? "", pattern ?? "*")
        let span = NameSpan(after: name, matching: pattern)
        let spanned: [SingleColumn<String>] = try database.rows(
            """
            SELECT name FROM names WHERE name >= ?1 AND name < ?2 AND (?3 IS NULL OR name GLOB ?3) ORDER BY name
            """, span.start, span.end, pattern)
        #expect(spanned.map(\.value) == plain.map(\.value))
    }

    @Test(arguments: [nil, "*", "a*"]) func `a page is prepared once`(pattern: String?) throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        try store.put(Preset.samples)
        for _ in 1...2 {
            _ = try store.scenes(limit: 10, matching: pattern)
            _ = try store.sceneNames(limit: 10, matching: pattern)
            _ = try store.presets(limit: 10, matching: pattern)
            _ = try store.popupSettings(limit: 10, matching: pattern)
        }
        var statement = sqlite3_next_stmt(store.database.handle, nil)
        while statement != nil {
            let sql = sqlite3_sql(statement).map { String(cString: $0) } ?? ""
            let isPage = sql.contains("LIMIT")
            #expect(!isPage || sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_REPREPARE, 0) == 0, "\(sql)")
            statement = sqlite3_next_stmt(store.database.handle, statement)
        }
    }

    /// A pattern without a match is answered from the place of its letters.
    @Test func `names before and behind a pattern's letters are not looked at`() throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        try store.transaction {
            for number in 0..<500 {
                let letter = number.isMultiple(of: 2) ? "a" : "c"
                try store.put(Preset(name: Name("\(letter)\(number)"), animation: ".smooth"))
            }
        }
        _ = try store.presets(limit: 10, matching: "b*x")
        var statement = sqlite3_next_stmt(store.database.handle, nil)
        while statement != nil, sqlite3_sql(statement).map({ String(cString: $0) })?.contains("LIMIT") != true {
            statement = sqlite3_next_stmt(store.database.handle, statement)
        }
        #expect(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 0) < 200)
    }
}
