import PortalModel
import PortalPlayback
import Testing

@testable import PortalDB

/// The seeds under the invariants of all plays.
@Suite struct SeedInvariantsTests {
    @Test(arguments: SeedPlaysTests.plays, [false, true])
    func nothingBreaksAnInvariant(_ seed: SeedPlay, reduceMotion: Bool) throws {
        let plan = try Seeds.get().plan(seed)
        let recording = play(plan, try PlayOptions(reduceMotion: reduceMotion))
        #expect(Invariants(plan, recording).violations == [])
    }

    /// Opened and closed every three seconds: each round is the second again, to the bit.
    @Test(arguments: try Seeds.get().scenes.map(\.name.rawValue))
    func tenRoundsDoNotDrift(name: String) throws {
        let scene = try #require(Seeds.get().scenes.first { $0.name.rawValue == name })
        for transition in scene.transitions {
            let steps = (0..<10).flatMap { round in
                transition.rounds.enumerated().map { half, action in
                    Script.Step(at: Double(3 * round) + 1.5 * Double(half), action: action)
                }
            }
            var scene = scene
            scene.scripts = [Script(name: "ten rounds", steps: steps)]
            let plan = try Seeds.get().plan(Play(name: "ten rounds", kind: .script), of: scene)
            let recording = play(plan, try PlayOptions(limit: 60))
            #expect(recording.outcome == .finished)
            for track in recording.tracks {
                let rows = (track.firstFrame..<recording.frameCount).map { track[frame: $0].map(Array.init) }
                let drifts = (360..<rows.count).filter { rows[$0] != rows[$0 - 180] }
                #expect(drifts == [], "\(transition.name) \(track.role) \(track.subject)")
            }
        }
    }
}

extension Transition {
    fileprivate var rounds: [Script.Action] {
        guard case .item(let items) = subject else { return [.activate(name), .deactivate(name)] }
        return [.selectPortal(transition: name, item: items.first), .selectPortal(transition: name, item: nil)]
    }
}
