import PortalDigest
import PortalModel
import PortalSQLite

/// A recording as the catalog keeps it.
package struct StoredRecording: Hashable, Sendable {
    package var summary: RecordingSummary
    package var recording: Recording
    /// What its frames depended on; empty if that was not kept yet when it was made.
    package var inputs: [RecordedInput]
}

extension CatalogStore {
    /// Keeps a recording as the present one of its key. The one before becomes history, unless it is the same result of
    /// the same input: that is recorded anew. The samples are read back and hashed before they count as kept.
    ///
    /// - Parameters:
    ///   - inputs: what the frames depended on, each property once.
    ///   - limit: seconds after which the play was to end.
    ///   - recordedAt: UTC; `nil`: now.
    /// - Throws: ``CatalogFileError`` with `damaged` if what is read is not what was written, ``SQLiteError``.
    package func put(
        _ recording: Recording, inputs: [RecordedInput] = [], limit: Double, recordedAt: String? = nil
    ) throws {
        let key = RecordingKey(
            scene: recording.scene, play: recording.play, fps: recording.fps, limit: limit,
            reduceMotion: recording.reduceMotion)
        let (tracks, samples) = try SampleLayout.pack(recording.tracks, frameCount: recording.frameCount)
        try transaction {
            let version = try makeRoom(for: recording, key)
            let id = try RecordingTable.insert(
                recording, version: version, limit: limit, at: recordedAt ?? now(), into: database)
            try RecordingInputTable.insert(inputs, recording: id, into: database)
            try RecordingEventTable.insert(recording.events, recording: id, into: database)
            try RecordingTrackTable.insert(tracks, recording: id, into: database)
            try RecordingSamplesTable.insert(samples, recording: id, into: database)
            guard try RecordingSamplesTable.samples(ofRecording: id, in: database)?.isWhole == true else {
                throw damaged("\(key.scene)/\(key.play)")
            }
        }
    }

    /// - Returns: The version to take over; `nil`: the next one.
    private func makeRoom(for recording: Recording, _ key: RecordingKey) throws -> Int? {
        guard let old = try RecordingTable.predecessor(of: key, in: database) else { return nil }
        guard old.inputDigest == recording.inputDigest.description,
            old.resultDigest == recording.resultDigest.description
        else {
            try RecordingTable.replace(id: old.id, at: now(), in: database)
            return nil
        }
        try RecordingTable.delete(id: old.id, from: database)
        return old.version
    }

    /// The present recording of a key, whole, in a number of statements that does not depend on its length.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if it is not what was recorded.
    package func recording(_ key: RecordingKey) throws -> StoredRecording? {
        try whole("\(key.scene)/\(key.play)") { try RecordingTable.row(of: key, in: database) }
    }

    /// A recording, present or replaced, whole.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if it is not what was recorded.
    package func recording(_ name: RecordingName) throws -> StoredRecording? {
        try whole(name.description) { try RecordingTable.row(of: name, in: database) }
    }

    /// Everything of a recording whose row is looked up.
    private func whole(_ name: String, _ row: () throws -> RecordingRow?) throws -> StoredRecording? {
        do {
            return try snapshot { try row().map { try stored($0, name) } }
        } catch let error as SQLiteError where error.isDamage || error.isMismatch {
            throw damaged(name)
        }
    }

    private func stored(_ row: RecordingRow, _ name: String) throws -> StoredRecording {
        let (summary, key) = (row.summary, row.summary.key)
        let tracks = try RecordingTrackTable.tracks(ofRecording: row.id, in: database)
        guard let samples = try RecordingSamplesTable.samples(ofRecording: row.id, in: database),
            samples.isWhole,
            let unpacked = SampleLayout.unpack(tracks, samples.samples, frameCount: summary.frameCount)
        else { throw damaged(name) }
        let recording = Recording(
            engine: summary.engine, scene: key.scene, play: key.play, fps: key.fps, frameCount: summary.frameCount,
            outcome: summary.outcome, reduceMotion: key.reduceMotion, inputDigest: summary.inputDigest,
            events: try RecordingEventTable.events(ofRecording: row.id, in: database), tracks: unpacked)
        guard recording.resultDigest == summary.resultDigest else { throw damaged(name) }
        let inputs = try RecordingInputTable.inputs(ofRecording: row.id, in: database)
        return StoredRecording(summary: summary, recording: recording, inputs: inputs)
    }

    /// What is known of a present recording without reading its numbers.
    package func recordingSummary(_ key: RecordingKey) throws -> RecordingSummary? {
        try RecordingTable.row(of: key, in: database)?.summary
    }

    /// Makes the present recording of a key a part of the history, with nothing in its place.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func retireRecording(_ key: RecordingKey) throws -> Bool {
        try transaction {
            guard let row = try RecordingTable.predecessor(of: key, in: database) else { return false }
            try RecordingTable.replace(id: row.id, at: now(), in: database)
            return true
        }
    }

    /// Removes a recording, present or replaced.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func deleteRecording(_ name: RecordingName) throws -> Bool {
        try transaction {
            try database.run(
                """
                DELETE FROM recording
                WHERE scene = (SELECT id FROM scene WHERE name = ?) AND play = ? AND version = ?
                """, name.scene, name.play, name.version)
            return database.changedRowCount > 0
        }
    }

    /// How many recordings a scene has, present and replaced.
    package func recordingCount(of scene: Scene.ID) throws -> Int {
        try database.value(
            "SELECT count(*) FROM scene JOIN recording ON recording.scene = scene.id WHERE scene.name = ?", scene) ?? 0
    }

    /// A page of recordings by scene, play and version, in one statement.
    ///
    /// - Parameters:
    ///   - name: the last of the page before.
    ///   - pattern: a GLOB pattern for `SCENE/PLAY`.
    ///   - withHistory: also those that were replaced.
    package func recordings(
        after name: RecordingName? = nil, limit: Int, matching pattern: String? = nil, withHistory: Bool = false
    ) throws -> [RecordingSummary] {
        try RecordingTable.page(
            after: name, limit: limit, matching: pattern, withHistory: withHistory, in: database)
    }

    private func damaged(_ name: String) -> CatalogFileError {
        database.refused(.damaged("recording of \(name)"))
    }
}
