import PortalDocument
import PortalModel
import PortalSQLite

/// What is kept of a recording, before it is made sense of.
package struct KeptRecording: Sendable {
    let summary: RecordingSummary
    /// `nil`: it was lost.
    let content: RecordingContent?
}

/// How a result stands to what is kept of its key.
package enum RecordingStanding {
    case missing
    /// What is kept is the same to the bit, made by this version of the engine.
    case identical(engine: String)
    case recorded(StoredRecording)
    /// What is kept is not what was recorded.
    case damaged
}

extension KeptRecording {
    package func standing(of packed: PackedRecording) -> RecordingStanding {
        if isSame(as: packed) { return .identical(engine: summary.engine) }
        return stored.map { .recorded($0) } ?? .damaged
    }

    /// Whether it is what a recording would be kept as: then nothing of it needs to be unpacked.
    private func isSame(as packed: PackedRecording) -> Bool {
        let recording = packed.recording
        guard let content else { return false }
        return summary.inputDigest == recording.inputDigest && summary.resultDigest == packed.resultDigest
            && summary.frameCount == recording.frameCount && summary.outcome == recording.outcome
            && content.samples == packed.samples && content.tracks == packed.tracks && content.events == packed.events
            && content.isWhole
    }

    /// The whole recording; `nil` if it is not what was recorded.
    var stored: StoredRecording? {
        let key = summary.key
        guard key.isPlayable else { return nil }
        guard let content, content.isWhole, let inputs = RecordedInput.list(json: content.inputs),
            let events = RecordedEvent.list(json: content.events),
            let tracks = TrackOutline.list(json: content.tracks)
                .flatMap({ SampleLayout.unpack($0, content.samples, frameCount: summary.frameCount) })
        else { return nil }
        let recording = Recording(
            engine: summary.engine, scene: key.scene, play: key.play, fps: key.fps, frameCount: summary.frameCount,
            outcome: summary.outcome, reduceMotion: key.reduceMotion, inputDigest: summary.inputDigest,
            events: events, tracks: tracks)
        guard recording.resultDigest == summary.resultDigest else { return nil }
        return StoredRecording(summary: summary, recording: recording, inputs: inputs)
    }
}

extension KeptRecording: RowDecodable {
    package static var columns: [String] { RecordingSummary.columns + RecordingContent.columns }

    package init(row: inout Row) throws(SQLiteError) {
        summary = try RecordingSummary(row: &row)
        let layout: Int? = try row.next()
        content = if let layout { try RecordingContent(layout: layout, rest: &row) } else { nil }
    }
}
