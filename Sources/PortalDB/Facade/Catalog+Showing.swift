import PortalCatalog
import PortalPlayback

/// A recording to be shown, and where it is from.
public struct ShownRecording: Hashable, Sendable {
    /// Where a recording is from.
    public enum Origin: Hashable, Sendable {
        /// Stored in the catalog, and what playing would give.
        case stored(RecordingName)
        /// Just played, because nothing is stored.
        case played
        /// Just played, because what is stored is of another input or of another version of the engine.
        case playedAnew(RecordingName)
    }

    public var recording: Recording
    public var origin: Origin
}

extension Catalog {
    /// A play's frames for showing: the recording that is stored if it is still current, else played. Nothing is written.
    ///
    /// - Throws: ``ResolutionError``, ``PlanError``, ``CatalogError``.
    public func shownRecording(of play: Play, in scene: Scene, _ options: PlayOptions) throws -> ShownRecording {
        let plan = try plan(play, of: scene)
        func played() -> Recording { PortalPlayback.play(plan, options) }
        let key = RecordingKey(scene.name, play.name, options)
        guard let summary = try translating({ try store.recordingSummary(key) }) else {
            return ShownRecording(recording: played(), origin: .played)
        }
        guard summary.inputDigest == plan.digest(options), summary.engine == engineVersion else {
            return ShownRecording(recording: played(), origin: .playedAnew(summary.name))
        }
        return ShownRecording(recording: try recording(summary.name), origin: .stored(summary.name))
    }
}
