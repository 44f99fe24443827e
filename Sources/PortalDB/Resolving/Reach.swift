import PortalModel

/// What a play can touch: what its plan has.
struct Reach: Sendable {
    private(set) var contexts = Places()
    private(set) var views = Places()
    private(set) var portals = Places()
    private(set) var transitions = Places()
    private(set) var popups = Places()
    private(set) var delayed = Places()
    private(set) var headers = Places()

    init(of play: Play, in index: SceneIndex) {
        switch play.kind {
        case .transition: add(transition: Transition.ID(play.name), index)
        case .popup: add(popup: Popup.ID(play.name), index)
        case .delayed: add(container: DelayedContainer.ID(play.name), index)
        case .header: add(header: Header.ID(play.name), index)
        case .script:
            let script = index.scene.scripts.first { $0.name.rawValue == play.name }
            for step in script?.steps ?? [] { add(step.action, index) }
        }
    }

    private mutating func add(_ action: Script.Action, _ index: SceneIndex) {
        switch action {
        case .activate(let transition), .deactivate(let transition), .selectPortal(let transition, _):
            add(transition: transition, index)
        case .transfer(let old, let new, let namespace):
            for id in [old, new] { add(portal: index.portals[Portal.Key(namespace: namespace, id: id)], index) }
        case .presentContext(let context), .dismissContext(let context): add(context: index.contexts[context], index)
        case .present(let popup), .dismiss(let popup), .tapBackground(let popup), .selectView(let popup, _):
            add(popup: popup, index)
        case .appear(let container): add(container: container, index)
        case .move(let view, _), .remove(let view): add(view: view, index)
        case .scroll(let header, _), .endScroll(let header): add(header: header, index)
        case .tap, .phase: break
        }
    }

    private mutating func add(transition: Transition.ID, _ index: SceneIndex) {
        guard let place = index.transitions[transition] else { return }
        transitions.insert(place)
        for portal in index.portals(of: index.scene.transitions[place]) { add(portal: portal, index) }
    }

    private mutating func add(portal: Int?, _ index: SceneIndex) {
        guard let portal else { return }
        portals.insert(portal)
        let ends = index.portalEnds[portal]
        for view in [ends.source, ends.destination] { add(view: view, index) }
    }

    private mutating func add(popup: Popup.ID, _ index: SceneIndex) {
        guard let place = index.popups[popup] else { return }
        popups.insert(place)
        for view in index.scene.popups[place].content.views { add(view: view, index) }
    }

    private mutating func add(container: DelayedContainer.ID, _ index: SceneIndex) {
        guard let place = index.delayed[container] else { return }
        delayed.insert(place)
        for member in index.scene.delayed[place].views { add(view: member.view, index) }
    }

    private mutating func add(header: Header.ID, _ index: SceneIndex) {
        guard let place = index.headers[header] else { return }
        headers.insert(place)
        let elements = [index.scene.headers[place].title, index.scene.headers[place].accessory]
        for view in elements.compactMap({ $0?.view }) { add(view: view, index) }
    }

    private mutating func add(view: SceneView.ID, _ index: SceneIndex) { add(view: index.views[view], index) }

    private mutating func add(view place: Int?, _ index: SceneIndex) {
        guard let place, views.insert(place) else { return }
        add(context: index.viewContexts[place], index)
    }

    private mutating func add(context: Int?, _ index: SceneIndex) {
        var context = context
        while let place = context, contexts.insert(place) {
            context = index.parent(of: index.allContexts[place])
        }
    }
}

extension Popup.Content {
    /// The views that the pop-up can show.
    var views: [SceneView.ID] {
        switch self {
        case .view(let view): [view]
        case .items(let views): views
        }
    }
}
