import PortalModel

extension Scene {
    /// Portals and transitions as modifiers of Portal 1.x.
    func portals1(_ context: inout SceneContext) -> [SwiftDeclaration] {
        guard !portals.isEmpty else { return [] }
        var container = SwiftFunction(
            name: context.names.functions.name(context.lower("", kind: "Container"), kind: "Modifier"))
        container.result = ["        portalContainer(hideStatusBar: \(hidesStatusBar))"]
        let declaration = SwiftDeclaration(
            place: "scene '\(name)'", summary: "Puts the layers of scene '\(name)' above this view.",
            imports: [.portal, .swiftUI], lines: container.lines)
        return [declaration] + portals.flatMap { $0.declarations1(&context) }
            + transitions.flatMap { $0.declarations1(&context) }
    }
}

extension Portal {
    fileprivate func declarations1(_ context: inout SceneContext) -> [SwiftDeclaration] {
        let subject = context.scene.subject(of: self)
        var notes: [String] = []
        if mirror != nil { notes.append("Portal 1.x has no mirrored layers.") }
        return [("Source", source), ("Destination", destination)].map { role, view in
            let name = context.names.functions.name(context.lower(subject, kind: role), kind: "Modifier")
            var function = SwiftFunction(name: name)
            function.result =
                SwiftExpression([SwiftExpression.Call("portal\(role)", ["id: \(SwiftSpelling.literal(subject))"])])
                .lines(indent: 2)
            let declaration = SwiftDeclaration(
                place: context.place("portal", subject),
                summary: "\(role) of portal '\(subject)', for the view '\(view)'.", notes: notes,
                imports: [.portal, .swiftUI], lines: function.lines)
            notes = []
            return declaration
        }
    }
}

extension Transition {
    fileprivate func declarations1(_ context: inout SceneContext) -> [SwiftDeclaration] {
        guard case .portal(let id) = subject, let portal = context.scene.portals(of: self).first else {
            let reason =
                switch subject {
                case .portal(let id): "There is no portal '\(id)'."
                case .group: "Portal 1.x has no groups."
                case .item: "Portal 1.x has no selection."
                }
            return [
                SwiftDeclaration(
                    place: context.place("transition", name.rawValue),
                    summary: "Transition '\(name)' of scene '\(context.scene.name)' is left out.", notes: [reason])
            ]
        }
        var source = TransitionSource(self, "for portal '\(id)'", imports: [.portal, .swiftUI], &context)
        source.function.parameters = [
            "isActive: Binding<Bool>", "completion: @escaping (Bool) -> Void = { _ in }",
            "@ViewBuilder layer: @escaping () -> some View",
        ]
        var arguments = [
            "id: \(SwiftSpelling.literal(context.scene.subject(of: portal)))", "animate: isActive",
        ]
        arguments += source.animation(
            played: playedAnimation(isMirrored: portal.mirror != nil), own: Self.portal1Animation,
            isOpen: "isActive.wrappedValue", context.presets)
        var delay = delay
        switch handoff {
        case .timed(let duration):
            if let duration { arguments.append("animationDuration: \(SwiftSpelling.number(duration))") }
        case .completion:
            delay = playedDelay
            source.declaration.notes.append(
                "It hands off when its animation is complete; Portal 1.x does 0.92 s after the flight starts.")
        }
        if let delay { arguments.append("delay: \(SwiftSpelling.number(delay))") }
        if removal == .fade { source.declaration.notes.append("Portal 1.x has no fading of the layer.") }
        if configuration != nil { source.declaration.notes.append("Portal 1.x has no configuration of the layer.") }
        arguments += [source.layer("layer", isActive: "isActive.wrappedValue"), "completion: completion"]
        source.function.result =
            SwiftExpression([SwiftExpression.Call("portalTransition", arguments)])
            .lines(source.function.keyword, indent: 2)
        return source.declarations
    }
}
