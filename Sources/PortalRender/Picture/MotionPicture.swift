import PortalModel

/// A recording together with what its scene looks like: all that is needed to draw any of its frames, in any format.
///
/// ```swift
/// let picture = MotionPicture(of: recording, in: scene)
/// for element in picture.elements {  // from back to front
///     guard let state = element.state(at: 12) else { continue }  // not drawn in frame 12
///     draw(element.fill, in: state.frame, opacity: state.opacity)
/// }
/// ```
package struct MotionPicture: Hashable, Sendable {
    package var scene: Scene.ID
    package var play: String
    /// The scene's.
    package var title: String?
    /// In points; what lies outside is not seen.
    package var canvas: Size
    package var fps: Int
    package var frameCount: Int
    package var outcome: Recording.Outcome
    package var reduceMotion: Bool
    package var events: [RecordedEvent]
    /// From back to front, without those that are never drawn.
    package var elements: [Element]
    /// The frames in which there is Portal's overlay, with gaps between them; none in a scene without portals.
    package var overlay: [Range<Int>]
    /// What of the scene is not drawn, or not as it would look on a device; one sentence each, without a full stop.
    package var notes: [String]

    /// `SCENE/PLAY`
    package var name: String { "\(scene)/\(play)" }

    /// The time of a frame in seconds.
    package func time(of frame: Int) -> Double { Double(frame) / Double(fps) }

    /// From the first frame to the end of the last, in seconds.
    package var length: Double { time(of: frameCount) }

    /// The frame that is shown at a time in seconds: the last that has begun.
    package func frame(at time: Double) -> Int {
        // A nanosecond is forgiven, so that the time of a frame means that frame.
        let place = (max(0, time) * Double(fps) + 1e-9 * Double(fps)).rounded(.down)
        return place < Double(frameCount) ? Int(place) : max(0, frameCount - 1)
    }
}
