import PortalModel
import PortalSQLite

/// How a result stands to the present recording of its key.
package enum RecordingStanding {
    case missing
    /// What is kept is the same to the bit, made by this version of the engine.
    case identical(engine: String)
    case recorded(StoredRecording)
}

/// What is kept of a recording, before it is made sense of.
struct KeptRecording {
    let row: RecordingRow
    let tracks: [PackedTrack]
    let samples: StoredSamples?
    let events: [RecordedEvent]

    init(_ row: RecordingRow, in database: Connection) throws(SQLiteError) {
        self.row = row
        tracks = try RecordingTrackTable.tracks(ofRecording: row.id, in: database)
        samples = try RecordingSamplesTable.samples(ofRecording: row.id, in: database)
        events = try RecordingEventTable.events(ofRecording: row.id, in: database)
    }

    /// Whether it is what a recording would be kept as: then it is whole, and nothing of it needs to be unpacked.
    func isSame(as packed: PackedRecording) -> Bool {
        let (summary, recording) = (row.summary, packed.recording)
        return summary.inputDigest == recording.inputDigest && summary.resultDigest == packed.resultDigest
            && summary.frameCount == recording.frameCount && summary.outcome == recording.outcome
            && samples?.layout == SampleLayout.version && samples?.sha256 == packed.sha256
            && samples?.samples == packed.samples && tracks == packed.tracks && events == recording.events
    }
}
