import PortalModel
import PortalRender

/// A flight of five frames: a card waits, flies as a layer and is shown where it goes.
enum PictureFixture {
    static func flight(reduceMotion: Bool = false) -> MotionPicture {
        let events = [
            RecordedEvent(frame: 0, kind: .activated, subject: "hero"),
            RecordedEvent(frame: 1, kind: .flightStarted, subject: "hero"),
            RecordedEvent(frame: 3, kind: .destinationShown, subject: "hero"),
        ]
        let layers: [[Double]?] = [
            [10, 20, 20, 20, 1, 0], [10, 40, 20, 20, 1, 45], [10, 80, 30, 24, 0.5, 60], [10, 100, 20, 20, 1, 90], nil,
        ]
        let tracks = [
            Track(.source, "hero", Track.rectangle, Array(repeating: [10, 20, 20, 20, 0], count: 5)),
            Track(
                .destination, "hero", Track.rectangle,
                [200, 150, 120, 100, 100].enumerated().map { [10, 100 + $1 - 100, 20, 20, $0 > 2 ? 1 : 0] }),
            Track(.layer, "hero", Track.rectangle + [.rotation], layers),
        ]
        let recording = Recording.made(
            frameCount: 5, reduceMotion: reduceMotion, events: events, tracks: tracks)
        return MotionPicture(of: recording, in: SceneFixture.scene)
    }
}
