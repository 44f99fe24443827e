import PortalDocument
import PortalModel

/// What a scene names is there.
enum DanglingReferences: Rule {
    static let code = "P102"

    static func findings(in checked: CheckedScene) -> [Finding] {
        var references = References(checked.index)
        references.addContexts()
        references.addPortals()
        references.addTransitions()
        references.addViewsOfPopups()
        references.addViewsOfContainers()
        references.addViewsOfHeaders()
        references.addScripts()
        return references.missing.map { reference in
            error(
                reference.subject, reference.path, "there is no \(reference.kind) '\(reference.name)' in the scene",
                suggestion(for: reference.name, among: reference.candidates).map { "did you mean '\($0)'?" })
        }
    }
}

/// Collects the references of a scene that lead nowhere. Subjects and places are put together only for those.
private struct References {
    struct Reference {
        var subject: String
        var path: JSONPath
        var kind: String
        var name: String
        var candidates: [String]
    }

    typealias Wording = () -> String
    typealias Place = () -> JSONPath

    let index: SceneIndex
    var missing: [Reference] = []

    init(_ index: SceneIndex) {
        self.index = index
    }

    var scene: Scene { index.scene }

    mutating func addContexts() {
        for (place, context) in scene.contexts.enumerated() {
            check(context.parent, "context '\(context.name)'", JSONPath()["contexts"][place]["parent"])
        }
        for (place, view) in scene.views.enumerated() {
            check(view.context, "view '\(view.id)'", JSONPath()["views"][place]["context"])
        }
    }

    mutating func addPortals() {
        for (place, portal) in scene.portals.enumerated() {
            let path = { JSONPath()["portals"][place] }
            check(portal.source, "portal '\(portal.key.title)'", path()["source"])
            check(portal.destination, "portal '\(portal.key.title)'", path()["destination"])
        }
    }

    mutating func addTransitions() {
        for (place, transition) in scene.transitions.enumerated() {
            let path = { JSONPath()["transitions"][place] }
            let subject = { "transition '\(transition.name)'" }
            switch transition.subject {
            case .portal(let id): check(id, transition.namespace, subject(), path()["portal"])
            case .group: break
            case .item(let ids):
                for (item, id) in ids.enumerated() { check(id, transition.namespace, subject(), path()["item"][item]) }
            }
        }
    }

    mutating func addViewsOfPopups() {
        for (place, popup) in scene.popups.enumerated() {
            let path = { JSONPath()["popups"][place] }
            switch popup.content {
            case .view(let view): check(view, "pop-up '\(popup.id)'", path()["view"])
            case .items(let views):
                for (item, view) in views.enumerated() { check(view, "pop-up '\(popup.id)'", path()["items"][item]) }
            }
        }
    }

    mutating func addViewsOfContainers() {
        for (place, container) in scene.delayed.enumerated() {
            for (member, view) in container.views.enumerated() {
                let path = { JSONPath()["delayed"][place]["views"][member]["view"] }
                check(view.view, "delayed container '\(container.name)'", path())
            }
        }
    }

    mutating func addViewsOfHeaders() {
        for (place, header) in scene.headers.enumerated() {
            let path = { JSONPath()["headers"][place] }
            check(header.title?.view, "header '\(header.id)'", path()["title"]["view"])
            check(header.accessory?.view, "header '\(header.id)'", path()["accessory"]["view"])
        }
    }

    mutating func addScripts() {
        for (place, script) in scene.scripts.enumerated() {
            for (number, step) in script.steps.enumerated() {
                let path = { JSONPath()["scripts"][place]["steps"][number] }
                check(step.action, "script '\(script.name)'", path())
            }
        }
    }

    private mutating func check(_ action: Script.Action, _ subject: @autoclosure Wording, _ path: @autoclosure Place) {
        switch action {
        case .activate(let name): check(name, subject(), path()["activate"])
        case .deactivate(let name): check(name, subject(), path()["deactivate"])
        case .selectPortal(let name, _): check(name, subject(), path()["select"]["transition"])
        case .selectView(let name, _): check(name, subject(), path()["select"]["popup"])
        case .transfer(let old, let new, let namespace):
            check(old, namespace, subject(), path()["transfer"]["from"])
            check(new, namespace, subject(), path()["transfer"]["to"])
        case .presentContext(let name): check(name, subject(), path()["presentContext"])
        case .dismissContext(let name): check(name, subject(), path()["dismissContext"])
        case .present(let name): check(name, subject(), path()["present"])
        case .dismiss(let name): check(name, subject(), path()["dismiss"])
        case .tapBackground(let name): check(name, subject(), path()["tapBackground"])
        case .appear(let name):
            check(name.rawValue, index.delayed[name] != nil, "delayed container", subject(), path()["appear"]) {
                $0.delayed.map(\.name.rawValue)
            }
        case .move(let view, _): check(view, subject(), path()["move"]["view"])
        case .remove(let view): check(view, subject(), path()["remove"])
        case .scroll(let name, _): check(name, subject(), path()["scroll"]["header"])
        case .endScroll(let name): check(name, subject(), path()["endScroll"])
        case .tap, .phase: break
        }
    }

    private mutating func check(
        _ name: PresentationContext.ID?, _ subject: @autoclosure Wording, _ path: @autoclosure Place
    ) {
        guard let name else { return }
        check(name.rawValue, index.contexts[name] != nil, "context", subject(), path()) {
            $0.allContexts.map(\.name.rawValue)
        }
    }

    private mutating func check(_ id: SceneView.ID?, _ subject: @autoclosure Wording, _ path: @autoclosure Place) {
        guard let id else { return }
        check(id.rawValue, index.views[id] != nil, "view", subject(), path()) { $0.views.map(\.id.rawValue) }
    }

    private mutating func check(
        _ id: Portal.ID, _ namespace: String, _ subject: @autoclosure Wording, _ path: @autoclosure Place
    ) {
        let key = Portal.Key(namespace: namespace, id: id)
        check(key.title, index.portals[key] != nil, "portal", subject(), path()) { $0.portals.map(\.key.title) }
    }

    private mutating func check(_ name: Transition.ID, _ subject: @autoclosure Wording, _ path: @autoclosure Place) {
        check(name.rawValue, index.transitions[name] != nil, "transition", subject(), path()) {
            $0.transitions.map(\.name.rawValue)
        }
    }

    private mutating func check(_ id: Popup.ID, _ subject: @autoclosure Wording, _ path: @autoclosure Place) {
        check(id.rawValue, index.popups[id] != nil, "pop-up", subject(), path()) { $0.popups.map(\.id.rawValue) }
    }

    private mutating func check(_ id: Header.ID, _ subject: @autoclosure Wording, _ path: @autoclosure Place) {
        check(id.rawValue, index.headers[id] != nil, "header", subject(), path()) { $0.headers.map(\.id.rawValue) }
    }

    private mutating func check(
        _ name: String, _ isThere: Bool, _ kind: String, _ subject: @autoclosure Wording, _ path: @autoclosure Place,
        _ candidates: (Scene) -> [String]
    ) {
        guard !isThere else { return }
        missing.append(
            Reference(subject: subject(), path: path(), kind: kind, name: name, candidates: candidates(scene)))
    }
}
