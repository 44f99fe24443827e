import PortalDigest
import PortalDocument
import PortalModel

/// A recording made ready to be kept, or to be compared with what is kept.
///
/// This is most of the work of keeping one, and needs no catalog.
package struct PackedRecording: Sendable {
    package let recording: Recording
    package let resultDigest: Digest
    /// JSON, as is the next one.
    let events: String
    let tracks: String
    package let samples: [UInt8]

    /// - Throws: an error that names a track, or an event, that is not as the model describes one.
    package init(_ recording: Recording) throws {
        self.recording = recording
        resultDigest = recording.resultDigest
        for event in recording.events {
            if case .number(let number) = event.value, !number.isFinite { throw UnstorableEvent(event: event) }
        }
        events = RecordedEvent.json(recording.events)
        let (outlines, samples) = try SampleLayout.pack(recording.tracks, frameCount: recording.frameCount)
        tracks = TrackOutline.json(outlines)
        self.samples = samples
    }

    /// What is kept of it.
    ///
    /// - Parameter inputs: what the frames depended on, each property once.
    package func content(inputs: [RecordedInput]) -> RecordingContent {
        content(inputs: RecordedInput.json(inputs))
    }

    /// - Parameter inputs: their JSON.
    package func content(inputs: String) -> RecordingContent {
        RecordingContent(inputs: inputs, events: events, tracks: tracks, samples: samples)
    }
}

/// An event that is not as the model describes one.
struct UnstorableEvent: Error, CustomStringConvertible {
    let event: RecordedEvent

    var description: String {
        "the \(event.kind.rawValue) event of '\(event.subject)' at frame \(event.frame) must have a finite number"
    }
}
