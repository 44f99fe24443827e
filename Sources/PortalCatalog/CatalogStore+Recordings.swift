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
        try put(PackedRecording(recording), inputs: inputs, limit: limit, recordedAt: recordedAt)
    }

    /// The same with a recording that is packed already.
    package func put(
        _ packed: PackedRecording, inputs: [RecordedInput], limit: Double, recordedAt: String? = nil
    ) throws {
        let key = RecordingKey(of: packed.recording, limit: limit)
        try transaction {
            let version = try makeRoom(for: packed, key)
            let id = try RecordingTable.insert(
                packed, version: version, limit: limit, at: recordedAt ?? now(), into: database)
            try RecordingInputTable.insert(inputs, recording: id, into: database)
            try RecordingEventTable.insert(packed.recording.events, recording: id, into: database)
            try RecordingTrackTable.insert(packed.tracks, recording: id, into: database)
            try RecordingSamplesTable.insert(packed.samples, sha256: packed.sha256, recording: id, into: database)
            guard try RecordingSamplesTable.samples(ofRecording: id, in: database)?.isWhole == true else {
                throw damaged("\(key.scene)/\(key.play)")
            }
        }
    }

    /// - Returns: The version to take over; `nil`: the next one.
    private func makeRoom(for packed: PackedRecording, _ key: RecordingKey) throws -> Int? {
        guard let old = try RecordingTable.predecessor(of: key, in: database) else { return nil }
        guard old.inputDigest == packed.recording.inputDigest.description,
            old.resultDigest == packed.resultDigest.description
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

    /// How a result stands to the present recording of its key.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if that is not what was recorded.
    package func standing(of packed: PackedRecording, limit: Double) throws -> RecordingStanding {
        let key = RecordingKey(of: packed.recording, limit: limit)
        let name = "\(key.scene)/\(key.play)"
        return try reading(name) {
            guard let row = try RecordingTable.row(of: key, in: database) else { return .missing }
            let kept = try KeptRecording(row, in: database)
            return kept.isSame(as: packed)
                ? .identical(engine: row.summary.engine) : .recorded(try stored(kept, name))
        }
    }

    /// Everything of a recording whose row is looked up.
    private func whole(_ name: String, _ row: () throws -> RecordingRow?) throws -> StoredRecording? {
        try reading(name) { try row().map { try stored(KeptRecording($0, in: database), name) } }
    }

    private func reading<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try snapshot(body)
        } catch let error as SQLiteError where error.isDamage || error.isMismatch {
            throw damaged(name)
        }
    }

    private func stored(_ kept: KeptRecording, _ name: String) throws -> StoredRecording {
        let (summary, key) = (kept.row.summary, kept.row.summary.key)
        guard let samples = kept.samples, samples.isWhole,
            let unpacked = SampleLayout.unpack(kept.tracks, samples.samples, frameCount: summary.frameCount)
        else { throw damaged(name) }
        let recording = Recording(
            engine: summary.engine, scene: key.scene, play: key.play, fps: key.fps, frameCount: summary.frameCount,
            outcome: summary.outcome, reduceMotion: key.reduceMotion, inputDigest: summary.inputDigest,
            events: kept.events, tracks: unpacked)
        guard recording.resultDigest == summary.resultDigest else { throw damaged(name) }
        let inputs = try RecordingInputTable.inputs(ofRecording: kept.row.id, in: database)
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
