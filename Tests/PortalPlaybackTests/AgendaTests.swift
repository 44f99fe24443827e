import PortalModel
import Testing

@testable import PortalPlayback

@Suite struct AgendaTests {
    /// Due when not later than the frame by more than a nanosecond.
    @Test(arguments: [(0.1, 6), (0.1000000009, 6), (0.1000000011, 7), (0.0999999, 6), (0.0834, 6), (0, 0)])
    func aStepIsDueWithinANanosecond(at: Double, frame: Int) throws {
        let recording = try TestScene.pair().run("\(at) activate open")
        #expect(recording.frames(of: .activated, "p") == [frame])
    }

    /// A timer counts from the time of the frame that set it: a step at 0.09 s is carried out in frame 6, and 0.05 s
    /// after its 0.1 s is frame 9.
    @Test func aTimerCountsFromItsFrame() throws {
        #expect(try TestScene.pair().run("0.09 activate open").frames(of: .flightStarted, "p") == [9])
    }

    private func cues(_ agenda: inout Agenda, at time: Double) -> [Agenda.Cue] {
        var cues: [Agenda.Cue] = []
        while let cue = agenda.next(dueAt: time) { cues.append(cue) }
        return cues
    }

    @Test func tiesGoInTheOrderOfScheduling() {
        var agenda = Agenda(steps: [])
        agenda.schedule(.hideLayer(portal: 1), at: 0.2)
        agenda.schedule(.hideLayer(portal: 2), at: 0.1)
        agenda.schedule(.hideLayer(portal: 3), at: 0.2)
        agenda.schedule(.hideLayer(portal: 4), at: 0.1)
        #expect(cues(&agenda, at: 0.2) == [2, 4, 1, 3].map { .hideLayer(portal: $0) })
        #expect(agenda.isEmpty)
    }

    @Test func stepsCountAsScheduledFirst() {
        var agenda = Agenda(steps: [
            Plan.Step(at: 0.1, action: .presentContext(0)), Plan.Step(at: 0.1, action: .presentContext(1)),
            Plan.Step(at: 0.2, action: .presentContext(2)),
        ])
        agenda.schedule(.hideLayer(portal: 1), at: 0.1)
        agenda.schedule(.hideLayer(portal: 2), at: 0.15)
        agenda.schedule(.hideLayer(portal: 3), at: 0.05)
        #expect(
            cues(&agenda, at: 0.2) == [
                .hideLayer(portal: 3), .perform(.presentContext(0)), .perform(.presentContext(1)),
                .hideLayer(portal: 1), .hideLayer(portal: 2), .perform(.presentContext(2)),
            ])
    }

    @Test func whatIsNotDueWaits() {
        var agenda = Agenda(steps: [Plan.Step(at: 0.3, action: .presentContext(0))])
        agenda.schedule(.hideLayer(portal: 1), at: 0.2)
        #expect(cues(&agenda, at: 0.19).isEmpty)
        #expect(cues(&agenda, at: 0.2) == [.hideLayer(portal: 1)])
        #expect(!agenda.isEmpty)
    }

    @Test func aPortalsCuesAreCancelledTogether() {
        var agenda = Agenda(steps: [])
        let step = Agenda.EffectPlace(transition: 0, effect: 0, step: 0, isOpening: true)
        let cues: [Agenda.Cue] = [
            .startFlight(portal: 1), .handOff(portal: 1), .hideLayer(portal: 1), .endReturn(portal: 1),
            .effect(portal: 1, place: step), .effect(portal: 2, place: step), .perform(.presentContext(1)),
        ]
        for cue in cues { agenda.schedule(cue, at: 0) }
        agenda.cancel(portal: 1)
        #expect(self.cues(&agenda, at: 0) == [.effect(portal: 2, place: step), .perform(.presentContext(1))])
    }
}
