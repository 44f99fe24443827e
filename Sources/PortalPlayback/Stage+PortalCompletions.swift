import PortalModel

extension Stage {
    /// Ends the flights that are complete, in the order in which their portals were first activated.
    mutating func deliverPortalCompletions() {
        for portal in openingOrder where isFlying(portal) {
            // It is one of its run's members: while it flies on, the others need no look.
            guard let run = portals[portal].run, isComplete(portal) else { continue }
            let members = runs[run].isStaggered ? [portal] : runs[run].members.filter(isFlying)
            guard members.allSatisfy(isComplete) else { continue }
            for member in members { endFlight(member) }
        }
    }

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

    private func isFlying(_ portal: Int) -> Bool { portals[portal].stage == .flying }

    private func isComplete(_ portal: Int) -> Bool {
        criteria(portal).map { portals[portal].isComplete($0) } ?? false
    }

    /// `nil` for a timed hand-off, which its timer ends.
    private func criteria(_ portal: Int) -> Transition.CompletionCriteria? {
        guard let acting = portals[portal].acting, case .completion(let criteria) = plan.transitions[acting].handoff
        else { return nil }
        return criteria
    }
}
