import PortalModel

extension Stage {
    /// Opens the portals that are not open yet.
    ///
    /// A member that cannot open says so at its turn and does not count.
    mutating func activate(_ transition: Int, _ members: [Int]) {
        let run = startRun(transition, isOpening: true)
        for portal in members where mayOpen(portal) {
            let turn = Double(runs[run].members.count)
            open(portal, transition, run, wait: turn * plan.transitions[transition].stagger)
        }
        completeLeftRuns()
    }

    /// Closes the portals that are open, in one transaction.
    mutating func deactivate(_ transition: Int, _ members: [Int]) {
        let run = startRun(transition, isOpening: false)
        // One that is over at once must not complete the run before the last member had its turn.
        runs[run].isGathering = true
        for portal in members where mayClose(portal) {
            join(portal, run)
            close(portal, transition)
        }
        runs[run].isGathering = false
        complete(run)
        completeLeftRuns()
    }

    /// Sets the selection of an item transition: opens, closes or transfers.
    mutating func select(_ transition: Int, _ item: Int?) {
        let open = plan.transitions[transition].members.first { portals[$0].isOpening }
        switch (open, item) {
        case (let open?, let item?): transfer(from: open, to: item)
        case (let open?, nil): deactivate(transition, [open])
        case (nil, let item?): activate(transition, [item])
        case (nil, nil): warn(plan.transitions[transition].name, "no item is selected, so none can be deactivated")
        }
    }

    /// Hands being open over to another portal, without a flight.
    mutating func transfer(from old: Int, to new: Int) {
        guard old != new else { return }
        guard portals[old].isActive else {
            warn(plan.portals[old].subject, "the portal is not active and cannot be transferred")
            return
        }
        guard !portals[new].isActive else {
            warn(plan.portals[new].subject, "the portal is active already and cannot take over")
            return
        }
        guard hasViews(new) else { return }
        interrupt(old)
        leaveRun(old)
        // What an earlier intent of the new portal still had scheduled is superseded too.
        leaveRun(new)
        emit(.transferred, plan.portals[new].subject, .text(plan.portals[old].subject))
        begin(new, acting: portals[old].acting, look: portals[old].look)
        portals[new].isFlown = true
        portals[new].isHandedOff = true
        portals[new].isFading = false
        portals[new].crossfade.set(1)
        settle(new)
        portals[old].showsLayer = false
        portals[old].isFading = false
        reset(old)
        release(.portal(old))
        completeLeftRuns()
    }

    private mutating func open(_ portal: Int, _ transition: Int, _ run: Int, wait: Double) {
        interrupt(portal)
        join(portal, run)
        emit(.activated, plan.portals[portal].subject)
        if portals[portal].isActive {
            portals[portal].isOpening = true
            portals[portal].acting = transition
            portals[portal].look = transition
            settleEnds(portal)
            needViews(portal)
        } else {
            begin(portal, acting: transition, look: transition)
            settle(portal)
        }
        showLayer(portal)
        portals[portal].stage = .pending
        schedule(.startFlight(portal: portal), after: plan.transitions[transition].delay + wait)
    }

    private mutating func close(_ portal: Int, _ transition: Int) {
        interrupt(portal)
        portals[portal].isOpening = false
        portals[portal].acting = transition
        settleEnds(portal)
        release(.portal(portal))
        if portals[portal].stage != .pending {
            startReturn(portal)
        } else if portals[portal].isFlightAnimating {
            portals[portal].stage = .flying
            scheduleEffects(portal, isOpening: false)
            scheduleEndOfReturn(portal)
        } else {
            endReturn(portal)
        }
    }

    /// Makes an inactive portal an open one, from rest.
    private mutating func begin(_ portal: Int, acting: Int?, look: Int?) {
        portals[portal].isActive = true
        portals[portal].isOpening = true
        portals[portal].acting = acting
        portals[portal].look = look
        portals[portal].captured = rectangle(of: plan.portals[portal].source)
        settleEnds(portal)
        portals[portal].effects = AnimatedEffects()
        needViews(portal)
        if !portals[portal].hasOpened { openingOrder.append(portal) }
        portals[portal].hasOpened = true
    }

    private mutating func needViews(_ portal: Int) {
        need([plan.portals[portal].source, plan.portals[portal].destination], .portal(portal))
    }

    /// Says so if a newer intent cuts the present one short.
    private mutating func interrupt(_ portal: Int) {
        if portals[portal].stage != .rest { emit(.interrupted, plan.portals[portal].subject) }
    }

    private mutating func mayOpen(_ portal: Int) -> Bool {
        guard !portals[portal].isOpening else {
            warn(plan.portals[portal].subject, "the portal is open already and cannot be activated")
            return false
        }
        return portals[portal].isActive || hasViews(portal)
    }

    private mutating func mayClose(_ portal: Int) -> Bool {
        guard !portals[portal].isOpening else { return true }
        let state = portals[portal].isActive ? "closing already" : "not active"
        warn(plan.portals[portal].subject, "the portal is \(state) and cannot be deactivated")
        return false
    }

    private mutating func hasViews(_ portal: Int) -> Bool {
        let ends = [plan.portals[portal].source, plan.portals[portal].destination]
        guard let missing = ends.first(where: { views[$0].isRemoved }) else { return true }
        warn(
            plan.portals[portal].subject, "view '\(plan.views[missing].id)' is not there, so the portal stays inactive")
        return false
    }
}

extension Plan.Transition {
    fileprivate var stagger: Double {
        if case .group(_, let stagger) = kind { stagger } else { 0 }
    }
}
