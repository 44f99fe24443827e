import PortalModel

extension Stage {
    mutating func perform(_ cue: Agenda.Cue) {
        switch cue {
        case .startFlight(let portal): startFlight(portal)
        case .handOff(let portal): handOff(portal)
        case .hideLayer(let portal): hideLayer(portal)
        case .endReturn(let portal): endReturn(portal)
        case .effect(let portal, let place): performEffect(portal, place)
        case .perform(let action): perform(action)
        }
    }

    private mutating func perform(_ action: Plan.Action) {
        switch action {
        case .activate(let transition): activate(transition, plan.transitions[transition].members)
        case .deactivate(let transition): deactivate(transition, plan.transitions[transition].members)
        case .selectPortal(let transition, let portal): select(transition, portal)
        case .transfer(let old, let new): transfer(from: old, to: new)
        case .presentContext(let context): presentContext(context)
        case .dismissContext(let context): dismissContext(context)
        case .present(let popup, let item): present(popup, item)
        case .dismiss(let popup): dismiss(popup)
        case .selectView(let popup, let item): selectItem(popup, item)
        case .tapBackground(let popup): tapBackground(popup)
        case .tap(let point): tap(point)
        case .appear(let container): appear(container)
        case .move(let view, let frame): move(view, to: frame)
        case .remove(let view): remove(view)
        case .scroll(let header, let offset): scroll(header, to: offset)
        case .endScroll(let header): endScroll(header)
        case .phase(let phase): self.phase = phase
        }
    }
}

extension Plan {
    /// The steps that a play starts with: a script's own, or those that stand for playing one thing.
    func openingSteps(fps: Int) -> [Step] {
        switch course {
        case .transition(let transition): [Step(at: 0, action: opening(transition))]
        case .popup(let popup): [Step(at: 0, action: opening(popup: popup))]
        case .container(let container): [Step(at: 0, action: .appear(container: container))]
        case .header(let header): scrolling(header, fps: fps)
        case .script(let steps): steps
        }
    }

    private func opening(_ transition: Int) -> Action {
        guard case .item = transitions[transition].kind else { return .activate(transition: transition) }
        return .selectPortal(transition: transition, portal: transitions[transition].members.first)
    }

    private func opening(popup: Int) -> Action {
        popups[popup].items.count == 1 ? .present(popup: popup, item: 0) : .selectView(popup: popup, item: 0)
    }

    /// Scrolls from rest through the whole range within half a second, and lets go.
    private func scrolling(_ header: Int, fps: Int) -> [Step] {
        let end = headers[header].start + HeaderGeometry.range
        let last = fps / 2
        let scrolls = (0...last).map { index in
            let offset = index == last ? end : end * Double(index) / Double(last)
            return Step(at: Double(index) / Double(fps), action: .scroll(header: header, offset: offset))
        }
        return scrolls + [Step(at: Double(last) / Double(fps), action: .endScroll(header: header))]
    }
}
