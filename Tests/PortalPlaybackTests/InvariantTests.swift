import PortalModel
import TestSupport
import Testing

/// What holds for every scene and script, tried on random ones.
@Suite struct InvariantTests {
    static let seeds: ClosedRange<UInt64> = 1...60

    /// In every frame the eye finds the thing somewhere: source, layer or destination.
    @Test(arguments: seeds)
    func somethingIsAlwaysVisible(seed: UInt64) throws {
        var random = RandomScene(seed: seed, .init(changesOpacity: false, transfers: seed.isMultiple(of: 2)))
        let recording = try random.play(phases: false, reduceMotion: seed.isMultiple(of: 5))
        for portal in RandomScene.portals {
            guard let source = recording.track(.source, portal) else { continue }
            let blind = (source.firstFrame..<recording.frameCount).filter { frame in
                ![Track.Role.source, .layer, .destination].contains {
                    recording.value($0, portal, .opacity, at: frame) ?? 0 > 0
                }
            }
            #expect(blind == [], "\(portal)")
        }
    }

    /// A layer that can be seen along with the view that has taken over is where that view is.
    @Test(arguments: seeds)
    func nothingIsAtTwoPlaces(seed: UInt64) throws {
        var random = RandomScene(
            seed: seed,
            .init(
                endsEarly: false, changesOpacity: seed.isMultiple(of: 2), transfers: seed.isMultiple(of: 3)))
        let recording = try random.play()
        for portal in RandomScene.portals {
            guard let layer = recording.track(.layer, portal) else { continue }
            let torn = (layer.firstFrame..<recording.frameCount).filter { frame in
                guard let place = recording.rectangle(.layer, portal, at: frame) else { return false }
                // A source that shows means that the portal is inactive, and its destination is at home too.
                let isHome = recording.value(.source, portal, .opacity, at: frame) != 0
                let role = isHome ? Track.Role.source : .destination
                guard let opacity = recording.value(role, portal, .opacity, at: frame), opacity > 0 else {
                    return false
                }
                return place != recording.rectangle(role, portal, at: frame)
            }
            #expect(torn == [], "\(portal)")
        }
    }

    /// Opened and closed every four seconds: each round is the first again, to the bit.
    @Test(arguments: seeds.prefix(10))
    func tenRoundsDoNotDrift(seed: UInt64) throws {
        let random = RandomScene(seed: seed)
        let steps = (0..<10).flatMap { [(4 * $0, "activate"), (4 * $0 + 2, "deactivate")] }
        for portal in RandomScene.portals.prefix(2) {
            let script = steps.map { "\($0.0) \($0.1) to-\(portal)" }.joined(separator: ";")
            let recording = try random.scene.run(script, fps: 30, limit: 60)
            #expect(recording.outcome == .finished)
            let places = (0..<recording.frameCount).map { recording.rectangle(.layer, portal, at: $0) }
            #expect((120..<places.count).filter { places[$0] != places[$0 - 120] } == [])
        }
    }

    @Test(arguments: seeds)
    func whatIsOpenAtTheEndIsWhatWasAsked(seed: UInt64) throws {
        var random = RandomScene(seed: seed)
        let steps = random.steps()
        var open: Set<String> = []
        for step in steps { open = open.union(step.opens).subtracting(step.closes) }
        let recording = try random.scene.run(RandomScene.script(steps), reduceMotion: seed.isMultiple(of: 5))
        #expect(recording.outcome == .finished)
        for portal in RandomScene.portals where recording.track(.source, portal) != nil {
            let last = recording.frameCount - 1
            #expect((recording.value(.source, portal, .opacity, at: last) == 0) == open.contains(portal))
            #expect(recording.rectangle(.layer, portal, at: last) == nil)
        }
        #expect(open.isSubset(of: recording.tracks.filter { $0.role == .source }.map(\.subject)))
    }

    /// Events go forwards, each portal's make sense, and a second play is the first again.
    @Test(arguments: seeds)
    func eventsAreOrderedAndPlaysAreRepeatable(seed: UInt64) throws {
        var random = RandomScene(seed: seed, .init(transfers: true))
        let script = RandomScene.script(random.steps(removing: true))
        let recording = try random.scene.run(script)
        #expect(recording.events.map(\.frame) == recording.events.map(\.frame).sorted())
        #expect(recording.events.allSatisfy { (0..<recording.frameCount).contains($0.frame) })
        let again = try random.scene.run(script)
        #expect(recording == again)
        for portal in RandomScene.portals { checkStory(of: portal, in: recording) }
        for track in recording.tracks {
            #expect(track.firstFrame + track.isDrawn.count == recording.frameCount)
            #expect(track.values.count == track.isDrawn.count * track.columns.count)
            #expect(!track.values.contains { !$0.isFinite })
        }
    }

    /// Steps at one time on things that have nothing to do with each other may come in any order.
    @Test(arguments: seeds)
    func theOrderOfIndependentStepsDoesNotMatter(seed: UInt64) throws {
        let random = RandomScene(seed: seed, .init(isTied: false))
        let times = [0, 30, 37, 90, 150]
        let actions = ["activate to", "deactivate again", "deactivate to", "activate again"]
        var picks = SplitMix(seed: seed)
        let rounds = times.map { time in
            RandomScene.portals.filter { _ in picks.chance(60) }.map {
                RandomScene.Step(time: time, text: "\(picks.element(of: actions))-\($0)")
            }
        }
        let forwards = try random.scene.run(RandomScene.script(rounds.flatMap { $0 }))
        let backwards = try random.scene.run(RandomScene.script(rounds.flatMap { $0.reversed() }))
        #expect(forwards.tracks == backwards.tracks)
        #expect(forwards.frameCount == backwards.frameCount)
        for portal in RandomScene.portals {
            #expect(
                forwards.events.filter { $0.subject == portal } == backwards.events.filter { $0.subject == portal })
        }
    }

    /// Layers are shown and hidden in turn, flights end after they started, and nothing closes that was not open.
    private func checkStory(of portal: String, in recording: Recording) {
        var isShown = false
        var isActive = false
        var isFlying = false
        for event in recording.events {
            if event.kind == .transferred, event.value == .text(portal) {
                (isShown, isActive, isFlying) = (false, false, false)
            }
            guard event.subject == portal else { continue }
            switch event.kind {
            case .transferred:
                #expect(!isActive)
                isActive = true
            case .layerShown:
                #expect(!isShown)
                isShown = true
            case .layerHidden:
                #expect(isShown)
                isShown = false
            case .activated: isActive = true
            case .deactivated:
                #expect(isActive)
                isActive = false
                isFlying = false
            case .flightStarted:
                #expect(isActive)
                isFlying = true
            case .flightEnded:
                #expect(isFlying)
                isFlying = false
            default: break
            }
        }
        #expect(!isShown)
    }
}

extension RandomScene {
    /// Plays a script of the scene; without changes of phase, if those are not wanted.
    fileprivate mutating func play(phases: Bool = true, reduceMotion: Bool = false) throws -> Recording {
        let steps = steps().filter { phases || !$0.text.hasPrefix("phase") }
        return try scene.run(Self.script(steps), reduceMotion: reduceMotion)
    }
}
