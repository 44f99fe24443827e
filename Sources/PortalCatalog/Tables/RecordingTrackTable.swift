import PortalModel
import PortalSQLite

/// The table `recording_track`.
enum RecordingTrackTable {
    static func insert(_ tracks: [PackedTrack], recording: Int, into database: Connection) throws(SQLiteError) {
        for (position, track) in tracks.enumerated() {
            try database.run(
                """
                INSERT INTO recording_track
                    (recording, position, role, subject, first_frame, frame_count, drawn, columns, constant)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                recording, position, track.role, track.subject, track.firstFrame, track.frameCount, track.drawn,
                WordList(track.columns), WordList(track.constant))
        }
    }

    static func tracks(ofRecording recording: Int, in database: Connection) throws(SQLiteError) -> [PackedTrack] {
        try database.rows(
            """
            SELECT role, subject, first_frame, frame_count, drawn, columns, constant
            FROM recording_track WHERE recording = ? ORDER BY position
            """, recording)
    }
}

extension PackedTrack: RowDecodable {
    static var columns: [String] {
        ["role", "subject", "first_frame", "frame_count", "drawn", "columns", "constant"]
    }

    init(row: inout Row) throws(SQLiteError) {
        role = try row.next()
        subject = try row.next()
        firstFrame = try row.next()
        frameCount = try row.next()
        drawn = try row.next()
        columns = try row.next(WordList<Track.Column>.self).words
        constant = try row.next(WordList<Track.Column>.self).words
    }
}
