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
    /// Functions for the views at the ends, as the documentation names them.
    private var endEffects: [(targets: [String], functions: [String])] = []

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
            if effect.targets.contains(.layer) { layerEffects.append(function) }
            let targets = [LayerEffect.Target.source, .destination].filter(effect.targets.contains).map(\.rawValue)
            guard !targets.isEmpty else { continue }
            if let place = endEffects.firstIndex(where: { $0.targets == targets }) {
                endEffects[place].functions.append(function)
            } else {
                endEffects.append((targets, [function]))
            }
        }
        declaration.guidance = endEffects.map { targets, functions in
            let calls = functions.map { "`\($0)(isActive:)`" }.joined(separator: " and ")
            return "Its \(targets.joined(separator: " and ")) \(targets.count == 1 ? "needs" : "need") \(calls), too."
        }
    }

    /// The argument for the animations of both ways.
    ///
    /// - Parameters:
    ///   - played: what a play of the catalog has where the transition says nothing.
    ///   - own: what the package has.
    ///   - isOpen: the expression that is true on the way there.
    mutating func animation(
        played: AnimationText, own: AnimationText, isOpen: String, _ presets: PresetMembers
    ) -> [String] {
        let text = transition.animation ?? played
        guard let reverse = transition.reverseAnimation, reverse != text else {
            if transition.animation == nil, text == own { return [] }
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

    /// The argument for the layer, with its effects.
    ///
    /// - Parameter item: the type that the layer's closure is given; `nil`: nothing.
    mutating func layer(_ label: String, isActive: String, item: String? = nil) -> String {
        guard !layerEffects.isEmpty else { return "\(label): layer" }
        let calls = layerEffects.map { SwiftExpression.Call(".\($0)", ["isActive: \(isActive)", "isLayer: true"]) }
        let start = SwiftExpression.Call(item == nil ? "layer()" : "layer(shown)")
        function.statements.append(
            ["        let flyingLayer = {" + (item.map { " (shown: \($0)) in" } ?? "")]
                + SwiftExpression([start] + calls).lines(indent: 3, isBroken: true) + ["        }"])
        return "\(label): flyingLayer"
    }

    var declarations: [SwiftDeclaration] {
        var whole = declaration
        whole.lines = function.lines
        return effects + [whole]
    }
}

extension Transition {
    /// What a play flies with where nothing is said.
    func playedAnimation(isMirrored: Bool) -> AnimationText {
        if case .timed = handoff { return Self.portal1Animation }
        return isMirrored ? Self.mirrorAnimation : Self.portal4Animation
    }

    /// Seconds from the activation to the flight in a play.
    var playedDelay: Double {
        if let delay { return delay }
        return if case .timed = handoff { 0.06 } else { 0.05 }
    }

    /// The same in an app: Portal 4.x always waits as long.
    func flightDelay(_ target: SwiftTarget) -> Double { target == .portal4 ? Self.portal4Delay : playedDelay }

    static let portal4Delay = 0.05

    static let portal1Animation: AnimationText = ".smooth(duration: 0.42, extraBounce: 0.2)"
    static let portal4Animation: AnimationText = ".smooth(duration: 0.3)"
    static let mirrorAnimation: AnimationText = ".smooth(duration: 0.4)"
}
