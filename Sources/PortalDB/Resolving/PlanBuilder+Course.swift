import PortalModel
import PortalPlayback

extension PlanBuilder {
    func course(_ play: Play, _ places: Reach) throws -> Plan.Course {
        switch play.kind {
        case .transition: .transition(try place(Transition.ID(play.name), places))
        case .popup: .popup(try place(Popup.ID(play.name), places))
        case .delayed: .container(try place(DelayedContainer.ID(play.name), places))
        case .header: .header(try place(Header.ID(play.name), places))
        case .script: .script(try steps(of: Script.ID(play.name), places))
        }
    }

    private func steps(of name: Script.ID, _ places: Reach) throws -> [Plan.Step] {
        guard let script = scene.scripts.first(where: { $0.name == name }) else {
            throw PlanError.missing("script", name.rawValue)
        }
        guard zip(script.steps, script.steps.dropFirst()).allSatisfy({ $0.at <= $1.at }) else {
            throw PlanError.unorderedSteps(name)
        }
        return try script.steps.map { Plan.Step(at: $0.at, action: try action($0.action, places)) }
    }

    private func action(_ action: Script.Action, _ places: Reach) throws -> Plan.Action {
        switch action {
        case .activate(let name): return .activate(transition: try place(name, places))
        case .deactivate(let name): return .deactivate(transition: try place(name, places))
        case .selectPortal(let name, let item):
            let namespace = index.transitions[name].map { scene.transitions[$0].namespace } ?? ""
            return .selectPortal(
                transition: try place(name, places), portal: try item.map { try place($0, namespace, places) })
        case .selectView(let name, let item):
            return .selectView(popup: try place(name, places), item: try item.map { try self.item($0, of: name) })
        case .transfer(let old, let new, let namespace):
            return .transfer(from: try place(old, namespace, places), to: try place(new, namespace, places))
        case .presentContext(let name): return .presentContext(try place(name, places))
        case .dismissContext(let name): return .dismissContext(try place(name, places))
        case .present(let name): return .present(popup: try place(name, places), item: 0)
        case .dismiss(let name): return .dismiss(popup: try place(name, places))
        case .tapBackground(let name): return .tapBackground(popup: try place(name, places))
        case .appear(let name): return .appear(container: try place(name, places))
        case .move(let name, let frame): return .move(view: try place(name, places), to: frame)
        case .remove(let name): return .remove(view: try place(name, places))
        case .scroll(let name, let offset): return .scroll(header: try place(name, places), offset: offset)
        case .endScroll(let name): return .endScroll(header: try place(name, places))
        case .tap(let point): return .tap(point)
        case .phase(let phase): return .phase(phase)
        }
    }

    private func place(_ name: Transition.ID, _ places: Reach) throws -> Int {
        try places.transitions.place(of: index.transitions[name], "transition", name)
    }

    private func place(_ id: Portal.ID, _ namespace: String, _ places: Reach) throws -> Int {
        try places.portals.place(of: index.portals[Portal.Key(namespace: namespace, id: id)], "portal", id)
    }

    private func place(_ name: PresentationContext.ID, _ places: Reach) throws -> Int {
        try places.contexts.place(of: index.contexts[name], "context", name)
    }

    private func place(_ name: Popup.ID, _ places: Reach) throws -> Int {
        try places.popups.place(of: index.popups[name], "pop-up", name)
    }

    private func place(_ name: DelayedContainer.ID, _ places: Reach) throws -> Int {
        try places.delayed.place(of: index.delayed[name], "delayed container", name)
    }

    private func place(_ name: SceneView.ID, _ places: Reach) throws -> Int {
        try places.views.place(of: index.views[name], "view", name)
    }

    private func place(_ name: Header.ID, _ places: Reach) throws -> Int {
        try places.headers.place(of: index.headers[name], "header", name)
    }

    /// The place of a view among a pop-up's items.
    private func item(_ view: SceneView.ID, of popup: Popup.ID) throws -> Int {
        let views = index.popups[popup].map { scene.popups[$0].content.views } ?? []
        guard let item = views.firstIndex(of: view) else {
            throw PlanError.missing("item of pop-up '\(popup)'", view.rawValue)
        }
        return item
    }
}
