/// What is still to happen, in order of time, ties in the order of scheduling.
struct Agenda {
    /// A thing to do that is not a script's step.
    enum Cue: Hashable {
        case startFlight(portal: Int)
        /// A timed hand-off's timer.
        case handOff(portal: Int)
        /// The frame after a completion hand-off.
        case hideLayer(portal: Int)
        /// A timed return's timer.
        case endReturn(portal: Int)
        case effect(portal: Int, place: EffectPlace)
        case perform(Plan.Action)
    }

    /// One step of one effect of a transition.
    struct EffectPlace: Hashable {
        var transition: Int
        var effect: Int
        var step: Int
        var isOpening: Bool
    }

    private struct Entry {
        var time: Double
        var cue: Cue
    }

    private let steps: [Plan.Step]
    private var nextStep = 0
    /// In the order of time, ties in the order of scheduling.
    private var entries: ArraySlice<Entry> = []

    init(steps: [Plan.Step]) {
        self.steps = steps
    }

    var isEmpty: Bool { nextStep == steps.count && entries.isEmpty }

    mutating func schedule(_ cue: Cue, at time: Double) {
        var place = entries.endIndex
        while place > entries.startIndex, entries[place - 1].time > time { place -= 1 }
        entries.insert(Entry(time: time, cue: cue), at: place)
    }

    /// Takes the first thing that is due. Script steps count as scheduled before everything else.
    mutating func next(dueAt time: Double) -> Cue? {
        let first = entries.first?.time ?? .infinity
        if nextStep < steps.count, steps[nextStep].at <= first {
            guard steps[nextStep].at <= time + simultaneity else { return nil }
            nextStep += 1
            return .perform(steps[nextStep - 1].action)
        }
        guard first <= time + simultaneity else { return nil }
        return entries.removeFirst().cue
    }

    /// Forgets what a portal's superseded intent had scheduled.
    mutating func cancel(portal: Int) {
        entries.removeAll { $0.cue.portal == portal }
    }
}

extension Agenda.Cue {
    fileprivate var portal: Int? {
        switch self {
        case .startFlight(let portal), .handOff(let portal), .hideLayer(let portal), .endReturn(let portal),
            .effect(let portal, _):
            portal
        case .perform: nil
        }
    }
}
