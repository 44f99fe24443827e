import PortalDigest
import PortalModel
import PortalSQLite

extension CatalogStore {
    /// Keeps a recording in the place of an earlier one with the same key. Its samples are read back and hashed before
    /// they count as kept.
    ///
    /// - Parameter limit: seconds after which the play was to end.
    /// - Throws: ``CatalogFileError`` with `damaged` if what is read is not what was written, ``SQLiteError``.
    package func put(_ recording: Recording, limit: Double) throws {
        let key = RecordingKey(
            scene: recording.scene, play: recording.play, fps: recording.fps, limit: limit,
            reduceMotion: recording.reduceMotion)
        let (tracks, samples) = try SampleLayout.pack(recording.tracks, frameCount: recording.frameCount)
        try transaction {
            try RecordingTable.delete(key, from: database)
            let id = try RecordingTable.insert(recording, limit: limit, at: now(), into: database)
            try RecordingEventTable.insert(recording.events, recording: id, into: database)
            try RecordingTrackTable.insert(tracks, recording: id, into: database)
            try RecordingSamplesTable.insert(samples, recording: id, into: database)
            guard try RecordingSamplesTable.samples(ofRecording: id, in: database)?.isWhole == true else {
                throw damaged(key)
            }
        }
    }

    /// A whole recording, in a number of statements that does not depend on its length.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if it is not what was recorded.
    package func recording(_ key: RecordingKey) throws -> Recording? {
        try snapshot {
            guard let row = try RecordingTable.row(of: key, in: database) else { return nil }
            let tracks = try RecordingTrackTable.tracks(ofRecording: row.id, in: database)
            guard let samples = try RecordingSamplesTable.samples(ofRecording: row.id, in: database),
                samples.isWhole,
                let unpacked = SampleLayout.unpack(tracks, samples.samples, frameCount: row.summary.frameCount)
            else { throw damaged(key) }
            let summary = row.summary
            let recording = Recording(
                engine: summary.engine, scene: key.scene, play: key.play, fps: key.fps, frameCount: summary.frameCount,
                outcome: summary.outcome, reduceMotion: key.reduceMotion, inputDigest: summary.inputDigest,
                events: try RecordingEventTable.events(ofRecording: row.id, in: database), tracks: unpacked)
            guard recording.resultDigest == summary.resultDigest else { throw damaged(key) }
            return recording
        }
    }

    /// What is known of a recording without reading its numbers.
    package func recordingSummary(_ key: RecordingKey) throws -> RecordingSummary? {
        try RecordingTable.row(of: key, in: database)?.summary
    }

    /// - Returns: Whether there was one.
    @discardableResult
    package func deleteRecording(_ key: RecordingKey) throws -> Bool {
        try transaction {
            try RecordingTable.delete(key, from: database)
            return database.changedRowCount > 0
        }
    }

    /// A page of recordings by scene, play and the rest of the key, in one statement.
    ///
    /// - Parameters:
    ///   - key: the last of the page before.
    ///   - pattern: a GLOB pattern for `SCENE/PLAY`.
    package func recordings(
        after key: RecordingKey? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [RecordingSummary] {
        try RecordingTable.page(after: key, limit: limit, matching: pattern, in: database)
    }

    private func damaged(_ key: RecordingKey) -> CatalogFileError {
        database.refused(.damaged("recording of \(key.scene)/\(key.play)"))
    }
}
