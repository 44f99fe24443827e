import PortalModel
import PortalSQLite

/// What a recording is found by, read even from a row that no program of this kind can have written.
package struct RecordingHandle: Hashable {
    package var name: RecordingName
    package var isReplaced: Bool
    /// `nil`: nothing can be played with its options.
    package var key: RecordingKey?
}

extension RecordingHandle: RowDecodable {
    package static var columns: [String] {
        ["scene", "play", "version", "is_replaced", "fps", "time_limit", "reduce_motion"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        name = RecordingName(scene: try row.next(), play: try row.next(), version: try row.next())
        isReplaced = try row.next()
        let (fps, limit, reduceMotion): (Int, Double, Int) = (try row.next(), try row.next(), try row.next())
        guard 0...1 ~= reduceMotion else { return }
        let key = RecordingKey(
            scene: name.scene, play: name.play, fps: fps, limit: limit, reduceMotion: reduceMotion == 1)
        if key.isPlayable { self.key = key }
    }
}

extension CatalogStore {
    /// Hands on all recordings by scene, play and version, in one statement: no row stops it that is damaged.
    package func forEachRecordingHandle(
        matching pattern: String? = nil, _ body: (RecordingHandle) throws -> Void
    ) throws {
        try database.forEachRow(
            of: RecordingHandle.self,
            """
            SELECT scene.name AS scene, recording.play AS play, recording.version AS version,
                recording.replaced_at IS NOT NULL AS is_replaced, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion
            FROM scene JOIN recording ON recording.scene = scene.id
            WHERE scene.name || '/' || recording.play GLOB ?
            ORDER BY scene.name, recording.play, recording.version
            """, pattern ?? "*", body: body)
    }

    /// Makes a present recording a part of the history, with nothing in its place.
    package func retireRecording(_ name: RecordingName) throws {
        try transaction {
            try database.run(
                """
                UPDATE recording SET replaced_at = ?
                WHERE scene = (SELECT id FROM scene WHERE name = ?) AND play = ? AND version = ?
                """, now(), name.scene, name.play, name.version)
        }
    }
}
