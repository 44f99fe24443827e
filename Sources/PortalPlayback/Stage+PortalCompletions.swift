import PortalModel

extension Stage {
    /// Ends the flights that are complete, in the order in which their portals were first activated.
    mutating func deliverPortalCompletions() {
        for place in openingOrder.indices where isFlying(openingOrder[place]) {
            let portal = openingOrder[place]
            // It is one of its run's members: while it flies on, the others need no look.
            guard let run = portals[portal].run, isComplete(portal) else { continue }
            if runs[run].isStaggered {
                endFlight(portal)
            } else if haveArrived(run) {
                for member in runs[run].members where isFlying(member) { endFlight(member) }
            }
        }
    }

    /// Whether none of a run's members flies on. One that does is remembered: it answers for as long as it flies.
    private mutating func haveArrived(_ run: Int) -> Bool {
        if let straggler = runs[run].straggler, portals[straggler].run == run, fliesOn(straggler) { return false }
        for member in runs[run].members where fliesOn(member) {
            runs[run].straggler = member
            return false
        }
        return true
    }

    @inline(__always)
    private func fliesOn(_ portal: Int) -> Bool { isFlying(portal) && !isComplete(portal) }

    private mutating func endFlight(_ portal: Int) {
        let subject = plan.portals[portal].subject
        emit(.flightEnded, subject)
        if portals[portal].isOpening {
            portals[portal].isHandedOff = true
            portals[portal].stage = .handingOff
            emit(.destinationShown, subject)
            scheduleForNextFrame(.hideLayer(portal: portal))
        } else {
            endReturn(portal)
        }
    }

    @inline(__always)
    private func isFlying(_ portal: Int) -> Bool { portals[portal].stage == .flying }

    @inline(__always)
    private func isComplete(_ portal: Int) -> Bool {
        criteria(portal).map { portals[portal].isComplete($0) } ?? false
    }

    /// `nil` for a timed hand-off, which its timer ends.
    @inline(__always)
    private func criteria(_ portal: Int) -> Transition.CompletionCriteria? {
        guard let acting = portals[portal].acting, case .completion(let criteria) = plan.transitions[acting].handoff
        else { return nil }
        return criteria
    }
}
