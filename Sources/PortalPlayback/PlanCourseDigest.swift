import PortalModel

extension Plan.Course {
    func append(to bytes: inout CanonicalBytes) {
        switch self {
        case .transition(let transition): bytes.append("transition", transition)
        case .popup(let popup): bytes.append("popup", popup)
        case .container(let container): bytes.append("container", container)
        case .header(let header): bytes.append("header", header)
        case .script(let steps):
            bytes.append("script", steps.count)
            for step in steps {
                bytes.append(step.at)
                step.action.append(to: &bytes)
            }
        }
    }
}

extension Plan.Action {
    fileprivate func append(to bytes: inout CanonicalBytes) {
        switch self {
        case .activate(let transition): bytes.append("activate", transition)
        case .deactivate(let transition): bytes.append("deactivate", transition)
        case .selectPortal(let transition, let portal): bytes.append("selectPortal", transition, portal ?? -1)
        case .transfer(let old, let new): bytes.append("transfer", old, new)
        case .presentContext(let context): bytes.append("presentContext", context)
        case .dismissContext(let context): bytes.append("dismissContext", context)
        case .present(let popup, let item): bytes.append("present", popup, item)
        case .dismiss(let popup): bytes.append("dismiss", popup)
        case .selectView(let popup, let item): bytes.append("selectView", popup, item ?? -1)
        case .tapBackground(let popup): bytes.append("tapBackground", popup)
        case .tap(let point):
            bytes.append("tap")
            point.append(to: &bytes)
        case .appear(let container): bytes.append("appear", container)
        case .move(let view, let frame):
            bytes.append("move", view)
            frame.append(to: &bytes)
        case .remove(let view): bytes.append("remove", view)
        case .scroll(let header, let offset):
            bytes.append("scroll", header)
            bytes.append(offset)
        case .endScroll(let header): bytes.append("endScroll", header)
        case .phase(let phase): bytes.append("phase " + phase.rawValue)
        }
    }
}

extension CanonicalBytes {
    fileprivate mutating func append(_ word: String, _ places: Int...) {
        append(word)
        for place in places { append(place) }
    }
}
