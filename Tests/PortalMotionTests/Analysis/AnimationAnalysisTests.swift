import Testing

@testable import PortalMotion

@Suite struct AnimationAnalysisTests {
    @Test func aBouncySpringOvershootsOnce() throws {
        let analysis = AnimationAnalysis(.bouncy(), distance: 300)
        // In closed form e^(-pi z / sqrt(1 - z^2)) of the distance, for a damping fraction z of 0.7; the integrated
        // spring stays a little below.
        let overshoot = try #require(analysis.overshoot)
        #expect(abs(overshoot.part - 0.046) < 0.005)
        #expect(abs(overshoot.moment.time - 0.35) < 0.01)
        #expect(analysis.crossings >= 1)
        #expect(analysis.logicallyComplete?.frame == 30)
        #expect(analysis.startVelocity == 0)
    }

    @Test func aSmoothSpringNeverPassesItsTarget() {
        let analysis = AnimationAnalysis(.smooth(), distance: 300)
        #expect(analysis.overshoot == nil && analysis.crossings == 0)
        #expect(analysis.removed == AnimationAnalysis.Moment(frame: 83, time: 83.0 / 60))
    }

    private static let velocities: [(text: String, start: Double, end: Double)] = [
        (".linear(duration: 0.5)", 20, 20),
        (".linear(duration: 0.5).speed(2)", 40, 40),
        (".linear(duration: 0.5).delay(0.1)", 0, 20),
        (".linear(duration: 0.5).repeatCount(2)", 20, -20),
        (".linear(duration: 0.5).repeatCount(2, autoreverses: false)", 20, 20),
        (".easeIn(duration: 0.5)", 0, 0),
        (".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)", 30, 0),
        (".interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 3)", 30, 0),
    ]

    @Test(arguments: velocities)
    func velocitiesAreThoseOfTheCurve(text: String, start: Double, end: Double) throws {
        let analysis = AnimationAnalysis(try Animation(text), distance: 10)
        #expect(abs(analysis.startVelocity - start) < 1e-9)
        #expect(abs(analysis.endVelocity - end) < 0.2)
    }

    @Test(arguments: [".linear.repeatForever()", ".spring(bounce: 1)"])
    func whatNeverEndsIsFollowedToTheLimit(text: String) throws {
        let run = AnimationRun(try Animation(text), to: 1.0, fps: 60, limit: 2)
        #expect(run.values.count == 121)
        #expect(run.removedFrame == nil)
    }

    @Test func crossingsCountEachPassage() throws {
        let analysis = AnimationAnalysis(
            try Animation(".interpolatingSpring(stiffness: 100, damping: 2)"), distance: -50)
        // A period of 0.63 s, over after 7.6 s.
        #expect((22...25).contains(analysis.crossings))
    }

    @Test func theRemainderIsWhatIsLeftInTheFrameThatIsDue() throws {
        let run = AnimationRun(.linear(duration: 1), to: SIMD2(30, -40), fps: 10)
        #expect(abs(run.remainder(after: 0.25) - 0.7) < 1e-5)
        #expect(abs(run.remainder(after: 0.3) - 0.7) < 1e-5)
        #expect(run.remainder(after: 0) == 1)
        #expect(run.remainder(after: 5) == 0)
    }

    @Test func noDistanceIsOverAtOnce() {
        let run = AnimationRun(.smooth(), to: 0.0)
        #expect(run.removedFrame == 0 && run.remainder(after: 0) == 0)
    }
}
