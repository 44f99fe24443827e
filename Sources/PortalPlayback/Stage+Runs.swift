import PortalModel

extension Stage {
    mutating func startRun(_ transition: Int, isOpening: Bool) -> Int {
        var isStaggered = false
        if isOpening, case .group(_, let stagger) = plan.transitions[transition].kind { isStaggered = stagger > 0 }
        runs.append(Run(transition: transition, isOpening: isOpening, isStaggered: isStaggered))
        return runs.count - 1
    }

    /// Puts a portal under a newer intent.
    mutating func join(_ portal: Int, _ run: Int) {
        leaveRun(portal)
        portals[portal].run = run
        runs[run].members.append(portal)
    }

    /// Takes a portal out of its older intent: nothing that this had scheduled will happen.
    mutating func leaveRun(_ portal: Int) {
        guard let run = portals[portal].run else { return }
        agenda.cancel(portal: portal)
        portals[portal].run = nil
        runs[run].remove(portal)
        leftRuns.append(run)
    }

    /// Where members left, the rest may be done.
    mutating func completeLeftRuns() {
        for run in leftRuns { complete(run) }
        leftRuns = []
    }

    mutating func finish(_ portal: Int) {
        guard let run = portals[portal].run else { return }
        runs[run].done.insert(portal)
        complete(run)
    }

    /// Delivers a run's completion, once, when the last of its members is done.
    mutating func complete(_ run: Int) {
        guard runs[run].isDue else { return }
        runs[run].isCompleted = true
        let transition = plan.transitions[runs[run].transition]
        var subject = plan.portals[runs[run].members[0]].subject
        if case .group(let name, _) = transition.kind { subject = name }
        emit(.completed, subject, .flag(runs[run].isOpening))
        if runs[run].isOpening { goBack(from: runs[run].transition) }
    }

    /// A transition played by itself closes in the frame after it has opened.
    private mutating func goBack(from transition: Int) {
        guard case .transition(transition) = plan.course else { return }
        if case .item = plan.transitions[transition].kind {
            scheduleForNextFrame(.perform(.selectPortal(transition: transition, portal: nil)))
        } else {
            scheduleForNextFrame(.perform(.deactivate(transition: transition)))
        }
    }
}
