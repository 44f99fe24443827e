import PortalModel

extension Scene {
    /// Portals and transitions as modifiers of Portal 4.x.
    func portals4(_ context: inout SceneContext) -> [SwiftDeclaration] {
        var declarations = portals.map { $0.declaration4(&context) }
        var types: [String: String] = [:]
        for transition in transitions where transition.selectsItems && types[transition.namespace] == nil {
            let (type, declaration) = itemType(namespace: transition.namespace, &context)
            types[transition.namespace] = type
            declarations.append(declaration)
        }
        for transition in transitions {
            declarations += transition.declarations4(itemType: types[transition.namespace] ?? "", &context)
        }
        if hidesStatusBar {
            declarations.append(
                SwiftDeclaration(
                    place: "scene '\(name)'", summary: "The container of scene '\(name)' is left out.",
                    notes: ["Portal 4.x does not hide the status bar."]))
        }
        return declarations
    }

    /// The portals of a namespace as a type that can be selected.
    private func itemType(namespace: String, _ context: inout SceneContext) -> (String, SwiftDeclaration) {
        let type = context.names.types.name(context.upper(namespace, kind: "Portal"), kind: "Item")
        var cases = SwiftNames(reserved: ["allCases", "hash", "hashValue", "id", "none", "rawValue", "some"])
        var ids: Set<Portal.ID> = []
        let own = portals.filter { $0.key.namespace == namespace && ids.insert($0.key.id).inserted }
        let lines = own.map(\.key.id.rawValue).map { id in
            let name = cases.name(SwiftIdentifier.lower([id], or: "portal"), kind: "Portal")
            return "    case \(name) = \(SwiftSpelling.literal(id))"
        }
        let space = namespace.isEmpty ? "" : " in namespace '\(namespace)'"
        let declaration = SwiftDeclaration(
            place: "scene '\(name)'", summary: "The portals of scene '\(name)'\(space), to select from.",
            imports: [.swiftUI], isType: true,
            lines: ["enum \(type): String, CaseIterable, Identifiable, Sendable {"] + lines
                + ["", "    var id: String { rawValue }", "}"])
        return (type, declaration)
    }
}

extension Transition {
    /// Whether Portal 4.x wants items for it, and not an identifier.
    fileprivate var selectsItems: Bool {
        switch subject {
        case .item: true
        case .group(_, let stagger): stagger > 0
        case .portal: false
        }
    }
}

extension Portal {
    fileprivate var identity: String {
        "id: \(SwiftSpelling.literal(key.id.rawValue))"
            + (group.map { ", groupID: \(SwiftSpelling.literal($0))" } ?? "")
    }

    fileprivate func declaration4(_ context: inout SceneContext) -> SwiftDeclaration {
        let space = key.namespace.isEmpty ? "" : ", in namespace '\(key.namespace)'"
        let views = "source '\(source)' and destination '\(destination)'\(space)"
        var declaration = SwiftDeclaration(
            place: context.place("portal", key.id.rawValue), summary: "Portal '\(key.id)': \(views).",
            imports: [.portalTransitions, .swiftUI])
        let name = context.names.functions.name(context.lower(key.id.rawValue, kind: "Portal"), kind: "Modifier")
        var function = SwiftFunction(name: name)
        if mirror == nil {
            function.parameters = ["as role: PortalRole", "in namespace: Namespace.ID"]
            let call = SwiftExpression.Call("portal", [identity, "as: role", "in: namespace"])
            function.result = SwiftExpression([call]).lines(indent: 2)
        } else {
            declaration.imports = [.portalPrivate, .swiftUI]
            declaration.summary = "Portal '\(key.id)', mirrored: \(views)."
            declaration.guidance = ["This is for its source; its destination is a `PortalPrivateDestination`."]
            function.parameters = ["in namespace: Namespace.ID"]
            let call = SwiftExpression.Call("portalSourcePrivate", [identity, "in: namespace"])
            function.result = SwiftExpression([call]).lines(indent: 2)
        }
        declaration.lines = function.lines
        return declaration
    }
}

extension Transition {
    fileprivate func declarations4(itemType: String, _ context: inout SceneContext) -> [SwiftDeclaration] {
        let own = context.scene.portals(of: self)
        let mirrors = own.compactMap(\.mirror)
        if case .portal = subject, let mirror = mirrors.first { return mirrored(mirror, &context) }
        var source = TransitionSource(self, words, imports: [.portalTransitions, .swiftUI], &context)
        if !mirrors.isEmpty {
            source.declaration.notes.append("Mirrored portals fly alone in Portal 4.x; here the layer is a view.")
        }
        var identity: [String]
        let isOpen: String
        var shown: String?
        switch subject {
        case .portal(let id):
            source.function.parameters = ["isActive: Binding<Bool>"]
            identity = ["id: \(SwiftSpelling.literal(id.rawValue))", "in: namespace", "isActive: isActive"]
            isOpen = "isActive.wrappedValue"
        case .group(let group, let stagger) where stagger > 0:
            source.function.parameters = ["items: Binding<[\(itemType)]>"]
            identity = ["items: items", "groupID: \(SwiftSpelling.literal(group))", "in: namespace"]
            isOpen = "!items.wrappedValue.isEmpty"
            shown = itemType
        case .group(let group, _):
            source.function.parameters = ["isActive: Binding<Bool>"]
            let ids = own.map { SwiftSpelling.literal($0.key.id.rawValue) }
            identity = ["ids: \(SwiftSpelling.list(ids))", "groupID: \(SwiftSpelling.literal(group))", "in: namespace"]
            identity.append("isActive: isActive")
            isOpen = "isActive.wrappedValue"
            shown = "String"
        case .item:
            source.function.parameters = ["item: Binding<\(itemType)?>"]
            identity = ["item: item", "in: namespace"]
            isOpen = "item.wrappedValue != nil"
            shown = itemType
        }
        source.function.parameters += [
            "in namespace: Namespace.ID", "completion: @escaping (Bool) -> Void = { _ in }",
            "@ViewBuilder layer: @escaping (\(shown ?? "")) -> some View",
        ]
        identity += source.animation(
            played: playedAnimation(isMirrored: !mirrors.isEmpty), own: Self.portal4Animation, isOpen: isOpen,
            context.presets)
        if removal == .fade { identity.append("transition: .fade") }
        if case .completion(.logicallyComplete) = handoff { identity.append("completionCriteria: .logicallyComplete") }
        if case .group(_, let stagger) = subject, stagger > 0 {
            identity.append("staggerDelay: \(SwiftSpelling.number(stagger))")
        }
        identity += ["completion: completion", source.layer("layerView", isActive: isOpen, item: shown)]
        source.addTimingNotes()
        let call = SwiftExpression([SwiftExpression.Call("portalTransition", identity)])
        if let configuration {
            let closure = configuration.closure
            source.function.result =
                call.lines(source.function.keyword, suffix: " { \(closure.parameters) in", indent: 2)
                + SwiftSpelling.indented(closure.lines, by: 3) + ["        }"]
        } else {
            source.function.result = call.lines(source.function.keyword, indent: 2)
        }
        return source.declarations
    }

    private func mirrored(_ mirror: Portal.Mirror, _ context: inout SceneContext) -> [SwiftDeclaration] {
        var source = TransitionSource(self, words, imports: [.portalPrivate, .swiftUI], &context)
        guard case .portal(let id) = subject else { return [] }
        source.function.parameters = [
            "isActive: Binding<Bool>", "in namespace: Namespace.ID", "completion: @escaping (Bool) -> Void = { _ in }",
        ]
        var arguments = ["id: \(SwiftSpelling.literal(id.rawValue))", "in: namespace", "isActive: isActive"]
        arguments += source.animation(
            played: playedAnimation(isMirrored: true), own: Self.mirrorAnimation, isOpen: "isActive.wrappedValue",
            context.presets)
        if case .completion(.logicallyComplete) = handoff { arguments.append("completionCriteria: .logicallyComplete") }
        let plain = Portal.Mirror()
        for (label, path) in [
            ("hidesSource", \Portal.Mirror.hidesSource), ("matchesAlpha", \.matchesAlpha),
            ("matchesTransform", \.matchesTransform), ("matchesPosition", \.matchesPosition),
        ] where mirror[keyPath: path] != plain[keyPath: path] {
            arguments.append("\(label): \(mirror[keyPath: path])")
        }
        if removal == .fade { source.declaration.notes.append("A mirrored layer does not fade.") }
        if configuration != nil { source.declaration.notes.append("A mirrored layer has no configuration.") }
        if effects.contains(where: { $0.targets.contains(.layer) }) {
            source.declaration.notes.append("A mirrored layer has no effects of its own.")
        }
        source.addTimingNotes()
        let call = SwiftExpression.Call("portalPrivateTransition", arguments + ["completion: completion"])
        source.function.result = SwiftExpression([call]).lines(source.function.keyword, indent: 2)
        return source.declarations
    }

    private var words: String {
        switch subject {
        case .portal(let id): "for portal '\(id)'"
        case .group(let group, _): "for the portals of group '\(group)'"
        case .item: "for the portal that is selected"
        }
    }
}

extension TransitionSource {
    fileprivate mutating func addTimingNotes() {
        if case .timed(let duration) = transition.handoff {
            let seconds = SwiftSpelling.number(duration ?? 0.72)
            declaration.notes.append(
                "Its hand-off is timed (\(seconds) s); Portal 4.x hands off when the animation is complete.")
        }
        let delay = transition.playedDelay
        if delay != Transition.portal4Delay {
            declaration.notes.append(
                "It starts after \(SwiftSpelling.number(delay)) s; Portal 4.x always starts after 0.05 s.")
        }
        if case .item(let items) = transition.subject, items.isEmpty {
            declaration.notes.append("It has no portals to select.")
        }
    }
}

extension Scene {
    /// The portals that a transition acts on, as far as they are there.
    func portals(of transition: Transition) -> [Portal] {
        portals.filter { portal in
            guard portal.key.namespace == transition.namespace else { return false }
            return switch transition.subject {
            case .portal(let id): portal.key.id == id
            case .group(let group, _): portal.group == group
            case .item(let ids): ids.contains(portal.key.id)
            }
        }
    }
}
