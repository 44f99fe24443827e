import PortalDigest
import PortalModel
import PortalSQLite

/// What tells the present recordings of a catalog apart.
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

extension RecordingKey {
    /// Whether anything can be played with its options: else another program wrote it.
    var isPlayable: Bool { 1...1000 ~= fps && limit > 0 && limit <= 3600 }

    package init(of recording: Recording, limit: Double) {
        self.init(
            scene: recording.scene, play: recording.play, fps: recording.fps, limit: limit,
            reduceMotion: recording.reduceMotion)
    }
}

/// One recording of a play, present or replaced: `card-grid/open@3`.
public struct RecordingName: Hashable, Sendable, CustomStringConvertible {
    public var scene: Scene.ID
    public var play: String
    /// From 1; counts all recordings of the play, whatever the options.
    public var version: Int

    public init(scene: Scene.ID, play: String, version: Int) {
        self.scene = scene
        self.play = play
        self.version = version
    }

    public var description: String { "\(scene)/\(play)@\(version)" }
}

/// A recording without its events and tracks.
public struct RecordingSummary: Hashable, Sendable {
    public var key: RecordingKey
    public var version: Int
    public var engine: String
    public var frameCount: Int
    public var outcome: Recording.Outcome
    public var inputDigest: Digest
    public var resultDigest: Digest
    /// UTC, ISO 8601.
    public var recordedAt: String
    /// UTC, ISO 8601; `nil`: it is present.
    public var replacedAt: String?

    public var name: RecordingName { RecordingName(scene: key.scene, play: key.play, version: version) }
}

/// The table `recording`.
enum RecordingTable {
    /// - Parameter scene: its row id.
    /// - Returns: The recording's row id.
    static func insert(
        _ packed: PackedRecording, scene: Int, version: Int, limit: Double, at time: String,
        into database: Connection
    ) throws(SQLiteError) -> Int {
        let recording = packed.recording
        try database.run(
            """
            INSERT INTO recording
                (scene, play, version, fps, time_limit, reduce_motion, engine, frame_count, outcome, input_digest,
                result_digest, recorded_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        ) { row in
            row.add(scene)
            row.add(recording.play)
            row.add(version)
            row.add(recording.fps)
            row.add(limit)
            row.add(recording.reduceMotion)
            row.add(recording.engine)
            row.add(recording.frameCount)
            row.add(recording.outcome)
            row.add(recording.inputDigest)
            row.add(packed.resultDigest)
            row.add(time)
        }
        return database.lastInsertedRowID
    }

    static func delete(id: Int, from database: Connection) throws(SQLiteError) {
        try database.run("DELETE FROM recording WHERE id = ?", id)
    }

    /// Makes a present recording a part of the history.
    static func replace(id: Int, at time: String, in database: Connection) throws(SQLiteError) {
        try database.run("UPDATE recording SET replaced_at = ? WHERE id = ?", time, id)
    }

    static func summary(of key: RecordingKey, in database: Connection) throws(SQLiteError) -> RecordingSummary? {
        try database.row(
            """
            SELECT scene.name AS scene, recording.play AS play, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion,
                recording.version AS version, recording.engine AS engine, recording.frame_count AS frame_count,
                recording.outcome AS outcome, recording.input_digest AS input_digest,
                recording.result_digest AS result_digest, recording.recorded_at AS recorded_at,
                recording.replaced_at AS replaced_at
            FROM scene JOIN recording ON recording.scene = scene.id
            WHERE scene.name = ? AND recording.play = ? AND recording.fps = ? AND recording.time_limit = ?
                AND recording.reduce_motion = ? AND recording.replaced_at IS NULL
            """, key.scene, key.play, key.fps, key.limit, key.reduceMotion)
    }

    static func kept(of key: RecordingKey, in database: Connection) throws(SQLiteError) -> KeptRecording? {
        try database.row(
            """
            SELECT scene.name AS scene, recording.play AS play, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion,
                recording.version AS version, recording.engine AS engine, recording.frame_count AS frame_count,
                recording.outcome AS outcome, recording.input_digest AS input_digest,
                recording.result_digest AS result_digest, recording.recorded_at AS recorded_at,
                recording.replaced_at AS replaced_at,
                content.layout AS layout, content.sha256 AS sha256, content.inputs AS inputs,
                content.events AS events, content.tracks AS tracks, content.samples AS samples
            FROM scene JOIN recording ON recording.scene = scene.id
                LEFT JOIN recording_content AS content ON content.recording = recording.id
            WHERE scene.name = ? AND recording.play = ? AND recording.fps = ? AND recording.time_limit = ?
                AND recording.reduce_motion = ? AND recording.replaced_at IS NULL
            """, key.scene, key.play, key.fps, key.limit, key.reduceMotion)
    }

    static func kept(of name: RecordingName, in database: Connection) throws(SQLiteError) -> KeptRecording? {
        try database.row(
            """
            SELECT scene.name AS scene, recording.play AS play, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion,
                recording.version AS version, recording.engine AS engine, recording.frame_count AS frame_count,
                recording.outcome AS outcome, recording.input_digest AS input_digest,
                recording.result_digest AS result_digest, recording.recorded_at AS recorded_at,
                recording.replaced_at AS replaced_at,
                content.layout AS layout, content.sha256 AS sha256, content.inputs AS inputs,
                content.events AS events, content.tracks AS tracks, content.samples AS samples
            FROM scene JOIN recording ON recording.scene = scene.id
                LEFT JOIN recording_content AS content ON content.recording = recording.id
            WHERE scene.name = ? AND recording.play = ? AND recording.version = ?
            """, name.scene, name.play, name.version)
    }

    /// Where a new recording of the key comes, be the rest of the present one's row what it may; `nil` if there is no
    /// such scene.
    static func place(of key: RecordingKey, in database: Connection) throws(SQLiteError) -> RecordingPlace? {
        try database.row(
            """
            SELECT scene.id AS scene,
                (SELECT max(version) FROM recording WHERE scene = scene.id AND play = ?2) AS newest_version,
                present.id AS id, present.version AS version, present.input_digest AS input_digest,
                present.result_digest AS result_digest
            FROM scene LEFT JOIN recording AS present ON present.scene = scene.id AND present.play = ?2
                AND present.fps = ?3 AND present.time_limit = ?4 AND present.reduce_motion = ?5
                AND present.replaced_at IS NULL
            WHERE scene.name = ?1
            """, key.scene, key.play, key.fps, key.limit, key.reduceMotion)
    }

    static func page(
        after name: RecordingName?, limit: Int, matching pattern: String?, withHistory: Bool, in database: Connection
    ) throws(SQLiteError) -> [RecordingSummary] {
        try database.rows(
            """
            SELECT scene.name AS scene, recording.play AS play, recording.fps AS fps,
                recording.time_limit AS time_limit, recording.reduce_motion AS reduce_motion,
                recording.version AS version, recording.engine AS engine, recording.frame_count AS frame_count,
                recording.outcome AS outcome, recording.input_digest AS input_digest,
                recording.result_digest AS result_digest, recording.recorded_at AS recorded_at,
                recording.replaced_at AS replaced_at
            FROM scene JOIN recording ON recording.scene = scene.id
            WHERE scene.name >= ?1
                AND (scene.name > ?1 OR (recording.play, recording.version) > (?2, ?3))
                AND scene.name || '/' || recording.play GLOB ?4 AND (?5 OR recording.replaced_at IS NULL)
            ORDER BY scene.name, recording.play, recording.version LIMIT ?6
            """,
            name?.scene.rawValue ?? "", name?.play ?? "", name?.version ?? 0, pattern ?? "*", withHistory, limit)
    }
}

extension RecordingSummary: RowDecodable {
    package static var columns: [String] {
        [
            "scene", "play", "fps", "time_limit", "reduce_motion", "version", "engine", "frame_count", "outcome",
            "input_digest", "result_digest", "recorded_at", "replaced_at",
        ]
    }

    package init(row: inout Row) throws(SQLiteError) {
        let (scene, play): (Scene.ID, String) = (try row.next(), try row.next())
        do throws(SQLiteError) {
            key = RecordingKey(
                scene: scene, play: play, fps: try row.next(), limit: try row.next(), reduceMotion: try row.next())
            version = try row.next()
            engine = try row.next()
            frameCount = try row.next()
            outcome = try row.next()
            inputDigest = try row.next()
            resultDigest = try row.next()
            recordedAt = try row.next()
            replacedAt = try row.next()
        } catch {
            throw error.within("recording of \(scene)/\(play)")
        }
    }
}

/// Where a recording comes.
struct RecordingPlace: RowDecodable {
    static var columns: [String] { ["scene", "newest_version", "id", "version", "input_digest", "result_digest"] }

    let scene: Int
    /// Of all recordings of the play; `nil`: there is none.
    let newestVersion: Int?
    /// The present recording of the key.
    let present: Present?

    struct Present {
        let id: Int
        let version: Int
        let inputDigest: String
        let resultDigest: String
    }

    init(row: inout Row) throws(SQLiteError) {
        scene = try row.next()
        newestVersion = try row.next()
        let id: Int? = try row.next()
        present =
            if let id {
                try Present(id: id, version: row.next(), inputDigest: row.next(), resultDigest: row.next())
            } else {
                nil
            }
    }
}
