import PortalDigest
import PortalModel

/// A recording made ready to be kept, or to be compared with what is kept.
///
/// This is most of the work of keeping one, and needs no catalog.
package struct PackedRecording: Sendable {
    package let recording: Recording
    package let resultDigest: Digest
    let tracks: [PackedTrack]
    let samples: [UInt8]
    /// Of the samples, in hexadecimal digits.
    let sha256: String

    /// How much memory its numbers take up, packed.
    package var byteCount: Int { samples.count }

    /// - Throws: an error that names a track that is not as the model describes one.
    package init(_ recording: Recording) throws {
        self.recording = recording
        resultDigest = recording.resultDigest
        (tracks, samples) = try SampleLayout.pack(recording.tracks, frameCount: recording.frameCount)
        sha256 = SHA256.digest(of: samples).hexadecimal
    }
}
