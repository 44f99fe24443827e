import PortalDigest
import PortalModel
import PortalSQLite

/// What tells the recordings of a catalog apart.
public struct RecordingKey: Hashable, Sendable {
    public var scene: Scene.ID
    public var play: String
    public var fps: Int
    /// Seconds after which the play was to end.
    public var limit: Double
    public var reduceMotion: Bool

    public init(scene: Scene.ID, play: String, fps: Int, limit: Double, reduceMotion: Bool) {
        self.scene = scene
        self.play = play
        self.fps = fps
        self.limit = limit
        self.reduceMotion = reduceMotion
    }
}

/// A recording without its events and tracks.
public struct RecordingSummary: Hashable, Sendable {
    public var key: RecordingKey
    public var engine: String
    public var frameCount: Int
    public var outcome: Recording.Outcome
    public var inputDigest: Digest
    public var resultDigest: Digest
    /// UTC, ISO 8601.
    public var recordedAt: String
}

/// The table `recording`.
enum RecordingTable {
    /// - Returns: The recording's row id.
    static func insert(
        _ recording: Recording, limit: Double, at time: String, into database: Connection
    ) throws(SQLiteError) -> Int {
        try database.run(
            """
            INSERT INTO recording
                (scene, play, fps, time_limit, reduce_motion, engine, frame_count, outcome, input_digest,
                result_digest, recorded_at)
            VALUES ((SELECT id FROM scene WHERE name = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            recording.scene, recording.play, recording.fps, limit, recording.reduceMotion, recording.engine,
            recording.frameCount, recording.outcome, recording.inputDigest, recording.resultDigest, time)
        return database.lastInsertedRowID
    }

    static func delete(_ key: RecordingKey, from database: Connection) throws(SQLiteError) {
        try database.run(
            """
            DELETE FROM recording
            WHERE scene = (SELECT id FROM scene WHERE name = ?) AND play = ? AND fps = ? AND time_limit = ?
                AND reduce_motion = ?
            """, key.scene, key.play, key.fps, key.limit, key.reduceMotion)
    }

    static func row(of key: RecordingKey, in database: Connection) throws(SQLiteError) -> RecordingRow? {
        try database.row(
            """
            SELECT scene.name AS scene, recording.play AS play, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion,
                recording.engine AS engine, recording.frame_count AS frame_count, recording.outcome AS outcome,
                recording.input_digest AS input_digest, recording.result_digest AS result_digest,
                recording.recorded_at AS recorded_at, recording.id AS id
            FROM scene JOIN recording ON recording.scene = scene.id
            WHERE scene.name = ? AND recording.play = ? AND recording.fps = ? AND recording.time_limit = ?
                AND recording.reduce_motion = ?
            """, key.scene, key.play, key.fps, key.limit, key.reduceMotion)
    }

    static func page(
        after key: RecordingKey?, limit: Int, matching pattern: String?, in database: Connection
    ) throws(SQLiteError) -> [RecordingSummary] {
        try database.rows(
            """
            SELECT scene.name AS scene, recording.play AS play, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion,
                recording.engine AS engine, recording.frame_count AS frame_count, recording.outcome AS outcome,
                recording.input_digest AS input_digest, recording.result_digest AS result_digest,
                recording.recorded_at AS recorded_at
            FROM scene JOIN recording ON recording.scene = scene.id
            WHERE scene.name >= ?1
                AND (scene.name > ?1
                    OR (recording.play, recording.fps, recording.time_limit, recording.reduce_motion)
                        > (?2, ?3, ?4, ?5))
                AND scene.name || '/' || recording.play GLOB ?6
            ORDER BY scene.name, recording.play, recording.fps, recording.time_limit, recording.reduce_motion
            LIMIT ?7
            """,
            key?.scene.rawValue ?? "", key?.play ?? "", key?.fps ?? 0, key?.limit ?? 0, key?.reduceMotion ?? false,
            pattern ?? "*", limit)
    }
}

extension RecordingSummary: RowDecodable {
    package static var columns: [String] {
        [
            "scene", "play", "fps", "time_limit", "reduce_motion", "engine", "frame_count", "outcome",
            "input_digest", "result_digest", "recorded_at",
        ]
    }

    package init(row: inout Row) throws(SQLiteError) {
        key = RecordingKey(
            scene: try row.next(), play: try row.next(), fps: try row.next(), limit: try row.next(),
            reduceMotion: try row.next())
        engine = try row.next()
        frameCount = try row.next()
        outcome = try row.next()
        inputDigest = try row.next()
        resultDigest = try row.next()
        recordedAt = try row.next()
    }
}

struct RecordingRow: RowDecodable {
    static var columns: [String] { RecordingSummary.columns + ["id"] }

    let summary: RecordingSummary
    let id: Int

    init(row: inout Row) throws(SQLiteError) {
        summary = try RecordingSummary(row: &row)
        id = try row.next()
    }
}
