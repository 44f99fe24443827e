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

/// The present recordings whose place a new one may take.
package enum ReplaceableRecordings: Sendable {
    /// Whatever is there.
    case anything
    /// Where one was looked for, there was none: one that another program has made since stays.
    case nothing
}

/// No recording can follow one: it has the highest version that there is.
package struct LastVersionError: Error, Hashable, CustomStringConvertible {
    package var file: String
    package var recording: RecordingName

    package var description: String {
        "\(file): recording \(recording) has the highest version that there is, so that none can follow; "
            + "another program wrote it: correct it there, or remove the row"
    }
}

extension CatalogStore {
    /// Keeps a recording as the present one of its key. The one before becomes history, unless it is the same result of
    /// the same input: that is recorded anew. The content is read back and compared before it counts as kept.
    ///
    /// - Parameters:
    ///   - inputs: what the frames depended on, each property once.
    ///   - limit: seconds after which the play was to end.
    ///   - recordedAt: UTC; `nil`: now.
    /// - Throws: ``CatalogFileError`` with `damaged` if what is read is not what was written, and with `sceneIsGone`;
    ///   ``LastVersionError``, ``SQLiteError``.
    package func put(
        _ recording: Recording, inputs: [RecordedInput] = [], limit: Double, recordedAt: String? = nil
    ) throws {
        let packed = try PackedRecording(recording)
        try put(packed, packed.content(inputs: inputs), limit: limit, recordedAt: recordedAt)
    }

    /// The same with a recording that is packed already.
    ///
    /// - Returns: Whether it is kept.
    @discardableResult
    package func put(
        _ packed: PackedRecording, _ content: RecordingContent, limit: Double, recordedAt: String? = nil,
        replacing replaceable: ReplaceableRecordings = .anything
    ) throws -> Bool {
        let key = RecordingKey(of: packed.recording, limit: limit)
        return try transaction {
            guard let place = try RecordingTable.place(of: key, in: database) else {
                throw database.refused(.sceneIsGone(key.scene.rawValue))
            }
            if replaceable == .nothing, place.present != nil { return false }
            let version = try makeRoom(for: packed, at: place.present) ?? nextVersion(of: key, at: place)
            let id = try RecordingTable.insert(
                packed, scene: place.scene, version: version, limit: limit, at: recordedAt ?? now(), into: database)
            try RecordingContentTable.insert(content, recording: id, into: database)
            // The same bytes have the same hash.
            guard try RecordingContentTable.has(content, asRecording: id, in: database) else {
                throw damaged("\(key.scene)/\(key.play)")
            }
            return true
        }
    }

    private func nextVersion(of key: RecordingKey, at place: RecordingPlace) throws -> Int {
        let newest = place.newestVersion ?? 0
        guard newest < .max else {
            let name = RecordingName(scene: key.scene, play: key.play, version: newest)
            throw LastVersionError(file: file, recording: name)
        }
        return newest + 1
    }

    /// - Returns: The version to take over; `nil`: the next one.
    private func makeRoom(for packed: PackedRecording, at place: RecordingPlace.Present?) throws -> Int? {
        guard let old = place else { return nil }
        guard old.inputDigest == packed.recording.inputDigest.description,
            old.resultDigest == packed.resultDigest.description
        else {
            try RecordingTable.replace(id: old.id, at: now(), in: database)
            return nil
        }
        try RecordingTable.delete(id: old.id, from: database)
        return old.version
    }

    /// What is kept as the present recording of a key, in one statement and not made sense of yet.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if it is nothing that was recorded.
    package func kept(_ key: RecordingKey) throws -> KeptRecording? {
        try reading("\(key.scene)/\(key.play)") { try RecordingTable.kept(of: key, in: database) }
    }

    /// The present recording of a key, whole.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if it is not what was recorded.
    package func recording(_ key: RecordingKey) throws -> StoredRecording? {
        try whole(kept(key), "\(key.scene)/\(key.play)")
    }

    /// A recording, present or replaced, whole.
    ///
    /// - Throws: ``CatalogFileError`` with `damaged` if it is not what was recorded.
    package func recording(_ name: RecordingName) throws -> StoredRecording? {
        try whole(
            reading(name.description) { try RecordingTable.kept(of: name, in: database) }, name.description)
    }

    private func whole(_ kept: KeptRecording?, _ name: String) throws -> StoredRecording? {
        guard let kept else { return nil }
        guard let stored = kept.stored else { throw damaged(name) }
        return stored
    }

    private func reading<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError where error.isDamage || error.isMismatch {
            throw damaged(name)
        }
    }

    /// What is known of a present recording without reading its numbers.
    package func recordingSummary(_ key: RecordingKey) throws -> RecordingSummary? {
        try RecordingTable.summary(of: key, in: database)
    }

    /// Makes the present recording of a key a part of the history, with nothing in its place.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func retireRecording(_ key: RecordingKey) throws -> Bool {
        try transaction {
            guard let present = try RecordingTable.place(of: key, in: database)?.present else { return false }
            try RecordingTable.replace(id: present.id, at: now(), in: database)
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

    /// The scenes, of those from one name to another, that have present recordings, in one statement.
    package func recordedScenes(from first: Scene.ID, through last: Scene.ID) throws -> Set<Scene.ID> {
        let names: [SingleColumn<Scene.ID>] = try database.rows(
            """
            SELECT name FROM scene WHERE name BETWEEN ? AND ?
                AND EXISTS (SELECT 1 FROM recording WHERE recording.scene = scene.id AND replaced_at IS NULL)
            """, first, last)
        return Set(names.map(\.value))
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
