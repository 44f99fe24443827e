import PortalModel

/// What the modifiers of a transition have in common, whichever Portal they are for.
struct TransitionSource {
    let transition: Transition
    var declaration: SwiftDeclaration
    var function: SwiftFunction
    /// What is declared beside it.
    var effects: [SwiftDeclaration] = []
    /// Functions that the layer goes through.
    private var layerEffects: [String] = []

    init(_ transition: Transition, _ summary: String, imports: Set<SwiftModule>, _ context: inout SceneContext) {
        self.transition = transition
        declaration = SwiftDeclaration(
            place: context.place("transition", transition.name.rawValue),
            summary: "Transition '\(transition.name)' of scene '\(context.scene.name)', \(summary).", imports: imports)
        let name = context.names.functions.name(
            context.lower(transition.name.rawValue, kind: "Transition"), kind: "Modifier")
        function = SwiftFunction(name: name)
        for effect in transition.effects {
            guard let (declarations, function) = effect.declarations(of: transition, &context) else { continue }
            effects += declarations
            declaration.needs = max(declaration.needs, declarations.map(\.needs).max() ?? .packages)
            let own = effect.targets.subtracting([.layer])
            if effect.targets.contains(.layer) { layerEffects.append(function) }
            if !own.isEmpty {
                let targets = LayerEffect.Target.allCases.filter(own.contains).map(\.rawValue)
                declaration.summary += " Put \(function)(isActive:) on its \(targets.joined(separator: " and "))."
            }
        }
    }

    /// The argument for the animations of both ways.
    ///
    /// - Parameters:
    ///   - fallback: what the catalog's play has without an animation; `nil`: the package's own.
    ///   - isOpen: the expression that is true on the way there.
    mutating func animation(fallback: AnimationText?, isOpen: String, _ presets: PresetMembers) -> [String] {
        guard let text = transition.animation ?? fallback else {
            if transition.reverseAnimation != nil {
                declaration.notes.append("The animation of the way back is left out: that of the way there has no name.")
            }
            return []
        }
        guard let reverse = transition.reverseAnimation, reverse != text else {
            let argument = presets.argument(text, constant: "animation", &declaration, &function)
            return argument.map { ["animation: \($0)"] } ?? []
        }
        guard let open = presets.argument(text, constant: "opening", &declaration, &function),
            let close = presets.argument(reverse, constant: "closing", &declaration, &function)
        else { return [] }
        if !function.statements.isEmpty || open.count + close.count > 60 {
            function.statements += [("opening", open), ("closing", close)].compactMap { constant, argument in
                constant == argument ? nil : ["        let \(constant): Animation = \(argument)"]
            }
            return ["animation: \(isOpen) ? opening : closing"]
        }
        return ["animation: \(isOpen) ? \(open) : \(close)"]
    }

    /// The argument for the layer.
    ///
    /// - Parameter item: what the layer's closure is given, as `item`; `nil`: nothing.
    func layer(_ label: String, isActive: String, item: String? = nil) -> String {
        guard !layerEffects.isEmpty else { return "\(label): layer" }
        let modifiers = layerEffects.map { ".\($0)(isActive: \(isActive), isLayer: true)" }.joined()
        return "\(label): { \(item.map { "\($0) in " } ?? "")layer(\(item ?? ""))\(modifiers) }"
    }

    var declarations: [SwiftDeclaration] {
        var whole = declaration
        whole.lines = function.lines
        return effects + [whole]
    }
}
