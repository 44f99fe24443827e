import PortalDB
import PortalRender

extension Transition.Subject {
    var words: String {
        switch self {
        case .portal(let id): "portal \(id)"
        case .group(let group, let stagger):
            stagger > 0 ? "group \(group), \(stagger.short()) s apart" : "group \(group)"
        case .item(let ids): "one of \(ids.map(\.rawValue).joined(separator: ", "))"
        }
    }
}

extension Transition.Handoff {
    var words: String {
        switch self {
        case .completion(.removed): "completion"
        case .completion(.logicallyComplete): "logical completion"
        case .timed(let duration): duration.map { "timed, \($0.short()) s" } ?? "timed"
        }
    }
}

extension LayerConfiguration.Level {
    var word: String {
        switch self {
        case .styling: "styling"
        case .full: "full"
        case .raw: "raw"
        }
    }
}

extension Popup.Content {
    var words: String {
        switch self {
        case .view(let view): view.rawValue
        case .items(let views): "one of \(views.map(\.rawValue).joined(separator: ", "))"
        }
    }
}

extension Popup.Settings {
    var words: String {
        switch self {
        case .named(let name): name.rawValue
        case .inline: "its own"
        }
    }
}

extension Script.Action {
    /// The key of the document, and what it acts on.
    var words: String {
        switch self {
        case .activate(let name): "activate \(name)"
        case .deactivate(let name): "deactivate \(name)"
        case .selectPortal(let transition, let item): "select \(item?.rawValue ?? "nothing") in \(transition)"
        case .selectView(let popup, let item): "select \(item?.rawValue ?? "nothing") in \(popup)"
        case .transfer(let from, let to, let namespace):
            "transfer \(from) to \(to)" + (namespace.isEmpty ? "" : " in \(namespace)")
        case .presentContext(let name): "presentContext \(name)"
        case .dismissContext(let name): "dismissContext \(name)"
        case .present(let popup): "present \(popup)"
        case .dismiss(let popup): "dismiss \(popup)"
        case .tapBackground(let popup): "tapBackground \(popup)"
        case .appear(let container): "appear \(container)"
        case .move(let view, let frame): "move \(view) to \(frame.x.short()), \(frame.y.short())"
        case .remove(let view): "remove \(view)"
        case .scroll(let header, let offset): "scroll \(header) to \(offset.short())"
        case .endScroll(let header): "endScroll \(header)"
        case .tap(let point): "tap \(point.x.short()), \(point.y.short())"
        case .phase(let phase): "phase \(phase.rawValue)"
        }
    }
}

extension AnimationUse.Owner {
    var words: String {
        switch self {
        case .preset(let name): "preset \(name)"
        case .popupSettings(let name): "pop-up settings \(name)"
        case .scene(let name): "scene \(name)"
        }
    }
}
