import Foundation
import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

@Suite struct ExaminingTests {
    /// A catalog with a replaced and a present recording, damaged, and what the examination says.
    private func examined(_ damage: (Connection, TemporaryDirectory) throws -> Void) throws -> [String] {
        let directory = try TemporaryDirectory()
        try recorded.get().write(to: URL(fileURLWithPath: directory.file()))
        try damage(try Connection(file: directory.file(), mode: .readWrite), directory)
        let before = try Data(contentsOf: URL(fileURLWithPath: directory.file()))
        var lines: [String] = []
        try Catalog.examine(path: directory.file()) { found in
            lines.append("\(found.severity.rawValue) \(found.subject): \(found.message)")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: directory.file())) == before)
        return lines
    }

    private let recorded = Result {
        let directory = try TemporaryDirectory()
        let catalog = try Catalog(path: directory.file(), access: .create)
        for x in [300.0, 310] {
            try catalog.importDocuments([.text(VerifyingTests.document(x: x))], onConflict: .replace)
            try catalog.run(try catalog.tasks(PlaySelection()), record: .failed) { _ in }
        }
        return try Data(contentsOf: URL(fileURLWithPath: directory.file()))
    }

    @Test func aWholeCatalogIsWell() throws {
        #expect(try examined { _, _ in } == [])
    }

    /// Of recordings, and which of them is then not what was recorded.
    static let recordings: [(sql: StaticString, recording: String)] = [
        ("UPDATE recording SET outcome = 'lost' WHERE version = 2", "s/open@2"),
        ("UPDATE recording SET fps = 0 WHERE version = 2", "s/open@2"),
        ("UPDATE recording SET time_limit = 9e9 WHERE version = 1 AND play = 'open'", "s/open@1"),
        ("UPDATE recording SET reduce_motion = 7 WHERE version = 2", "s/open@2"),
        ("UPDATE recording SET input_digest = 'none' WHERE version = 2", "s/open@2"),
        ("UPDATE recording_content SET events = json_set(events, '$[0].frame', 1) WHERE recording = 1", "s/open@1"),
    ]

    @Test(arguments: recordings) func aRecordingThatIsNotWhatItWasIsNamed(sql: StaticString, recording: String) throws {
        try whatIsWrongIsNamed(sql: sql, finding: "error recording \(recording): is not what was recorded")
    }

    static let rows: [(sql: StaticString, finding: String)] = [
        (
            "UPDATE preset SET damping_fraction = 0.5 WHERE name = 'hero'",
            "warning preset 'hero': column 'damping_fraction' is 0.5, but '.smooth(duration: 0.3)' says 1.0"
        ),
        (
            "INSERT INTO preset_tag VALUES ('nobody', 0, 'x')",
            "error table preset_tag: rows that refer to rows of preset that do not exist: 1"
        ),
        ("CREATE INDEX extra ON preset (summary)", "error schema: index 'extra' is not one of this program's"),
        ("DROP INDEX preset_base", "error schema: index 'preset_base' is missing"),
        (
            "UPDATE migration SET name = 'other' WHERE number = 1",
            "error ledger of migrations: migration 1 is 'other', here 1 is '0001_catalog'"
        ),
        ("UPDATE view SET width = -5 WHERE id = 'a'", "error file: CHECK constraint failed in view"),
        (
            "UPDATE view SET fill = '#12' WHERE id = 'a'",
            "error scene 's': column 'fill' of table 'view' holds text where words with a space between them or NULL is expected"
        ),
        (
            "UPDATE preset SET summary = CAST(x'FF' AS TEXT) WHERE name = 'hero'",
            "error preset 'hero': column 'summary' of table 'preset' holds text that is not valid UTF-8"
        ),
        (
            "UPDATE preset SET extensions = '{' WHERE name = 'hero'",
            "error preset 'hero': column 'extensions' of table 'preset' holds text where one JSON value or NULL is expected"
        ),
        (
            "INSERT INTO catalog_extension VALUES (1, '{},\"presets\":[]')",
            "error the free data: column 'extensions' of table 'catalog_extension' holds text where one JSON value is expected"
        ),
        (
            "INSERT INTO script (scene, name, position) VALUES (1, 'a' || char(10), 0)",
            "error scene 's': scripts[0].name: a name must not contain control characters (U+000A)"
        ),
        (
            "INSERT INTO transition_item VALUES (1, 'open', 0, '', 'p')",
            "error scene 's': transition 'open' has no items, and portals in table 'transition_item'"
        ),
        (
            "INSERT INTO library VALUES ('01234567-0123-0123-0123-0123456789ab', 'Team', 'then')",
            "error file: column 'name' of table 'library' holds a name that is not of the library's id"
        ),
        (
            "PRAGMA journal_mode = WAL",
            "warning journal mode: it is WAL, so that a copy of the file may lack what was written last"
        ),
        (
            "PRAGMA journal_mode = WAL",
            "note values: whether they obey the CHECKs of their tables is not verified, as the file is only read"
        ),
    ]

    @Test(arguments: rows) func whatIsWrongIsNamed(sql: StaticString, finding: String) throws {
        let lines = try examined { database, _ in
            try database.run("PRAGMA foreign_keys = OFF")
            try database.run("PRAGMA ignore_check_constraints = ON")
            try database.run(sql)
        }
        #expect(lines.contains(finding), "\(lines)")
    }

    static let files: [(name: String, severity: String)] = [
        ("portal.db-shm", "warning"), ("portal.db.partial", "warning"),
        ("portal.db.partial.build", "warning"), ("portal.db.partial.build-part", "warning"),
        ("portal.db.v1001.backup", "note"), ("portal.db.v1001.backup.partial", "warning"),
    ]

    @Test(arguments: files) func whatLiesBesideItIsNamed(name: String, severity: String) throws {
        let lines = try examined { _, directory in
            try directory.write("", to: name)
            try directory.write("", to: "portal.dbx")
            try directory.write("", to: "portal.db.v7.backup")
        }
        // Beside a file that is in use more is left open, which is said as well.
        let found = lines.filter { !$0.hasPrefix("note values: ") }
        #expect(found.count == 1 && found[0].hasPrefix("\(severity) \(name): "), "\(lines)")
    }

    @Test func aBackupOfTheVersionThatTheCatalogHasIsOfAnUpgradeThatFailed() throws {
        let version = Migration.landed.last?.schemaVersion ?? 0
        let lines = try examined { _, directory in
            try directory.write("", to: "portal.db.v\(version).backup")
        }
        let expected = "note portal.db.v\(version).backup: is a copy of the catalog from before an upgrade that failed"
        #expect(lines.contains { $0.hasPrefix(expected) }, "\(lines)")
    }

    /// SQLite works beside the file itself, where nobody who is told of the link looks.
    @Test func whatLiesBesideTheFileOfALinkIsNamed() throws {
        let (directory, elsewhere) = (try TemporaryDirectory(), try TemporaryDirectory())
        try recorded.get().write(to: URL(fileURLWithPath: directory.file()))
        try FileManager.default.createSymbolicLink(
            atPath: elsewhere.file("link.db"), withDestinationPath: directory.file())
        try directory.write("half a change", to: "portal.db-journal")
        var subjects: [String] = []
        try Catalog.examine(path: elsewhere.file("link.db")) { subjects.append($0.subject) }
        #expect(subjects.contains("portal.db-journal"), "\(subjects)")
        #expect(try directory.names == ["portal.db", "portal.db-journal"])
        #expect(try directory.text(of: "portal.db-journal") == "half a change")
    }

    @Test func whatIsMetTwiceIsSaidOnce() throws {
        let directory = try TemporaryDirectory()
        let whole = try recorded.get()
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: directory.file()))
        var found: [Diagnosis] = []
        try Catalog.examine(path: directory.file()) { found.append($0) }
        #expect(!found.isEmpty && Set(found).count == found.count, "\(found)")
    }

    @Test func aReaderOfAWriteAheadLogLeavesNothingBeside() throws {
        let directory = try TemporaryDirectory()
        try recorded.get().write(to: URL(fileURLWithPath: directory.file()))
        try Connection(file: directory.file(), mode: .readWrite).run("PRAGMA journal_mode = WAL")
        let before = try Data(contentsOf: URL(fileURLWithPath: directory.file()))
        try Catalog.examine(path: directory.file()) { _ in }
        _ = try Catalog.migrationStatus(path: directory.file())
        _ = try Catalog.tryMigrations(path: directory.file())
        _ = try Catalog(path: directory.file(), access: .readOnly).scenes(limit: 1)
        #expect(try directory.names == ["portal.db"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: directory.file())) == before)
    }

    @Test func damagedPagesAreAFindingAndNoEnd() throws {
        let lines = try examined { database, directory in
            let size = try #require(try database.value(of: Int.self, "PRAGMA page_size"))
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: directory.file()))
            try file.seek(toOffset: UInt64(size * 3))
            try file.write(contentsOf: Data(repeating: 0xA5, count: size * 4))
            try file.close()
        }
        #expect(lines.contains { $0.hasPrefix("error file: ") }, "\(lines)")
    }

    @Test func unusedSpaceIsANoteUntilItIsGivenBack() throws {
        let directory = try TemporaryDirectory()
        let catalog = try Catalog(path: directory.file(), access: .create)
        let names = (0..<3000).map { #"{"name": "p\#($0)", "animation": ".smooth"}"# }.joined(separator: ",")
        try catalog.importDocuments([.text(Documents.document(presets: "[\(names)]"))])
        try catalog.remove(try catalog.things(matching: "p*", .preset))
        func notes() throws -> [String] {
            var subjects: [String] = []
            try Catalog.examine(path: directory.file()) { subjects.append("\($0.severity.rawValue) \($0.subject)") }
            return subjects
        }
        #expect(try notes() == ["note space"])
        let before = try catalog.space()
        #expect(try catalog.vacuum() == before.byteCount - catalog.space().byteCount)
        #expect(try catalog.space().freeCount == 0 && notes() == [])
    }

    static let refused: [(content: String?, kind: CatalogError.Kind)] = [
        (nil, .missing), ("%PDF-1.4", .badData), ("SQLite format 3\0", .badData),
    ]

    @Test(arguments: refused) func whatIsNoCatalogIsRefused(content: String?, kind: CatalogError.Kind) throws {
        let directory = try TemporaryDirectory()
        if let content { try directory.write(content, to: "portal.db") }
        let error = #expect(throws: CatalogError.self) { try Catalog.examine(path: directory.file()) { _ in } }
        #expect(error?.kind == kind)
    }

    @Test(arguments: recordings.filter { $0.recording == "s/open@2" })
    func oneImpossibleRecordingStopsNoVerification(sql: StaticString, recording: String) throws {
        let directory = try TemporaryDirectory()
        try recorded.get().write(to: URL(fileURLWithPath: directory.file()))
        let database = try Connection(file: directory.file(), mode: .readWrite)
        try database.run("PRAGMA ignore_check_constraints = ON")
        try database.run(sql)
        let catalog = try Catalog(path: directory.file())
        let damaged = try catalog.verify().filter { $0.verdict == .damaged }
        #expect(damaged.map(\.name) == ["s/open"])
        #expect(try catalog.verify(PlaySelection(["s/other"])).map(\.verdict) == [.identical])
        // It goes the way of all that is accepted, and then of all that was replaced.
        try catalog.accept(PlaySelection(["s"])) { _ in }
        #expect(try catalog.verify().allSatisfy { $0.isPassed })
        try catalog.prune()
        #expect(try examine(catalog) == [])
    }

    private func examine(_ catalog: Catalog) throws -> [Diagnosis] {
        var diagnoses: [Diagnosis] = []
        try Catalog.examine(path: catalog.path) { if $0.severity != .note { diagnoses.append($0) } }
        return diagnoses
    }
}
