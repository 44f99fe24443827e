import PortalModel
import Testing

@testable import PortalRender

@Suite struct PhaseHistoryTests {
    private typealias Step = (frame: Int, kind: RecordedEvent.Kind)

    private static func phases(_ steps: [Step]) -> [String] {
        let events = steps.map { RecordedEvent(frame: $0.frame, kind: $0.kind, subject: "a") }
        return PhaseHistory.all(in: .made(events: events)).flatMap(\.changes).map { "\($0.frame) \($0.phase)" }
    }

    @Test func aFlightThereAndBack() {
        let phases = Self.phases([
            (0, .activated), (0, .layerShown), (3, .flightStarted), (20, .flightEnded), (20, .destinationShown),
            (21, .layerHidden), (21, .completed), (22, .layerShown), (22, .flightStarted), (40, .flightEnded),
            (40, .layerHidden), (40, .sourceShown), (40, .deactivated), (40, .completed),
        ])
        #expect(phases == ["0 waiting", "3 opening", "20 shown", "22 closing", "40 atRest"])
    }

    @Test func anInterruptedFlightTurnsRound() {
        let phases = Self.phases([
            (0, .activated), (3, .flightStarted), (9, .interrupted), (9, .flightStarted), (12, .interrupted),
            (12, .activated), (15, .flightStarted),
        ])
        #expect(phases == ["0 waiting", "3 opening", "9 closing", "12 waiting", "15 opening"])
    }

    @Test func aStartCalledOffLeavesTheReturn() {
        let phases = Self.phases([
            (0, .activated), (3, .flightStarted), (9, .interrupted), (9, .flightStarted), (12, .interrupted),
            (12, .activated), (13, .interrupted), (30, .deactivated),
        ])
        #expect(phases == ["0 waiting", "3 opening", "9 closing", "12 waiting", "13 closing", "30 atRest"])
    }

    @Test func aStartCalledOffFromRestIsOverAtOnce() {
        #expect(Self.phases([(0, .activated), (2, .interrupted), (2, .deactivated)]) == ["0 waiting", "2 atRest"])
    }

    @Test func aTransferHandsTheOpenPhaseOver() {
        let histories = PhaseHistory.all(
            in: .made(events: [
                RecordedEvent(frame: 0, kind: .activated, subject: "a"),
                RecordedEvent(frame: 3, kind: .flightStarted, subject: "a"),
                RecordedEvent(frame: 8, kind: .transferred, subject: "b", value: .text("a")),
            ]))
        #expect(histories.map(\.subject) == ["a", "b"])
        #expect(histories.map { $0.phase(in: 7) } == [.opening, .atRest])
        #expect(histories.map { $0.phase(in: 8) } == [.atRest, .shown])
    }

    @Test func aPortalAndAPopupOfOneNameAreTwo() {
        let histories = PhaseHistory.all(
            in: .made(events: [
                RecordedEvent(frame: 0, kind: .activated, subject: "a"),
                RecordedEvent(frame: 1, kind: .presented, subject: "a"),
                RecordedEvent(frame: 4, kind: .settled, subject: "a"),
            ]))
        #expect(histories.map { $0.phase(in: 5) } == [.waiting, .shown])
    }
}
