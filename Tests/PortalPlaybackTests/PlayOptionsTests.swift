import PortalModel
import PortalPlayback
import Testing

@Suite struct PlayOptionsTests {
    /// A flight of 0.2 s ends in frame 16 and is hidden in 17; the frame at the limit is the last.
    @Test(
        arguments: [
            (17.0 / 60, "finished", 18), (16.0 / 60, "timed out", 17), (0.1, "timed out", 7), (0.3, "finished", 18),
            // Not a frame's time: the first frame that is not before it.
            (0.11, "timed out", 8),
            // Within the nanosecond by which things may be late.
            (0.1000000005, "timed out", 7),
        ])
    func theFrameAtTheLimitIsTheLast(limit: Double, outcome: String, frameCount: Int) throws {
        let recording = try TestScene.pair(#""animation": ".linear(duration: 0.2)""#).run(
            "0 activate open", limit: limit)
        #expect(recording.outcome.rawValue == outcome)
        #expect(recording.frameCount == frameCount)
    }

    /// An undamped spring never ends; 30 s at 60 fps are 1800 frames after the first.
    @Test func whatNeverEndsIsTimedOut() throws {
        let scene = TestScene.pair(#""animation": ".spring(response: 0.5, dampingFraction: 0)""#)
        let recording = try scene.run("0 activate open")
        #expect(recording.outcome == .timedOut)
        #expect(recording.frameCount == 1801)
    }

    /// Steps that lie beyond the limit leave the script unfinished.
    @Test func stepsBeyondTheLimitAreNotReached() throws {
        let recording = try TestScene.pair().run("5 activate open", limit: 2)
        #expect(recording.outcome == .timedOut)
        #expect(recording.frameCount == 121)
        #expect(recording.events.isEmpty)
    }

    @Test(arguments: [0, -1, 1001])
    func refusesFrameRatesOutOfRange(fps: Int) {
        #expect(throws: PlayOptionsError.fps(fps)) { try PlayOptions(fps: fps) }
    }

    /// At 1 fps the flight starts in frame 1 (0.05 s is due at 1 s) and is over in frame 2; at 1000 fps 50 frames after
    /// the activation, over when t > 0.2: 201 frames later.
    @Test(arguments: [(1, 1, 2), (1000, 50, 251), (7, 1, 3), (24, 2, 7)])
    func playsAtAnyFrameRate(fps: Int, start: Int, end: Int) throws {
        // 7 fps: 1/7 s, and t = 2/7 > 0.2. 24 fps: 0.05 s is due in frame 2 (0.0833), and 5/24 = 0.2083 > 0.2.
        let recording = try TestScene.pair(#""animation": ".linear(duration: 0.2)""#).run("0 activate open", fps: fps)
        #expect(
            recording.story == [
                "0: activated p, layerShown p", "\(start): flightStarted p",
                "\(end): flightEnded p, destinationShown p",
                "\(end + 1): layerHidden p, completed p true",
            ])
        #expect(recording.frameCount == end + 2)
    }
}
