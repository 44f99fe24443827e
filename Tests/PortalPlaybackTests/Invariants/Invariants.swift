import PortalModel
import PortalPlayback

/// What holds in every frame of every play, looked for in a recording from outside.
///
/// Each check returns what breaks it, in words; nothing if all is well.
struct Invariants {
    let plan: Plan
    let recording: Recording
    let steps: [(frame: Int, action: Plan.Action)]
    let history: IntentHistory
    /// Frames in which the overlay is there.
    let isPhaseActive: [Bool]

    init(_ plan: Plan, _ recording: Recording) {
        self.plan = plan
        self.recording = recording
        steps = StepsByFrame(plan, recording).steps
        history = IntentHistory(plan, steps, recording)
        var isActive = [Bool](repeating: true, count: recording.frameCount)
        for step in steps {
            guard case .phase(let phase) = step.action, step.frame < isActive.count else { continue }
            for frame in step.frame..<isActive.count { isActive[frame] = phase == .active }
        }
        isPhaseActive = isActive
    }

    var violations: [String] {
        let ofPortals = plan.portals.indices.flatMap { place in
            guard let portal = PortalView(plan, place, recording) else { return [String]() }
            return nowhere(portal) + atTwoPlaces(portal) + steps(of: portal) + phases(of: portal) + end(of: portal)
        }
        return ofPortals + order() + completions() + popups() + taps() + headers() + containers()
    }

    /// The play ends; events go forwards; tracks reach the last frame, and all their numbers are finite.
    private func order() -> [String] {
        var faults = recording.outcome == .finished ? [] : ["the play does not end"]
        let frames = recording.events.map(\.frame)
        if zip(frames, frames.dropFirst()).contains(where: >) { faults.append("events go back") }
        if frames.contains(where: { $0 < 0 || $0 >= recording.frameCount }) { faults.append("events outside the play") }
        for track in recording.tracks {
            let rows = track.isDrawn.count
            if track.firstFrame + rows != recording.frameCount || track.values.count != rows * track.columns.count {
                faults.append("\(track.role) \(track.subject) has the wrong size")
            }
            if track.values.contains(where: { !$0.isFinite }) {
                faults.append("\(track.role) \(track.subject) is not finite")
            }
        }
        return faults
    }
}

/// A portal's three tracks, with what can happen to it.
struct PortalView {
    let place: Int
    let subject: String
    let source: Track
    let destination: Track
    let layer: Track?
    let transitions: [Plan.Transition]

    /// `nil` for a portal that was never activated.
    init?(_ plan: Plan, _ place: Int, _ recording: Recording) {
        let subject = plan.portals[place].subject
        guard let source = recording.track(.source, subject), let destination = recording.track(.destination, subject)
        else { return nil }
        self.place = place
        self.subject = subject
        self.source = source
        self.destination = destination
        layer = recording.track(.layer, subject)
        transitions = plan.transitions.filter { $0.members.contains(place) }
    }

    var changesOpacity: Bool {
        transitions.contains { transition in
            transition.configuration.map { $0.active.opacity < 1 || $0.inactive.opacity < 1 } ?? false
                || transition.effects.contains { $0.property == .opacity }
        }
    }

    var isRaw: Bool {
        transitions.compactMap(\.configuration).contains {
            $0.sourceFrame != nil || $0.destinationFrame != nil || $0.aspect != nil
        }
    }
}

extension Track {
    func rectangle(_ frame: Int) -> Rectangle? {
        let row = frame - firstFrame
        guard row >= 0, row < isDrawn.count, isDrawn[row] else { return nil }
        let first = row * columns.count
        return Rectangle(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }

    /// The fifth column of source, destination and layer; 0 where nothing is drawn.
    func opacity(_ frame: Int) -> Double {
        let row = frame - firstFrame
        guard row >= 0, row < isDrawn.count, isDrawn[row] else { return 0 }
        return values[row * columns.count + 4]
    }
}
