import PortalModel
import PortalPlayback
import Testing

/// Ten thousand random scenes and scripts, always the same ones.
@Suite struct RandomPlaysTests {
    private static let chunks = 40
    private static let perChunk = 250

    @Test(arguments: 0..<chunks)
    func nothingBreaksAnInvariant(chunk: Int) throws {
        let resolver = try RandomPlay.resolver()
        var turns = 0
        for number in 0..<Self.perChunk {
            let seed = UInt64(chunk * Self.perChunk + number)
            let plan = try RandomPlay(seed: seed).plan(resolver)
            let options = try PlayOptions(
                fps: [30, 60, 24, 30][number % 4], limit: 10, reduceMotion: number.isMultiple(of: 9))
            let recording = play(plan, options)
            #expect(Invariants(plan, recording).violations == [], "seed \(seed)")
            guard let turned = Independence(plan).reversed else { continue }
            turns += 1
            let backwards = play(turned, options)
            let isSame =
                backwards.tracks == recording.tracks && Self.bySubject(backwards) == Self.bySubject(recording)
            #expect(isSame, "seed \(seed) depends on the order of independent steps")
        }
        #expect(turns > Self.perChunk / 10)
    }

    private static func bySubject(_ recording: Recording) -> [String: [RecordedEvent]] {
        Dictionary(grouping: recording.events, by: \.subject)
    }
}
