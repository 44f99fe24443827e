import PortalSQLite
import TestSupport
import Testing

@testable import PortalCLI

/// `doctor` and `vacuum`.
@Suite struct DoctorCommandTests {
    static let goldenNames = ["doctor.txt", "doctor.json", "doctor.csv"]

    private let goldens = Goldens(of: "PortalCLITests")

    private func sick() throws -> Workspace {
        let workspace = try Workspace.withRecordings()
        try workspace.flipAByte(of: "open-1")
        try workspace.database { database in
            try database.run("PRAGMA foreign_keys = OFF")
            try database.run("PRAGMA ignore_check_constraints = ON")
            try database.run(
                """
                UPDATE recording SET outcome = 'lo' || char(27) || 'st' WHERE play = 'alert'
                    AND scene = (SELECT id FROM scene WHERE name = 'popup-alert')
                """)
            try database.run("UPDATE preset SET response = 1 WHERE name = 'swiftui/smooth'")
            try database.run("INSERT INTO preset_tag VALUES ('gone', 0, 'x')")
        }
        try workspace.write("", to: "portal.db.partial")
        return workspace
    }

    @Test(arguments: [("text", "doctor.txt"), ("json", "doctor.json"), ("csv", "doctor.csv")])
    func everyFindingHasAdvice(format: String, golden: String) throws {
        let workspace = try sick()
        let before = try workspace.files()
        let result = workspace.run("doctor", "--format", format)
        #expect(result.code == .differences && result.errors.isEmpty)
        try goldens.compare(result.output, with: golden)
        #expect(try workspace.files() == before)
        let verified = workspace.run("verify", "popup-alert/alert", "portal-sheet/open-?")
        #expect(verified.output.hasSuffix("\n3 plays: 1 identical, 2 damaged\n"))
    }

    @Test func theAdviceHelps() throws {
        let workspace = try sick()
        _ = workspace.run("accept", "portal-sheet/open-1", "popup-alert/alert")
        _ = workspace.run("migrate")
        _ = workspace.run("prune")
        try workspace.database { database in
            try database.run("PRAGMA foreign_keys = OFF")
            try database.run("DELETE FROM preset_tag WHERE preset = 'gone'")
        }
        #expect(workspace.run("doctor", "-f", "csv").output.split(whereSeparator: \.isNewline).count == 2)
    }

    @Test func aWholeFileIsWell() throws {
        let workspace = try Workspace.withRecordings()
        let result = workspace.run("doctor")
        #expect(result.code == .success && result.output == "portal.db is well.\n" && result.errors.isEmpty)
        #expect(workspace.run("doctor", "-f", "json").output == "[]\n")
        let missing = try Workspace().run("doctor")
        #expect(missing.code == .noInput && missing.output.isEmpty)
    }

    @Test func spaceIsGivenBack() throws {
        let workspace = try Workspace.withRecordings()
        _ = workspace.run("rm", "scene", "*", "--yes")
        #expect(workspace.run("vacuum", "--dry-run").output.hasSuffix(" KB are not used.\n"))
        #expect(workspace.run("vacuum").output.hasSuffix(" KB given back.\n"))
        #expect(workspace.run("vacuum").output.hasSuffix(", 0 KB given back.\n"))
        #expect(workspace.run("vacuum", "--dry-run").output.hasSuffix(", of which 0 KB are not used.\n"))
    }

    @Test(arguments: [(3600, "2025-01-02 04:04:05"), (-34200, "2025-01-01 17:34:05"), (0, "2025-01-02 03:04:05")])
    func timesAreStoredInUTCAndShownAsTheClockHasThem(offset: Int, shown: String) throws {
        let workspace = try Workspace.withRecordings()
        try workspace.database { try $0.run("UPDATE recording SET recorded_at = '2025-01-02T03:04:05Z'") }
        let words = ["list", "recordings", "popup-alert/alert"]
        let local = Surroundings(zone: { _ in offset })
        #expect(workspace.run(words, local).output.contains("  \(shown)  "))
        for format in ["json", "csv"] {
            #expect(workspace.run(words + ["-f", format], local).output.contains("2025-01-02T03:04:05Z"))
        }
        try workspace.database { try $0.run("UPDATE recording SET recorded_at = 'long ago'") }
        #expect(workspace.run(words, local).output.contains("  long ago  "))
    }
}
