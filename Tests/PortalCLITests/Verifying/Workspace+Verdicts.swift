import Foundation
import PortalSQLite
import TestSupport

@testable import PortalDB

extension Workspace {
    /// The scenes in which ``withEveryVerdict()`` has changed something.
    static let touchedScenes = ["delayed-lines", "popup-alert", "portal-sheet"]

    /// A workspace with recordings in which there is something of every verdict.
    static func withEveryVerdict() throws -> Workspace {
        let workspace = try Workspace.withRecordings()
        try workspace.moveALine()
        try workspace.change(
            #""popupSettings": [{"name": "popup-alert/firm", "present": ".bouncy(duration: 0.5)"}]"#)
        let catalog = try Catalog(path: workspace.database)
        var recording = try catalog.recording(scene: "portal-sheet", play: "hasty-reverse", .standard)
        recording?.engine = "0"
        recording?.events.removeLast()
        recording?.tracks[0].values[0] += 0.25
        if let recording { try catalog.store.put(recording, limit: 30) }
        try workspace.database { database in
            try database.run(
                """
                DELETE FROM recording
                WHERE play = 'open-2' AND scene = (SELECT id FROM scene WHERE name = 'portal-sheet')
                """)
            try database.run(
                """
                UPDATE recording SET play = 'both'
                WHERE play = 'both-at-once' AND scene = (SELECT id FROM scene WHERE name = 'portal-sheet')
                """)
        }
        try workspace.flipAByte(of: "open-1")
        return workspace
    }

    func database(_ body: (Connection) throws -> Void) throws {
        try body(try Connection(file: database, mode: .readWrite))
    }

    /// Imports a document with these members in place of what the catalog has.
    func change(_ members: String) throws {
        _ = run("import", "-", "--on-conflict", "replace", input: #"{"format": "portal-catalog/1", \#(members)}"#)
    }

    /// Moves a view of the scene `delayed-lines` down by 1 point.
    func moveALine() throws {
        let seed = URL(fileURLWithPath: Project.seeds).appendingPathComponent("delayed-lines.json")
        let document = try String(contentsOf: seed, encoding: .utf8)
        let moved = document.replacingOccurrences(of: #""x": 40, "y": 404"#, with: #""x": 40, "y": 405"#)
        _ = run("import", "-", "--on-conflict", "replace", input: moved)
    }

    /// Damages the samples of a play of the scene `portal-sheet`.
    func flipAByte(of play: String) throws {
        try database { database in
            let sql: StaticString = """
                SELECT samples FROM recording_content JOIN recording ON recording.id = recording JOIN scene
                ON scene.id = scene WHERE play = ? AND scene.name = 'portal-sheet'
                """
            guard var samples = try database.value(of: [UInt8].self, sql, play) else { return }
            samples[samples.count / 2] ^= 1
            try database.run(
                """
                UPDATE recording_content SET samples = ? WHERE recording = (SELECT recording.id FROM recording
                JOIN scene ON scene.id = scene WHERE play = ? AND scene.name = 'portal-sheet')
                """, samples, play)
        }
    }
}
